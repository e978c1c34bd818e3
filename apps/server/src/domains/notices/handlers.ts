import type { Handlers } from "../../contract/handler.ts";
import { pageOf } from "../../core/paging.ts";
import { countNotices, listNotices, markAllRead, type NoticeKind, unreadOf } from "./queries.ts";

const idOrEmpty = (id: string) => (id === "0" ? "" : id);

export const noticeHandlers = {
  async unreadNotification({ db, viewer }) {
    return unreadOf(db, viewer.id);
  },

  async readAll({ db, viewer }) {
    await markAllRead(db, viewer.id);
  },

  async postNoticeList({ db, viewer, query, clock }) {
    const { limit, offset } = pageOf(query);
    const [rows, total] = await Promise.all([
      listNotices(db, viewer.id, limit, offset),
      countNotices(db, viewer.id),
    ]);
    return {
      total,
      rows: rows.map((row) => ({
        id: row.id,
        kind: row.kind as NoticeKind,
        user: row.actor,
        threadId: idOrEmpty(row.threadId),
        threadTitle: row.title || row.threadExcerpt || "",
        postId: idOrEmpty(row.postId),
        excerpt: row.excerpt,
        isRead: row.readAt ? (1 as const) : (0 as const),
        createdAt: clock.format(row.createdAt),
      })),
    };
  },
} satisfies Pick<Handlers, "unreadNotification" | "readAll" | "postNoticeList">;
