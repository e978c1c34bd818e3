import type { AnswerOf, Thread } from "@lenscape/api/types";
import { Card, CardHeader } from "@lenscape/ui/card";
import { Link } from "@lenscape/ui/link";
import { Tag } from "@lenscape/ui/tag";
import { useQuery } from "@tanstack/react-query";
import { similarText } from "#copy/question-text.ts";
import { threadText as text } from "#copy/thread-text.ts";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { useNear } from "#shell/navigation/use-near-viewport.ts";
import { hotToday, onwardFrom, relatedTo } from "../queries.ts";

type Row = AnswerOf<"threadRelated">[number];

const hrefOf = { issue: paths.knownIssue, faq: paths.faq, question: paths.thread, thread: paths.thread };

/**
 * What is like a thread: known issues, solved questions and other threads, except for those that stand above already
 * (`Onward`). Asked for once the reader comes near.
 */
export function Related({ thread: { id: threadId } }: { thread: Pick<Thread, "id"> }) {
  const { api } = useApp();
  const [place, near] = useNear();
  const { data: found = [] } = useQuery({ ...relatedTo(api, threadId), enabled: near });
  const { data: hot } = useQuery(hotToday(api));
  const above = new Set(onwardFrom(threadId, hot).map(({ id }) => paths.thread(id)));
  const rows = found.filter(({ kind, id }: Row) => !above.has(hrefOf[kind](id)));
  if (rows.length === 0) return <span ref={place} className="block" />;
  return (
    <Card className="mt-4 pb-2 lg:px-4 max-md:mt-2 max-md:rounded-none max-md:border-x-0">
      <CardHeader title={text.related} />
      <ul>
        {rows.map(({ kind, id, title }: Row) => (
          <li key={`${kind} ${id}`}>
            <Link
              href={hrefOf[kind](id)}
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
