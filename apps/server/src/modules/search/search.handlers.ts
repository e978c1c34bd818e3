import type { Handlers } from "../../contract/handler.ts";
import { pageOf } from "../../core/paging.ts";
import { countKeywords, deleteKeyword, deleteKeywords, listKeywords } from "./search.queries.ts";

/** Handlers for a member's search history (API-026, API-031, API-049). */
export const searchHandlers = {
  async searchHistory({ db, viewer, query }) {
    const { limit, offset } = pageOf(query);
    const [rows, total] = await Promise.all([
      listKeywords(db, viewer.id, limit, offset),
      countKeywords(db, viewer.id),
    ]);
    return { rows, total };
  },

  async delSearch({ db, viewer, body }) {
    await deleteKeyword(db, viewer.id, body.keyword.trim());
  },

  async clearUserSearch({ db, viewer }) {
    await deleteKeywords(db, viewer.id);
  },
} satisfies Pick<Handlers, "searchHistory" | "delSearch" | "clearUserSearch">;
