import type { Api } from "@lenscape/api/client";
import type { Post, Reply } from "@lenscape/api/types";
import { apiInfinite } from "#lib/query.ts";

const PAGE_SIZE = 20;

/** Orders of the comment list; `author` lists only the comments of the thread's author. */
export const orders = ["hot", "latest", "author"] as const;
export type Order = (typeof orders)[number];

const columns = { hot: "hot", latest: "posted_at_desc", author: "posted_at" } as const;

/** Query of the comments of a thread in one order. */
export const commentsQuery = (api: Api, threadId: string, order: Order = "hot") =>
  apiInfinite(
    api,
    "postList",
    { query: { threadId, orderByColumn: columns[order], onlyAuthor: order === "author" ? 1 : 0 } },
    { pageSize: PAGE_SIZE },
  );

/** Query of all replies to a comment, oldest first. */
export const repliesQuery = (api: Api, postId: string) =>
  apiInfinite(api, "replyList", { query: { postId } }, { pageSize: PAGE_SIZE });

const compareAge = (a: Reply, b: Reply) =>
  a.postedAt === b.postedAt
    ? a.id.length - b.id.length || (a.id < b.id ? -1 : 1)
    : a.postedAt < b.postedAt
      ? -1
      : 1;

/** Merges the replies included in a comment with those fetched separately, without duplicates, oldest first. */
export function mergeReplies(comment: Post, fetched: readonly Reply[]): Reply[] {
  const all = new Map([...fetched, ...comment.replies].map((reply) => [reply.id, reply]));
  return [...all.values()].sort(compareAge);
}
