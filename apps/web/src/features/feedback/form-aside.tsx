import { Button } from "@lenscape/ui/button";
import { Card, CardHeader } from "@lenscape/ui/card";
import { useQuery } from "@tanstack/react-query";
import { feedbackText as text } from "#copy/feedback.ts";
import { useApp } from "#lib/app.tsx";
import { similarIssues } from "./queries.ts";
import { IssueTag } from "./tags.tsx";
import { useMeToo } from "./use-me-too.ts";

/** The word of a title that known issues are searched by: its longest run of letters. */
const wordOf = (title: string) =>
  title
    .split(/[\s，。、；：！？,.;:!?]+/u)
    .sort((a, b) => b.length - a.length)[0]
    ?.slice(0, 4) ?? "";

/** Known issues that look like what is being written, and what happens after. */
export function FormAside({ title }: { title: string }) {
  const { api } = useApp();
  const word = wordOf(title);
  const { data } = useQuery({ ...similarIssues(api, word), enabled: word !== "" });
  const [met, toggle] = useMeToo();
  const rows = word ? (data?.rows ?? []) : [];
  return (
    <>
      {rows.length > 0 && (
        <Card className="overflow-clip">
          <CardHeader title={text.alike} />
          {rows.map((issue) => (
            <div key={issue.id} className="grid gap-2 border-border border-t p-4">
              <p className="flex items-start justify-between gap-2">
                <b className="min-w-0 font-medium wrap-anywhere">{issue.title}</b>
                <IssueTag issue={issue} />
              </p>
              <p className="text-text-muted text-xs tabular-nums">
                {text.alikeCount.replace("{n}", String(issue.meTooCount))}
                {issue.expectedIn && `，${text.expected.replace("{version}", issue.expectedIn)}`}
              </p>
              <Button tone="soft" block disabled={met.has(issue.id)} onClick={() => toggle(issue.id)}>
                {met.has(issue.id) ? text.alikeDone : text.alikeMine}
              </Button>
            </div>
          ))}
        </Card>
      )}
      <Card>
        <CardHeader title={text.after} />
        <p className="px-4 pb-4 text-sm text-text-secondary leading-[1.7]">{text.afterText}</p>
      </Card>
    </>
  );
}
