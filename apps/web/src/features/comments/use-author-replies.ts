import type { Thread } from "@lenscape/api/types";
import { excerpt } from "@lenscape/richtext/excerpt";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { flattenRows } from "#lib/query.ts";
import { commentsQuery } from "./queries.ts";

/** A reply by the author of a thread. */
export interface AuthorReply {
  id: string;
  /** Author and excerpt of the comment that the reply belongs to. */
  comment: { userId: string; nickname: string; avatar: string; text: string };
  text: string;
}

const MAX_COMMENT_LENGTH = 24;
const MAX_REPLY_LENGTH = 40;
/** Status of a published comment. */
const PUBLISHED = 1;

/** Returns the author's replies to the loaded comments. `count` is undefined until all comments are loaded. */
export function useAuthorReplies({ id }: Pick<Thread, "id">): { rows: AuthorReply[]; count?: number } {
  const { api } = useApp();
  const list = useInfiniteQuery(commentsQuery(api, id));
  const all = flattenRows(list.data, (row) => row.id);
  const rows = all.flatMap(({ user, content, replies, isAuthor, status }) => {
    const authorReply = replies.find((reply) => reply.isAuthor > 0 && reply.status === PUBLISHED);
    if (!authorReply || isAuthor > 0 || status !== PUBLISHED) return [];
    return [
      {
        id: authorReply.id,
        comment: { ...user, text: excerpt(content, MAX_COMMENT_LENGTH) },
        text: excerpt(authorReply.content, MAX_REPLY_LENGTH),
      },
    ];
  });
  const isComplete =
    !list.hasNextPage && all.every(({ replies, replyCount }) => replies.length >= replyCount);
  return { rows, count: isComplete ? rows.length : undefined };
}
