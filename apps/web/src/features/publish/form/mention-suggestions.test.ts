import { expect, test } from "vitest";
import { testApp } from "#test/test-app.ts";
import { createMentionSearch } from "./mention-suggestions.ts";

const OK = { code: 200, msg: "操作成功" };
const EMPTY = { ...OK, rows: [], total: 0 };
const responses = {
  "GET /api/bbs/user/follow/list": EMPTY,
  "GET /api/without/user/query": EMPTY,
  "GET /api/without/thread/topics": EMPTY,
};
const { signal } = new AbortController();

function createFind(
  selected: { topics?: string[]; friends?: string[] } = {},
  more: Record<string, unknown> = {},
) {
  const { app } = testApp({ ...responses, ...more }, { token: "t" });
  const search = createMentionSearch(app, () => ({
    topics: (selected.topics ?? []).map((content) => ({ content })),
    friends: (selected.friends ?? []).map((userId) => ({ userId, nickname: userId })),
  }));
  return (kind: "member" | "topic", query: string) => search(kind, query, signal);
}

test("returns messages for no followed members, an invalid name and a full list", async () => {
  expect(await createFind()("member", "")).toBe("还没有关注的人，接着输入昵称来查找");
  expect(await createFind()("member", "云野")).toEqual([]);
  expect(await createFind()("topic", "")).toBe("还没有话题，接着输入名字来新建");
  expect(await createFind()("topic", "骑行!")).toBe("话题不能包含特殊字符");
  expect(await createFind()("topic", "长".repeat(21))).toBe("话题长度为1-20个字");
  const friends = Array.from({ length: 10 }, (_, index) => String(index));
  expect(await createFind({ friends })("member", "云野")).toBe("最多提到10位好友");
  expect(await createFind({ topics: [..."一二三四五"] })("topic", "骑行")).toBe("最多添加5个话题");
});

test("suggests a new topic, and the selected items of a full list", async () => {
  expect(await createFind()("topic", "骑行")).toEqual([{ id: "", label: "骑行" }]);
  const rows = { ...OK, rows: [{ id: "16", content: "骑行日记" }], total: 1 };
  const known = { "GET /api/without/thread/topics": rows };
  expect(await createFind({}, known)("topic", "骑行")).toEqual([
    { id: "16", label: "骑行日记" },
    { id: "", label: "骑行" },
  ]);
  const full = { topics: ["一", "二", "三", "四", "骑行日记"] };
  expect(await createFind(full, known)("topic", "骑行")).toEqual([{ id: "16", label: "骑行日记" }]);
});
