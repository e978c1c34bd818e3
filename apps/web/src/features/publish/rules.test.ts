import { expect, test } from "vitest";
import { type Draft, emptyDraft, readDraft, writeDraft } from "./draft.ts";
import { checkDraft, fieldOf, pictureFault, topicFault, videoFault } from "./rules.ts";

const thread: Draft = {
  ...emptyDraft(),
  circleId: "2",
  title: "五个字标题",
  content: "<p>正文写满了十个字才行</p>",
};

test("a thread needs a title of 5 to 50 characters, a circle and 10 characters of text or a picture", () => {
  expect(checkDraft(1, thread)).toEqual({});
  expect(checkDraft(1, emptyDraft())).toEqual({
    title: "标题不能为空",
    circleId: "请选择圈子",
    content: "内容不能为空",
  });
  expect(checkDraft(1, { ...thread, title: "四个字啊" }).title).toBe("标题长度为5-50个字");
  expect(checkDraft(1, { ...thread, title: "字".repeat(51) }).title).toBe("标题长度为5-50个字");
  expect(checkDraft(1, { ...thread, title: "😀".repeat(50) }).title).toBeUndefined();
  expect(checkDraft(1, { ...thread, content: "<h2>九个</h2><p>字的正文不够</p>" }).content).toBe(
    "内容不少于10个字",
  );
  expect(
    checkDraft(1, { ...thread, content: '<p>看</p><img src="/uploads/a.webp">' }).content,
  ).toBeUndefined();
});

test("a dynamic needs text, a picture or a video and takes 1000 characters", () => {
  expect(checkDraft(0, emptyDraft()).content).toBe("内容不能为空");
  expect(checkDraft(0, { ...emptyDraft(), images: [{ url: "/uploads/a.webp" }] })).toEqual({});
  expect(checkDraft(0, { ...emptyDraft(), videos: [{ url: "/uploads/a.mp4" }] })).toEqual({});
  expect(checkDraft(0, { ...emptyDraft(), content: `${"字".repeat(500)}\n${"字".repeat(500)}` })).toEqual({});
  expect(checkDraft(0, { ...emptyDraft(), content: "字".repeat(1001) }).content).toBe("动态不能超过1000个字");
});

test("at most 5 topics of 1 to 20 characters without signs, and 10 friends", () => {
  const topics = (count: number) => Array.from({ length: count }, (_, n) => ({ content: `话题${n}` }));
  const friends = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ userId: `${n}`, nickname: "友" }));
  expect(checkDraft(1, { ...thread, topics: topics(5), friends: friends(10) })).toEqual({});
  expect(checkDraft(1, { ...thread, topics: topics(6) }).topics).toBe("最多添加5个话题");
  expect(checkDraft(1, { ...thread, friends: friends(11) }).friends).toBe("最多提到10位好友");
  expect(checkDraft(1, { ...thread, topics: [{ content: "秋天！" }] }).topics).toBe("话题不能包含特殊字符");
  expect(topicFault("Lens One")).toBeUndefined();
  expect(topicFault("字".repeat(21))).toBe("话题长度为1-20个字");
});

test.each([
  ["标题长度为5-50个字", "title"],
  ["请选择圈子", "circleId"],
  ["圈子不存在或已关闭", "circleId"],
  ["话题不存在", "topics"],
  ["投票选项不能重复", "poll"],
  ["内容的嵌套层级过深，请简化排版后再试", "content"],
  ["动态不能超过1000个字", "content"],
  ["发表太快了，请休息一会儿", undefined],
  ["你已被禁言，暂不能发表", undefined],
])("the server's %s belongs to %s", (sentence, field) => {
  expect(fieldOf(sentence)).toBe(field);
});

test("VALID-017 CONST-011 a file of 10485760 bytes is taken, one byte more is not, and other types are not", () => {
  const file = (type: string, size: number) => ({ type, size });
  expect(pictureFault(file("image/jpeg", 10_485_760))).toBeUndefined();
  expect(pictureFault(file("image/jpeg", 10_485_761))).toBe("图片大小不能超过10MB");
  expect(pictureFault(file("image/svg+xml", 1))).toBe("仅支持 jpg、png、gif、webp 格式");
  expect(pictureFault(file("", 1))).toBe("仅支持 jpg、png、gif、webp 格式");
  expect(videoFault(file("video/mp4", 10_485_760))).toBeUndefined();
  expect(videoFault(file("video/mp4", 10_485_761))).toBe("视频大小不能超过10MB");
  expect(videoFault(file("video/quicktime", 1))).toBe("仅支持 mp4、webm 格式的视频");
});

function memoryStore() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test("a draft is kept for each kind and member, with the id of its request", () => {
  const store = memoryStore();
  writeDraft(store, 1, "7", thread);
  expect(readDraft(store, 1, "7")).toEqual(thread);
  expect(readDraft(store, 0, "7")).toBeNull();
  expect(readDraft(store, 1, "8")).toBeNull();
  writeDraft(store, 1, "7", { ...emptyDraft(), circleId: "2" });
  expect(store.kept.size).toBe(0);
});

test("what was kept by another version, or broken, is no draft; a full storage says so", () => {
  const store = memoryStore();
  store.setItem("lenscape.draft.1.7", '{"title":"旧","content":"字"}');
  expect(readDraft(store, 1, "7")).toMatchObject({ title: "旧", content: "字", images: [], topics: [] });
  store.setItem("lenscape.draft.1.7", '{"title":"旧","images":{}}');
  expect(readDraft(store, 1, "7")).toBeNull();
  store.setItem("lenscape.draft.1.7", "{");
  expect(readDraft(store, 1, "7")).toBeNull();
  const full = {
    ...store,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  expect(writeDraft(full, 1, "7", thread)).toBe(false);
});
