import type { Post } from "@lenscape/api/types";
import { commentAnchor } from "@lenscape/ui/comment-item";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";

const ANCHOR = `#${commentAnchor("")}`;
/** How many pages are looked through for the comment an address names. */
const PAGES = 10;

interface Pages {
  data: { pages: unknown[] } | undefined;
  hasNextPage: boolean;
  isFetching: boolean;
  fetchNextPage: () => unknown;
}

/** What the address's anchor names: a comment, or a reply under one; and that comment, once it is known. */
export type AnchoredComment = [id?: string, commentId?: string];

/**
 * The comment or reply that the address's anchor names. Pages are fetched until its comment is there; the comment then
 * shows the replies that did not come with it (`useScrollIntoView`).
 */
export function useAnchoredComment(rows: readonly Post[], list: Pages): AnchoredComment {
  const { api } = useApp();
  const { hash } = useLocation();
  const id = hash.startsWith(ANCHOR) ? hash.slice(ANCHOR.length) : undefined;
  const shown = rows.find((row) => hasAnchored(row, id))?.id;
  const { data: root } = useQuery({
    ...apiQuery(api, "replyList", { query: { postId: id ?? "" } }),
    enabled: !!id && !shown,
  });
  const commentId = shown ?? root?.rows[0]?.parentId;
  const { data, hasNextPage, isFetching, fetchNextPage } = list;
  const searching = !!id && !rows.some((row) => row.id === commentId) && hasNextPage && !isFetching;
  useEffect(() => {
    if (searching && data && data.pages.length < PAGES) void fetchNextPage();
  }, [searching, data, fetchNextPage]);
  return [id, commentId];
}

/** Whether a comment is the named one, or the named reply came with it. */
export const hasAnchored = ({ id, replies }: Post, named: string | undefined): boolean =>
  id === named || replies.some((reply) => reply.id === named);

/** Brings a comment or reply into view and returns it the focus, once, as soon as it is there to be named. */
export function useScrollIntoView(id: string | false | undefined): void {
  useEffect(() => {
    const target = id && document.getElementById(commentAnchor(id));
    if (!target) return;
    target.scrollIntoView({ block: "center" });
    target.focus({ preventScroll: true });
  }, [id]);
}
