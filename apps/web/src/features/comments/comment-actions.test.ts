import type { Post, Reply, Thread } from "@lenscape/api/types";
import { InfiniteQueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { testApp } from "#test/test-app.ts";
import { deleteComment, showPosted } from "./comment-actions.ts";
import { comments } from "./queries.ts";
import { showNew } from "./show-new-comments.ts";

const reply = (id: string, parentId = "") => ({ id, threadId: "1", parentId, replyCount: 0 }) as Reply;
const comment = (id: string, replies: Reply[] = []) =>
  ({ id, threadId: "1", content: "好", status: 1, replies, replyCount: replies.length }) as unknown as Post;

const detail = ["threadDetail", { query: { threadId: "1" } }];
const gone = { "POST /api/thread/delpost": { code: 200, msg: "操作成功" } };

function listOf(rows: Post[], answers = {}) {
  const { app, sent } = testApp(answers, { token: "t" });
  const list = comments(app.api, "1");
  const other = comments(app.api, "1", "latest").queryKey;
  for (const key of [list.queryKey, other]) {
    app.queries.setQueryData(key as readonly unknown[], {
      pages: [{ rows, total: rows.length }],
      pageParams: [1],
    });
  }
  app.queries.setQueryData(detail, { id: "1", replyCount: 5 });
  const page = () => app.queries.getQueryData(list.queryKey)?.pages[0];
  const count = () => app.queries.getQueryData<Thread>(detail)?.replyCount;
  const look = () => new InfiniteQueryObserver(app.queries, list).subscribe(() => {});
  return { app, sent, listKey: list.queryKey, other, look, page, count };
}

test("a new comment stands first in the list that is looked at; other orders are refetched", () => {
  const { app, listKey, other, look, page, count } = listOf([comment("7")]);
  look();
  showPosted(app, reply("8"));
  expect(page()?.rows.map(({ id }) => id)).toEqual(["8", "7"]);
  expect(page()?.total).toBe(2);
  expect(count()).toBe(6);
  expect(app.queries.getQueryState(other)?.isInvalidated).toBe(true);
  expect(app.queries.getQueryState(listKey)?.isInvalidated).toBe(false);
});

test("a new reply stands last under its comment", () => {
  const { app, page, count } = listOf([comment("7", [reply("9", "7")])]);
  showPosted(app, reply("10", "7"));
  expect(page()?.rows[0]?.replies.map(({ id }) => id)).toEqual(["9", "10"]);
  expect(page()?.rows[0]?.replyCount).toBe(2);
  expect(count()).toBe(6);
});

test("a comment on a question is one more answer, a reply is none; deleted it is one less", async () => {
  const { app, count } = listOf([comment("7")], gone);
  app.queries.setQueryData(detail, { id: "1", replyCount: 5, question: { answerCount: 2 } });
  const answers = () => app.queries.getQueryData<Thread>(detail)?.question?.answerCount;
  showPosted(app, reply("8"));
  expect([answers(), count()]).toEqual([3, 6]);
  showPosted(app, reply("9", "8"));
  expect([answers(), count()]).toEqual([3, 7]);
  await deleteComment(app, comment("7"));
  expect([answers(), count()]).toEqual([2, 6]);
});

test("a deleted comment is gone; one with replies leaves a placeholder, and its replies stay", async () => {
  const bare = listOf([comment("7")], gone);
  await deleteComment(bare.app, comment("7"));
  expect(bare.sent.at(-1)).toMatchObject({ to: "POST /api/thread/delpost", body: { postId: "7" } });
  expect(bare.page()).toMatchObject({ rows: [], total: 0 });
  expect(bare.count()).toBe(4);

  const answered = comment("7", [reply("9", "7")]);
  const list = listOf([answered], gone);
  await deleteComment(list.app, answered);
  expect(list.page()?.rows[0]).toMatchObject({ status: 4, content: "", replies: [{ id: "9" }] });
});

test("a deleted reply is gone from its comment, and a refused deletion changes nothing", async () => {
  const rows = [comment("7", [reply("9", "7")])];
  const list = listOf(rows, gone);
  await deleteComment(list.app, reply("9", "7"));
  expect(list.page()?.rows[0]).toMatchObject({ replies: [], replyCount: 0 });

  const refused = listOf(rows);
  await expect(deleteComment(refused.app, reply("9", "7"))).rejects.toThrow();
  expect(refused.page()?.rows).toEqual(rows);
  expect(refused.count()).toBe(5);
});

test("what others wrote comes first, wherever the list's order has it, and counts as seen", async () => {
  const row = (id: string) => ({ ...comment(id), isSticky: 0 }) as Post;
  const answer = { code: 200, msg: "查询成功", total: 4 };
  const { app, sent, listKey, page, count } = listOf([row("7")], {
    "GET /api/without/thread/postlist": { ...answer, rows: [row("9"), row("8"), row("7"), row("6")] },
  });
  // Three were there when the list was fetched, two of them further down; now its own order has the new one last.
  app.queries.setQueryData(listKey, { pages: [{ rows: [row("7")], total: 3 }], pageParams: [1] });
  app.queries.setQueryDefaults(listKey, { queryFn: () => ({ ...answer, rows: [row("7"), row("9")] }) });
  await showNew(app, listKey, "1", 6);
  expect(sent.map(({ query }) => query.orderByColumn)).toContain("posted_at_desc");
  expect(page()?.rows.map(({ id }) => id)).toEqual(["9", "7"]);
  expect(count()).toBe(6);
});
