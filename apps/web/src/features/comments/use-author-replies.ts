import type { Thread } from "@lenscape/api/types";
import { excerpt } from "@lenscape/richtext/excerpt";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { flatRows } from "#lib/query.ts";
import { comments } from "./queries.ts";

/** What the author of a thread answered to a comment. */
export interface AuthorReply {
  id: string;
  /** Who asked, and what, on one line. */
  asked: { userId: string; nickname: string; avatar: string; text: string };
  text: string;
}

const ASKED = 24;
const SAID = 40;
const SHOWN = 1;

/**
 * What the author answered under the comments that are at hand.
 * @returns `count` where all comments are at hand, else undefined
 */
export function useAuthorReplies({ id }: Pick<Thread, "id">): { rows: AuthorReply[]; count?: number } {
  const { api } = useApp();
  const list = useInfiniteQuery(comments(api, id));
  const all = flatRows(list.data, (row) => row.id);
  const rows = all.flatMap(({ user, content, replies, isAuthor, status }) => {
    const answer = replies.find((reply) => reply.isAuthor > 0 && reply.status === SHOWN);
    if (!answer || isAuthor > 0 || status !== SHOWN) return [];
    return [
      {
        id: answer.id,
        asked: { ...user, text: excerpt(content, ASKED) },
        text: excerpt(answer.content, SAID),
      },
    ];
  });
  const whole = !list.hasNextPage && all.every(({ replies, replyCount }) => replies.length >= replyCount);
  return { rows, count: whole ? rows.length : undefined };
}
