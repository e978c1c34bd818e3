import { Card, CardHeader } from "@lenscape/ui/card";
import { useQuery } from "@tanstack/react-query";
import { useApp, useMember } from "#lib/app.tsx";
import { myQuestions } from "../question-list-queries.ts";
import { questionsText as text } from "../text.ts";

const UNKNOWN = ["–", "–", "–"];

/**
 * How many questions I have asked and answered, and how many of my answers are accepted; dashes until that is known, and in
 * the room that a page of the server keeps for members.
 */
export function MyCard() {
  const { api } = useApp();
  const { hasLogin } = useMember();
  const { data } = useQuery({ ...myQuestions(api), enabled: hasLogin });
  const counts = data ? [data.asked, data.answered, data.accepted] : UNKNOWN;
  return (
    <Card data-visitor={hasLogin ? undefined : ""} className={hasLogin ? "" : "hidden in-data-member:block"}>
      <CardHeader title={text.mine} />
      <dl className="grid grid-cols-3 px-4 pb-4 text-center">
        {counts.map((n, at) => (
          <div key={text.counts[at]} className="grid">
            <dt className="order-1 text-sm text-text-muted">{text.counts[at]}</dt>
            <dd className="font-semibold text-lg tabular-nums">{n}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
