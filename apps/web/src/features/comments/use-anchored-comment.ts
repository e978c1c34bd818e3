import type { Post } from "@lenscape/api/types";
import { commentAnchor } from "@lenscape/ui/comment-item";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useApp } from "#lib/app.tsx";
import { apiQuery, isNotFoundError } from "#lib/query.ts";

const ANCHOR = `#${commentAnchor("")}`;
/** Maximum number of pages searched for the comment in the URL. */
const MAX_PAGES = 10;

interface CommentPages {
  data: { pages: unknown[] } | undefined;
  hasNextPage: boolean;
  isFetching: boolean;
  fetchNextPage: () => unknown;
}

interface AnchoredComment {
  /** ID in the hash of the URL, of a comment or a reply. */
  id?: string;
  /** ID of its top-level comment once it is known. */
  commentId?: string;
  /** Whether the comment no longer exists. */
  isGone: boolean;
}

/**
 * Returns the comment or reply that the hash of the URL names. Fetches pages until its top-level comment is loaded. The
 * comment then loads its remaining replies and scrolls to the anchor (`useScrollIntoView`).
 */
export function useAnchoredComment(rows: readonly Post[], list: CommentPages): AnchoredComment {
  const { api } = useApp();
  const { hash } = useLocation();
  const id = hash.startsWith(ANCHOR) ? hash.slice(ANCHOR.length) : undefined;
  const loadedId = rows.find((row) => hasAnchored(row, id))?.id;
  const { data: root, error } = useQuery({
    ...apiQuery(api, "replyList", { query: { postId: id ?? "" } }),
    enabled: !!id && !loadedId,
  });
  const commentId = loadedId ?? root?.rows[0]?.parentId;
  const { data, hasNextPage, isFetching, fetchNextPage } = list;
  const isSearching = !!id && !rows.some((row) => row.id === commentId) && hasNextPage && !isFetching;
  useEffect(() => {
    if (isSearching && data && data.pages.length < MAX_PAGES) void fetchNextPage();
  }, [isSearching, data, fetchNextPage]);
  const isGone = !!id && !loadedId && !!error && isNotFoundError(error);
  return { id, commentId, isGone };
}

/** Whether a comment has the given ID, or includes the reply with that ID. */
export const hasAnchored = ({ id, replies }: Post, anchoredId: string | undefined): boolean =>
  id === anchoredId || replies.some((reply) => reply.id === anchoredId);

/** Scrolls to a comment or reply and focuses it, once for each ID. */
export function useScrollIntoView(id: string | false | undefined): void {
  useEffect(() => {
    const target = id && document.getElementById(commentAnchor(id));
    if (!target) return;
    target.scrollIntoView({ block: "center" });
    target.focus({ preventScroll: true });
  }, [id]);
}
