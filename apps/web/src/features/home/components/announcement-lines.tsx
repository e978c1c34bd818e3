import type { AnswerOf } from "@lenscape/api/types";
import { safeInternalPath } from "@lenscape/richtext/links";
import { IconButton } from "@lenscape/ui/icon-button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { useQuery } from "@tanstack/react-query";
import { Megaphone, X } from "lucide-react";
import { useState } from "react";
import { useApp, useMember } from "#lib/app.tsx";
import { localStore, readJson, writeJson } from "#lib/storage.ts";
import { paths } from "#paths";
import { ownAnnouncements } from "#shell/live/announcements.ts";
import { homeText as text } from "../text.ts";

type Rows = AnswerOf<"announcementMine">;

/** Maximum number of announcements on the page. Hiding one shows the next. */
const MAX_VISIBLE = 3;
/** Maximum number of announcements in the response. In a full response, a current announcement may be missing. */
const RESPONSE_LIMIT = 20;

const getStorageKey = (userId: string) => `lenscape.announcements.${userId}`;

function readHiddenIds(userId: string): string[] {
  const ids = readJson(localStore, getStorageKey(userId));
  return Array.isArray(ids) ? ids.map(String) : [];
}

/** Current announcements of the operators, for members. */
export function Announcements() {
  const { api } = useApp();
  const { hasLogin, userId } = useMember();
  const { data = [] } = useQuery({ ...ownAnnouncements(api), enabled: hasLogin });
  return hasLogin && data.length > 0 ? <AnnouncementLines rows={data} userId={userId} /> : null;
}

/** Announcements that the member can hide in this browser. They stay in the list of notifications. */
export function AnnouncementLines({ rows, userId }: { rows: Rows; userId: string }) {
  const [hiddenIds, setHiddenIds] = useState(() => readHiddenIds(userId));
  const hide = (id: string) => {
    // Forgets the IDs of announcements that have ended.
    const current =
      rows.length < RESPONSE_LIMIT
        ? hiddenIds.filter((hiddenId) => rows.some((row) => row.id === hiddenId))
        : hiddenIds;
    const ids = [...current, id];
    setHiddenIds(ids);
    writeJson(localStore, getStorageKey(userId), ids);
  };
  const visible = rows.filter(({ id }) => !hiddenIds.includes(id)).slice(0, MAX_VISIBLE);
  if (visible.length === 0) return null;
  return (
    <section aria-label={text.announcements} className="grid gap-2 max-md:px-4">
      {visible.map(({ id, title, content, link }) => (
        <article key={id} className="flex items-start gap-3 rounded-media bg-brand-soft px-4 py-3">
          <Megaphone
            aria-hidden="true"
            size="1.125rem"
            strokeWidth={1.7}
            className="mt-0.75 flex-none text-brand-text"
          />
          <div className="min-w-0 grow">
            <h2 className="wrap-anywhere font-semibold">{title}</h2>
            {content && <p className="wrap-anywhere line-clamp-3 text-meta text-text-secondary">{content}</p>}
            <Link
              href={(link && safeInternalPath(link)) || paths.messages("system")}
              className="text-brand-text text-meta hover:underline"
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
