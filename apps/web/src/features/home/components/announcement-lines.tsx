import type { AnswerOf } from "@lenscape/api/types";
import { safeInternalPath } from "@lenscape/richtext/links";
import { IconButton } from "@lenscape/ui/icon-button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { Megaphone, X } from "lucide-react";
import { useState } from "react";
import { homeText as text } from "#copy/home-text.ts";
import { paths } from "#paths";

type Rows = AnswerOf<"announcementMine">;

/** So many are seen at a time; the next ones come as they are put away. */
const SHOWN = 3;
/** So many come at most: then one that did not come may be there still. */
const MOST = 20;

const keyOf = (userId: string) => `lenscape.announcements.${userId}`;

function readHidden(userId: string): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? "[]");
    return Array.isArray(ids) ? ids.map(String) : [];
  } catch {
    return [];
  }
}

/** What is announced, each until I put it away in this browser; it stays among the notices. */
export default function AnnouncementLines({ rows, userId }: { rows: Rows; userId: string }) {
  const [hidden, setHidden] = useState(() => readHidden(userId));
  const hide = (id: string) => {
    // Those that are over are forgotten.
    const kept = rows.length < MOST ? hidden.filter((each) => rows.some((row) => row.id === each)) : hidden;
    const ids = [...kept, id];
    setHidden(ids);
    try {
      localStorage.setItem(keyOf(userId), JSON.stringify(ids));
    } catch {
      // Where nothing can be kept it is back after the next load.
    }
  };
  const shown = rows.filter(({ id }) => !hidden.includes(id)).slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <section aria-label={text.announcements} className="grid gap-2 max-md:px-4">
      {shown.map(({ id, title, content, link }) => (
        <article key={id} className="flex items-start gap-3 rounded-lg bg-brand-soft px-4 py-3">
          <Megaphone
            aria-hidden="true"
            size="1.125rem"
            strokeWidth={1.7}
            className="mt-0.75 flex-none text-brand-text"
          />
          <div className="min-w-0 grow">
            <h2 className="wrap-anywhere font-semibold">{title}</h2>
            {content && <p className="wrap-anywhere line-clamp-3 text-sm text-text-secondary">{content}</p>}
            <Link
              href={(link && safeInternalPath(link)) || paths.messages("system")}
              className="text-brand-text text-sm hover:underline"
            >
              {text.openAnnouncement}
            </Link>
          </div>
          <IconButton
            size="sm"
            aria-label={fillText(text.hideAnnouncement, { title })}
            onClick={() => hide(id)}
          >
            <X aria-hidden="true" strokeWidth={1.7} />
          </IconButton>
        </article>
      ))}
    </section>
  );
}
