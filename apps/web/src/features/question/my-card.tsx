import { Card, CardHeader } from "@lenscape/ui/card";
import { useQuery } from "@tanstack/react-query";
import { questionsText as text } from "#copy/questions.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { myQuestions } from "./list-queries.ts";

/** How many questions I have asked and answered, and how many of my answers are accepted. */
export function MyCard() {
  const { api } = useApp();
  const { hasLogin } = useMember();
  const { data } = useQuery({ ...myQuestions(api), enabled: hasLogin });
  if (!data) return null;
  const { asked, answered, accepted } = data;
  return (
    <Card>
      <CardHeader title={text.mine} />
      <dl className="grid grid-cols-3 px-4 pb-4 text-center">
        {([asked, answered, accepted] as const).map((n, at) => (
          <div key={text.counts[at]} className="grid">
            <dt className="order-1 text-sm text-text-muted">{text.counts[at]}</dt>
            <dd className="font-semibold text-lg tabular-nums">{n}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
