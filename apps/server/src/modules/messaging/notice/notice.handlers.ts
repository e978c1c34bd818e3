import type { Handlers } from "../../../contract/handler.ts";
import { pageOf } from "../../../core/paging.ts";
import type { Db } from "../../../db/client.ts";
import {
  actorsOf,
  clearInteractions,
  clearSystems,
  countNotices,
  countSystemNotices,
  listNotices,
  listSystemNotices,
  moveCounts,
  type NoticeKind,
  type SystemKind,
  saveSettings,
  settingsOf,
  unreadOf,
} from "../../notifications/index.ts";
import { clearDialogs } from "../message/dialog.queries.ts";

const idOrEmpty = (id: string) => (id === "0" ? "" : id);
const flag = (value: boolean) => (value ? (1 as const) : (0 as const));
const NORMAL = 1;

/** Kinds of notifications by section of the list. */
const sections: Record<string, readonly NoticeKind[]> = {
  reply: ["reply"],
  mention: ["mention"],
  like: ["like", "favorite"],
  follow: ["follow"],
};

async function settings(db: Db, userId: string) {
  const row = await settingsOf(db, userId);
  return {
    reply: flag(row?.reply ?? true),
    mention: flag(row?.mention ?? true),
    like: flag(row?.like ?? true),
    follow: flag(row?.follow ?? true),
    messageFrom: row?.messageFrom === "mutual" ? ("mutual" as const) : ("all" as const),
  };
}

export const noticeHandlers = {
  async unreadNotification({ db, viewer }) {
    return unreadOf(db, viewer.id);
  },

  async readAll({ db, viewer }) {
    await db.transaction(async (tx) => {
      const dialogs = await clearDialogs(tx, viewer.id);
      const interactions = await clearInteractions(tx, viewer.id);
      const systems = await clearSystems(tx, viewer.id);
      if (dialogs.unread + interactions + systems === 0) return;
      const change = { dialogs: -dialogs.unread, interactions: -interactions, systems: -systems };
      await moveCounts(tx, viewer.id, change, dialogs.peerIds);
    });
  },

  async noticeRead({ db, viewer, body: { section } }) {
    await db.transaction(async (tx) => {
      const read = await (section === "posts" ? clearInteractions : clearSystems)(tx, viewer.id);
      if (read === 0) return;
      await moveCounts(tx, viewer.id, section === "posts" ? { interactions: -read } : { systems: -read });
    });
  },

  async postNoticeList({ db, viewer, query, clock }) {
    const kinds = query.section && sections[query.section];
    const [rows, total] = await Promise.all([
      listNotices(db, viewer.id, kinds, pageOf(query)),
      countNotices(db, viewer.id, kinds),
    ]);
    const actors = await actorsOf(db, [...new Set(rows.flatMap((row) => row.actorIds))]);
    return {
      total,
      rows: rows.flatMap((row) => {
        const members = row.actorIds.flatMap((id) => actors.get(String(id)) ?? []);
        const user = members[0];
        if (!user) return [];
        const isThreadGone = row.threadId !== "0" && row.threadStatus !== NORMAL;
        const isGone = isThreadGone || (row.postId !== "0" && row.postStatus !== NORMAL);
        const [image] = row.threadImages ?? [];
        return {
          id: row.id,
          kind: row.kind as NoticeKind,
          user,
          users: members,
          userCount: row.actorCount,
          threadId: idOrEmpty(row.threadId),
          threadTitle: isThreadGone ? "" : row.title || row.threadExcerpt || "",
          threadImage: isThreadGone ? "" : (image?.thumbnailUrl ?? image?.url ?? ""),
          postId: idOrEmpty(row.postId),
          // For a reply, `postId` is the reply; for a like, it is the liked comment.
          toComment: flag(
            row.kind === "reply"
              ? row.threadAuthorId !== viewer.id
              : row.kind === "like" && row.postId !== "0",
          ),
          excerpt: isGone ? "" : row.excerpt,
          isDeleted: flag(isGone),
          isRead: flag(row.unread === 0),
          createdAt: clock.format(row.updatedAt),
        };
      }),
    };
  },

  async systemNoticeList({ db, viewer, query, clock }) {
    const [rows, total] = await Promise.all([
      listSystemNotices(db, viewer.id, pageOf(query)),
      countSystemNotices(db, viewer.id),
    ]);
    return {
      total,
      rows: rows.map(({ id, kind, title, content, link, linkText, createdAt, readAt }) => ({
        id,
        kind: kind as SystemKind,
        title,
        content,
        link,
        linkText,
        isRead: flag(readAt !== null),
        createdAt: clock.format(createdAt),
      })),
    };
  },

  async noticeSettings({ db, viewer }) {
    return settings(db, viewer.id);
  },

  async noticeSettingsUpdate({ db, viewer, body: { messageFrom, ...switches } }) {
    const change = Object.fromEntries(Object.entries(switches).map(([kind, value]) => [kind, value === 1]));
    await saveSettings(db, viewer.id, { ...change, ...(messageFrom && { messageFrom }) });
    return settings(db, viewer.id);
  },
} satisfies Pick<
  Handlers,
  | "unreadNotification"
  | "readAll"
  | "noticeRead"
  | "postNoticeList"
  | "systemNoticeList"
  | "noticeSettings"
  | "noticeSettingsUpdate"
>;
