import { Card, CardHeader } from "@lenscape/ui/card";
import { useQuery } from "@tanstack/react-query";
import { useApp, useMember } from "#lib/app.tsx";
import { myQuestions } from "../question-list-queries.ts";
import { questionsText as text } from "../text.ts";

const PLACEHOLDERS = ["–", "–", "–"];

/**
 * Card with the member's number of questions, answers and accepted answers. Shows dashes while loading, and in the slot
 * that server-rendered pages reserve for members.
 */
export function OwnQuestionsCard() {
  const { api } = useApp();
  const { hasLogin } = useMember();
  const { data } = useQuery({ ...myQuestions(api), enabled: hasLogin });
  const counts = data ? [data.asked, data.answered, data.accepted] : PLACEHOLDERS;
  return (
    <Card data-visitor={hasLogin ? undefined : ""} className={hasLogin ? "" : "hidden in-data-member:block"}>
      <CardHeader title={text.ownTitle} />
      <dl className="grid grid-cols-3 px-4 pb-4 text-center">
        {counts.map((count, index) => (
          <div key={text.ownCounts[index]} className="grid">
            <dt className="order-1 text-meta text-text-muted">{text.ownCounts[index]}</dt>
            <dd key={count} className="font-semibold text-title tabular-nums">
              {count}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
