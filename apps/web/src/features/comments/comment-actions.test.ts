import type { Post, Reply, Thread } from "@lenscape/api/types";
import { InfiniteQueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { testApp } from "#test/test-app.ts";
import { addPostToCache, deleteComment } from "./comment-actions.ts";
import { commentsQuery } from "./queries.ts";
import { showNewComments } from "./show-new-comments.ts";

const reply = (id: string, parentId = "") => ({ id, threadId: "1", parentId, replyCount: 0 }) as Reply;
const comment = (id: string, replies: Reply[] = []) =>
  ({ id, threadId: "1", content: "好", status: 1, replies, replyCount: replies.length }) as unknown as Post;

const detail = ["threadDetail", { query: { threadId: "1" } }];
const deletionAnswers = { "POST /api/thread/delpost": { code: 200, msg: "操作成功" } };

function createLists(rows: Post[], answers = {}) {
  const { app, sent } = testApp(answers, { token: "t" });
  const list = commentsQuery(app.api, "1");
  const latestKey = commentsQuery(app.api, "1", "latest").queryKey;
  for (const key of [list.queryKey, latestKey]) {
    app.queries.setQueryData(key as readonly unknown[], {
      pages: [{ rows, total: rows.length }],
      pageParams: [1],
    });
  }
  app.queries.setQueryData(detail, { id: "1", replyCount: 5 });
  const page = () => app.queries.getQueryData(list.queryKey)?.pages[0];
  const count = () => app.queries.getQueryData<Thread>(detail)?.replyCount;
  const observe = () => new InfiniteQueryObserver(app.queries, list).subscribe(() => {});
  return { app, sent, listKey: list.queryKey, latestKey, observe, page, count };
}

test("adds a new comment at the top of the list on screen and invalidates the other orders", () => {
  const { app, listKey, latestKey, observe, page, count } = createLists([comment("7")]);
  observe();
  addPostToCache(app, reply("8"));
  expect(page()?.rows.map(({ id }) => id)).toEqual(["8", "7"]);
  expect(page()?.total).toBe(2);
  expect(count()).toBe(6);
  expect(app.queries.getQueryState(latestKey)?.isInvalidated).toBe(true);
  expect(app.queries.getQueryState(listKey)?.isInvalidated).toBe(false);
});

test("adds a new reply below the other replies of its comment", () => {
  const { app, page, count } = createLists([comment("7", [reply("9", "7")])]);
  addPostToCache(app, reply("10", "7"));
  expect(page()?.rows[0]?.replies.map(({ id }) => id)).toEqual(["9", "10"]);
  expect(page()?.rows[0]?.replyCount).toBe(2);
  expect(count()).toBe(6);
});

test("counts comments on a question as answers, but not replies, and subtracts deleted answers", async () => {
  const { app, count } = createLists([comment("7")], deletionAnswers);
  app.queries.setQueryData(detail, { id: "1", replyCount: 5, question: { answerCount: 2 } });
  const answers = () => app.queries.getQueryData<Thread>(detail)?.question?.answerCount;
  addPostToCache(app, reply("8"));
  expect([answers(), count()]).toEqual([3, 6]);
  addPostToCache(app, reply("9", "8"));
  expect([answers(), count()]).toEqual([3, 7]);
  await deleteComment(app, comment("7"));
  expect([answers(), count()]).toEqual([2, 6]);
  await deleteComment(app, reply("9", "8"));
  expect([answers(), count()]).toEqual([2, 5]);
});

test("removes a deleted comment, and leaves a placeholder if it has replies", async () => {
  const bare = createLists([comment("7")], deletionAnswers);
  await deleteComment(bare.app, comment("7"));
  expect(bare.sent.at(-1)).toMatchObject({ to: "POST /api/thread/delpost", body: { postId: "7" } });
  expect(bare.page()).toMatchObject({ rows: [], total: 0 });
  expect(bare.count()).toBe(4);

  const answered = comment("7", [reply("9", "7")]);
  const list = createLists([answered], deletionAnswers);
  await deleteComment(list.app, answered);
  expect(list.page()?.rows[0]).toMatchObject({ status: 4, content: "", replies: [{ id: "9" }] });
});

test("removes a deleted reply, and changes nothing after a refused deletion", async () => {
  const rows = [comment("7", [reply("9", "7")])];
  const list = createLists(rows, deletionAnswers);
  await deleteComment(list.app, reply("9", "7"));
  expect(list.page()?.rows[0]).toMatchObject({ replies: [], replyCount: 0 });

  const refused = createLists(rows);
  await expect(deleteComment(refused.app, reply("9", "7"))).rejects.toThrow();
  expect(refused.page()?.rows).toEqual(rows);
  expect(refused.count()).toBe(5);
});

test("puts new comments of others at the top of any order and counts them as seen", async () => {
  const row = (id: string) => ({ ...comment(id), isSticky: 0 }) as Post;
  const answer = { code: 200, msg: "查询成功", total: 4 };
  const { app, sent, listKey, page, count } = createLists([row("7")], {
    "GET /api/without/thread/postlist": { ...answer, rows: [row("9"), row("8"), row("7"), row("6")] },
  });
  // The list had three comments, one of them loaded. In its own order the new comment comes last.
  app.queries.setQueryData(listKey, { pages: [{ rows: [row("7")], total: 3 }], pageParams: [1] });
  app.queries.setQueryDefaults(listKey, { queryFn: () => ({ ...answer, rows: [row("7"), row("9")] }) });
  await showNewComments(app, listKey, "1", 6);
  expect(sent.map(({ query }) => query.orderByColumn)).toContain("posted_at_desc");
  expect(page()?.rows.map(({ id }) => id)).toEqual(["9", "7"]);
  expect(count()).toBe(6);
});
