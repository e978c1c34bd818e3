import { expect, test } from "vitest";
import { emptyDraft, readDraft, writeDraft } from "./draft.ts";
import { checkDraft } from "./rules.ts";

const draft = { ...emptyDraft("2"), title: "五个字标题", content: "正文写满了十个字才行" };

test("a thread needs a title of 5 to 50 characters, a circle and 10 characters of text", () => {
  expect(checkDraft(1, draft)).toEqual({});
  expect(checkDraft(1, emptyDraft())).toEqual({
    title: "标题不能为空",
    circleId: "请选择圈子",
    content: "内容不能为空",
  });
  expect(checkDraft(1, { ...draft, title: "四个字啊" }).title).toBe("标题长度为5-50个字");
  expect(checkDraft(1, { ...draft, title: "字".repeat(51) }).title).toBe("标题长度为5-50个字");
  expect(checkDraft(1, { ...draft, content: "不到十个字" }).content).toBe("正文至少 10 个字");
});

test("a dynamic needs text or a picture and takes 1000 characters", () => {
  expect(checkDraft(0, emptyDraft()).content).toBe("内容不能为空");
  expect(checkDraft(0, { ...emptyDraft(), content: "字".repeat(1000) })).toEqual({});
  expect(checkDraft(0, { ...emptyDraft(), content: "字".repeat(1001) }).content).toBe("内容不能超过1000个字");
});

test("a draft is kept for each kind and member, with the id of its request", () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  writeDraft(store, 1, "7", draft);
  expect(readDraft(store, 1, "7")).toEqual(draft);
  expect(readDraft(store, 0, "7")).toBeNull();
  expect(readDraft(store, 1, "8")).toBeNull();
  writeDraft(store, 1, "7", emptyDraft("2"));
  expect(kept.size).toBe(0);
});
