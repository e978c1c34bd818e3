import type { Api } from "@lenscape/api/client";
import type { Post, Reply } from "@lenscape/api/types";
import { apiInfinite } from "#lib/query.ts";

const PAGE = 20;

/** How the comments of a thread can be seen. */
export const orders = ["hot", "latest", "author"] as const;
export type Order = (typeof orders)[number];

const columns = { hot: "hot", latest: "posted_at_desc", author: "posted_at" } as const;

/** The comments of a thread in one order; by their author alone for `author`. */
export const comments = (api: Api, threadId: string, order: Order = "hot") =>
  apiInfinite(
    api,
    "postList",
    { query: { threadId, orderByColumn: columns[order], onlyAuthor: order === "author" ? 1 : 0 } },
    { pageSize: PAGE },
  );

/** All replies of a comment, oldest first. */
export const repliesOf = (api: Api, postId: string) =>
  apiInfinite(api, "replyList", { query: { postId } }, { pageSize: PAGE });

const byAge = (a: Reply, b: Reply) =>
  a.postedAt === b.postedAt
    ? a.id.length - b.id.length || (a.id < b.id ? -1 : 1)
    : a.postedAt < b.postedAt
      ? -1
      : 1;

/** The replies that came with a comment and those fetched since, each once, oldest first. */
export function mergeReplies(comment: Post, fetched: readonly Reply[]): Reply[] {
  const all = new Map([...fetched, ...comment.replies].map((reply) => [reply.id, reply]));
  return [...all.values()].sort(byAge);
}
