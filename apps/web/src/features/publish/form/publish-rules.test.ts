import { memoryStorage } from "@lenscape/api/session";
import { expect, test } from "vitest";
import { bodyOfDraft, draftOf, fingerprint } from "../drafts/draft-wire.ts";
import {
  type Draft,
  dropDraft,
  emptyDraft,
  keptDrafts,
  readDraft,
  writeDraft,
} from "../drafts/thread-draft.ts";
import { checkDraft, fieldOf, isPicture, pictureFault, topicFault, videoFault } from "./publish-rules.ts";

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
  expect(checkDraft(0, { ...emptyDraft(), content: "\u2060\u3164" }).content).toBe("内容不能为空");
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
  expect(pictureFault(file("image/png", 0))).toBe("文件是空的，换一个");
  expect(pictureFault(file("", 1))).toBe("仅支持 jpg、png、gif、webp 格式");
});

test("a picture is told by its first bytes, whatever its name says", async () => {
  const judge = (...bytes: (string | number[])[]) =>
    isPicture(
      new File(
        bytes.map((part) => (typeof part === "string" ? part : new Uint8Array(part))),
        "图.png",
      ),
    );
  expect(await judge([0xff, 0xd8, 0xff], "…")).toBe(true);
  expect(await judge([0x89], "PNG\r\n")).toBe(true);
  expect(await judge("GIF89a")).toBe(true);
  expect(await judge("RIFF", [0, 10, 13, 0], "WEBP")).toBe(true);
  expect(await judge("RIFF", [0, 10, 13, 0], "WAVE")).toBe(false);
  expect(await judge("这是文字")).toBe(false);
});

test("a video may be as large as the site says, and not empty", () => {
  const limit = 200 * 1024 ** 2;
  const fault = (type: string, size: number) => videoFault({ type, size }, limit);
  expect(fault("video/mp4", limit)).toBeUndefined();
  expect(fault("video/webm", limit + 1)).toMatch(/^视频大小不能超过 200 MB/);
  expect(fault("video/mp4", 0)).toBe("文件是空的，换一个");
  expect(fault("video/quicktime", 1)).toBe("仅支持 mp4、webm 格式的视频");
});

test("drafts are kept for each kind and member by the id of their request; the last kept one is the first", () => {
  const store = memoryStorage();
  const older = { ...thread, keptAt: 1 };
  const newer = { ...thread, requestId: "b".repeat(32), title: "后写的", keptAt: 2 };
  for (const draft of [older, newer]) writeDraft(store, 1, "7", draft);
  expect(readDraft(store, 1, "7")).toEqual(newer);
  expect(readDraft(store, 1, "7", older.requestId)).toEqual(older);
  expect(keptDrafts(store, 1, "7")).toEqual([newer, older]);
  expect(readDraft(store, 0, "7")).toBeNull();
  expect(readDraft(store, 1, "8")).toBeNull();
  writeDraft(store, 1, "7", { ...older, title: "", content: "", circleId: "2" });
  expect(keptDrafts(store, 1, "7")).toEqual([newer]);
  dropDraft(store, 1, "7", newer.requestId);
  expect(store.length).toBe(0);
});

test("what was kept by another version, or broken, is no draft; a full storage says so", () => {
  const store = memoryStorage();
  const key = `lenscape.draft.1.7.${"a".repeat(32)}`;
  store.setItem(key, '{"title":"旧","content":"字"}');
  expect(readDraft(store, 1, "7")).toMatchObject({ title: "旧", content: "字", images: [], topics: [] });
  store.setItem(key, '{"title":"旧","images":{}}');
  expect(readDraft(store, 1, "7")).toBeNull();
  store.setItem(key, "{");
  expect(readDraft(store, 1, "7")).toBeNull();
  const full = {
    ...store,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  expect(writeDraft(full, 1, "7", thread)).toBe(false);
});

test("a draft comes back from the server as it was sent, and its fingerprint does not mind the order of members", () => {
  const draft: Draft = {
    ...thread,
    topics: [{ id: "3", content: "通勤" }],
    deviceName: "Lens One",
    revision: 4,
  };
  const { draftId, form, ...body } = bodyOfDraft(1, draft);
  const turned = Object.fromEntries(Object.entries(form).reverse());
  const back = draftOf({
    ...body,
    id: draftId,
    circleId: body.circleId ?? "",
    form: turned,
    device: "",
    savedAt: "2026-11-21 10:42:08",
  });
  expect(back).toEqual({
    ...draft,
    keptAt: Date.UTC(2026, 10, 21, 2, 42, 8),
    unsent: false,
    sending: "",
    tried: "",
  });
  expect(fingerprint(back!)).toBe(fingerprint(draft));
  expect(fingerprint({ ...draft, content: `${draft.content}。` })).not.toBe(fingerprint(draft));
  expect(
    draftOf({ ...body, id: draftId, circleId: "", form: { images: {} }, device: "", savedAt: "" }),
  ).toBeNull();
});
