import type { Thread } from "@lenscape/api/types";
import { Avatar } from "@lenscape/ui/avatar";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { SideCard } from "@lenscape/ui/side-card";
import { paths } from "#paths";
import { commentsText as text } from "../text.ts";
import { useAuthorReplies } from "../use-author-replies.ts";

const MAX_ROWS = 3;

/** Sidebar card of a thread: comments with the author's replies, each linked. Renders nothing without such replies. */
export function AuthorReplies({ thread }: { thread: Pick<Thread, "id"> }) {
  const { rows, count } = useAuthorReplies(thread);
  if (rows.length === 0) return null;
  return (
    <SideCard
      title={count === undefined ? text.authorReplies : fillText(text.authorReplyCount, { n: count })}
    >
      <ul className="grid">
        {rows.slice(0, MAX_ROWS).map(({ id, comment, text: reply }) => (
          <li key={id}>
            <Link
              href={paths.comment(thread.id, id)}
              className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2.5 px-4 py-2 text-meta hover:bg-surface-hover focus-visible:-outline-offset-2"
            >
              <Avatar src={comment.avatar} name={comment.nickname} size={20} />
              <span className="truncate text-text-muted">{comment.text || comment.nickname}</span>
              <span className="col-start-2 truncate">{reply}</span>
            </Link>
          </li>
        ))}
      </ul>
    </SideCard>
  );
}
