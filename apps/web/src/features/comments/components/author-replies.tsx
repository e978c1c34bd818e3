import type { Thread } from "@lenscape/api/types";
import { Avatar } from "@lenscape/ui/avatar";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { SideCard } from "@lenscape/ui/side-card";
import { threadText as text } from "#copy/thread-text.ts";
import { paths } from "#paths";
import { useAuthorReplies } from "../use-author-replies.ts";

const SHOWN = 3;

/** Next to a thread: what was asked and what its author answered, each leading there. Nothing where nobody was answered. */
export function AuthorReplies({ thread }: { thread: Pick<Thread, "id"> }) {
  const { rows, count } = useAuthorReplies(thread);
  if (rows.length === 0) return null;
  return (
    <SideCard title={count === undefined ? text.authorReplies : fillText(text.authorRepliesOf, { n: count })}>
      <ul className="grid">
        {rows.slice(0, SHOWN).map(({ id, asked, text: said }) => (
          <li key={id}>
            <Link
              href={paths.comment(thread.id, id)}
              className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2.5 px-4 py-2 text-sm hover:bg-surface-hover focus-visible:-outline-offset-2"
            >
              <Avatar src={asked.avatar} name={asked.nickname} size={20} />
              <span className="truncate text-text-muted">{asked.text || asked.nickname}</span>
              <span className="col-start-2 truncate">{said}</span>
            </Link>
          </li>
        ))}
      </ul>
    </SideCard>
  );
}
