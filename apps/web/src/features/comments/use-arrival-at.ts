import type { Post } from "@lenscape/api/types";
import { commentAnchor } from "@lenscape/ui/comment-item";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";

const ANCHOR = `#${commentAnchor("")}`;
/** How many pages are looked through for the comment an address names. */
const PAGES = 10;

interface CommentList {
  data: { pages: unknown[] } | undefined;
  hasNextPage: boolean;
  isFetching: boolean;
  fetchNextPage: () => unknown;
}

/**
 * The comment or reply that the address's anchor names. Pages are fetched until it is there; then it comes into view
 * and takes the focus, once.
 */
export function useArrivalAt(rows: readonly Post[], list: CommentList): string | undefined {
  const { hash } = useLocation();
  const id = hash.startsWith(ANCHOR) ? hash.slice(ANCHOR.length) : undefined;
  const found = rows.some((row) => row.id === id || row.replies.some((reply) => reply.id === id));
  const { data, hasNextPage, isFetching, fetchNextPage } = list;
  const searching = id !== undefined && !found && hasNextPage && !isFetching;
  useEffect(() => {
    if (searching && data && data.pages.length < PAGES) void fetchNextPage();
  }, [searching, data, fetchNextPage]);
  useEffect(() => {
    const target = found && id ? document.getElementById(commentAnchor(id)) : null;
    target?.scrollIntoView({ block: "center" });
    target?.focus({ preventScroll: true });
  }, [found, id]);
  return id;
}
