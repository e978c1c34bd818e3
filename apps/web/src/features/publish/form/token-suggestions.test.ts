import { expect, test } from "vitest";
import { testApp } from "#test/test-app.ts";
import { createSearch } from "./token-suggestions.ts";

const OK = { code: 200, msg: "操作成功" };
const NONE = { ...OK, rows: [], total: 0 };
const answers = {
  "GET /api/bbs/user/follow/list": NONE,
  "GET /api/without/user/query": NONE,
  "GET /api/without/thread/topics": NONE,
};
const { signal } = new AbortController();

function find(chosen: { topics?: string[]; friends?: string[] } = {}, more: Record<string, unknown> = {}) {
  const { app } = testApp({ ...answers, ...more }, { token: "t" });
  const search = createSearch(app, () => ({
    topics: (chosen.topics ?? []).map((content) => ({ content })),
    friends: (chosen.friends ?? []).map((userId) => ({ userId, nickname: userId })),
  }));
  return (kind: "member" | "topic", query: string) => search(kind, query, signal);
}

test("nobody followed, a full list and a name that cannot be are told as such, not as nothing found", async () => {
  expect(await find()("member", "")).toBe("还没有关注的人，接着输入昵称来查找");
  expect(await find()("member", "云野")).toEqual([]);
  expect(await find()("topic", "")).toBe("还没有话题，接着输入名字来新建");
  expect(await find()("topic", "骑行!")).toBe("话题不能包含特殊字符");
  expect(await find()("topic", "长".repeat(21))).toBe("话题长度为1-20个字");
  const friends = Array.from({ length: 10 }, (_, index) => String(index));
  expect(await find({ friends })("member", "云野")).toBe("最多提到10位好友");
  expect(await find({ topics: [..."一二三四五"] })("topic", "骑行")).toBe("最多添加5个话题");
});

test("what fits is offered: a new topic, and of a full list those that are chosen", async () => {
  expect(await find()("topic", "骑行")).toEqual([{ id: "", label: "骑行" }]);
  const rows = { ...OK, rows: [{ id: "16", content: "骑行日记" }], total: 1 };
  const known = { "GET /api/without/thread/topics": rows };
  expect(await find({}, known)("topic", "骑行")).toEqual([
    { id: "16", label: "骑行日记" },
    { id: "", label: "骑行" },
  ]);
  const full = { topics: ["一", "二", "三", "四", "骑行日记"] };
  expect(await find(full, known)("topic", "骑行")).toEqual([{ id: "16", label: "骑行日记" }]);
});
