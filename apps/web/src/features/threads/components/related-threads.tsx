import type { AnswerOf, Thread } from "@lenscape/api/types";
import { Card, CardHeader } from "@lenscape/ui/card";
import { Link } from "@lenscape/ui/link";
import { Tag } from "@lenscape/ui/tag";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { useNearViewport } from "#shell/navigation/use-near-viewport.ts";
import { similarText } from "#shell/threads/text.ts";
import { getNextThreads, hotThreads, relatedThreads } from "../queries.ts";
import { threadText as text } from "../text.ts";

type Row = AnswerOf<"threadRelated">[number];

const pathsByKind = { issue: paths.knownIssue, faq: paths.faq, question: paths.thread, thread: paths.thread };

/**
 * Known issues, solved questions and threads similar to a thread, without those that `TodaysThreads` shows above. Loads
 * when it is near the viewport.
 */
export function RelatedThreads({ thread: { id: threadId } }: { thread: Pick<Thread, "id"> }) {
  const { api } = useApp();
  const [ref, isNear] = useNearViewport();
  const { data: related = [] } = useQuery({ ...relatedThreads(api, threadId), enabled: isNear });
  const { data: hot } = useQuery(hotThreads(api));
  const shownAbove = new Set(getNextThreads(threadId, hot).map(({ id }) => paths.thread(id)));
  const rows = related.filter(({ kind, id }: Row) => !shownAbove.has(pathsByKind[kind](id)));
  if (rows.length === 0) return <span ref={ref} className="block" />;
  return (
    <Card className="mt-4 rounded-none border-0 border-t bg-transparent pb-2 md:-mx-4 max-md:mt-2">
      <CardHeader title={text.related} />
      <ul>
        {rows.map(({ kind, id, title }: Row) => (
          <li key={`${kind} ${id}`}>
            <Link
              href={pathsByKind[kind](id)}
              className="flex min-h-10 items-center gap-2 px-4 py-2 hover:bg-surface-hover hover:text-brand-text"
            >
              <span className="line-clamp-2 min-w-0 grow wrap-anywhere">{title}</span>
              {kind !== "thread" && (
                <Tag tone={kind === "question" ? "brand" : "neutral"}>{similarText.kinds[kind]}</Tag>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
