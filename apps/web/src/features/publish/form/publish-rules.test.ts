import { memoryStorage } from "@lenscape/api/session";
import { expect, test } from "vitest";
import { createSafeStorage } from "#lib/storage.ts";
import { getFingerprint, toDraft, toDraftSaveBody } from "../drafts/draft-wire.ts";
import {
  createEmptyDraft,
  type Draft,
  listStoredDrafts,
  readStoredDraft,
  removeStoredDraft,
  storeDraft,
} from "../drafts/thread-draft.ts";
import {
  findErrorField,
  getImageError,
  getTopicError,
  getVideoError,
  hasImageSignature,
  validateDraft,
} from "./publish-rules.ts";

/** Creates a storage that accepts every value. */
const createMemoryStorage = () => {
  const storage = memoryStorage() as Storage;
  return createSafeStorage(() => storage);
};

const thread: Draft = {
  ...createEmptyDraft(),
  circleId: "2",
  title: "五个字标题",
  content: "<p>正文写满了十个字才行</p>",
};

test("requires a title, a circle and 10 characters or an image for an article", () => {
  expect(validateDraft(1, thread)).toEqual({});
  expect(validateDraft(1, createEmptyDraft())).toEqual({
    title: "标题不能为空",
    circleId: "请选择圈子",
    content: "内容不能为空",
  });
  expect(validateDraft(1, { ...thread, title: "四个字啊" }).title).toBe("标题长度为5-50个字");
  expect(validateDraft(1, { ...thread, title: "字".repeat(51) }).title).toBe("标题长度为5-50个字");
  expect(validateDraft(1, { ...thread, title: "😀".repeat(50) }).title).toBeUndefined();
  expect(validateDraft(1, { ...thread, content: "<h2>九个</h2><p>字的正文不够</p>" }).content).toBe(
    "内容不少于10个字",
  );
  expect(
    validateDraft(1, { ...thread, content: '<p>看</p><img src="/uploads/a.webp">' }).content,
  ).toBeUndefined();
});

test("requires text, an image or a video for a moment, up to 1000 characters", () => {
  expect(validateDraft(0, createEmptyDraft()).content).toBe("内容不能为空");
  expect(validateDraft(0, { ...createEmptyDraft(), content: "\u2060\u3164" }).content).toBe("内容不能为空");
  expect(validateDraft(0, { ...createEmptyDraft(), images: [{ url: "/uploads/a.webp" }] })).toEqual({});
  expect(validateDraft(0, { ...createEmptyDraft(), videos: [{ url: "/uploads/a.mp4" }] })).toEqual({});
  expect(
    validateDraft(0, { ...createEmptyDraft(), content: `${"字".repeat(500)}\n${"字".repeat(500)}` }),
  ).toEqual({});
  expect(validateDraft(0, { ...createEmptyDraft(), content: "字".repeat(1001) }).content).toBe(
    "动态不能超过1000个字",
  );
});

test("limits topics and mentioned members", () => {
  const topics = (count: number) => Array.from({ length: count }, (_, n) => ({ content: `话题${n}` }));
  const friends = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ userId: `${n}`, nickname: "友" }));
  expect(validateDraft(1, { ...thread, topics: topics(5), friends: friends(10) })).toEqual({});
  expect(validateDraft(1, { ...thread, topics: topics(6) }).topics).toBe("最多添加5个话题");
  expect(validateDraft(1, { ...thread, friends: friends(11) }).friends).toBe("最多提到10位好友");
  expect(validateDraft(1, { ...thread, topics: [{ content: "秋天！" }] }).topics).toBe(
    "话题不能包含特殊字符",
  );
  expect(getTopicError("Lens One")).toBeUndefined();
  expect(getTopicError("字".repeat(21))).toBe("话题长度为1-20个字");
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
])("maps the message %s to the field %s", (sentence, field) => {
  expect(findErrorField(sentence)).toBe(field);
});

test("accepts larger pictures that the browser shrinks before sending", () => {
  expect(getImageError({ type: "image/jpeg", size: 30_000_000 })).toBeUndefined();
  expect(getImageError({ type: "image/jpeg", size: 110_000_000 })).toBe("图片大小不能超过10MB");
});

test("VALID-017 CONST-011 accepts images of supported types up to 10485760 bytes", () => {
  const file = (type: string, size: number) => ({ type, size });
  expect(getImageError(file("image/jpeg", 10_485_760))).toBeUndefined();
  expect(getImageError(file("image/gif", 10_485_761))).toBe("图片大小不能超过10MB");
  expect(getImageError(file("image/svg+xml", 1))).toBe("仅支持 jpg、png、gif、webp 格式");
  expect(getImageError(file("image/png", 0))).toBe("文件是空的，换一个");
  expect(getImageError(file("", 1))).toBe("仅支持 jpg、png、gif、webp 格式");
});

test("recognizes images by their first bytes", async () => {
  const hasSignature = (...bytes: (string | number[])[]) =>
    hasImageSignature(
      new File(
        bytes.map((part) => (typeof part === "string" ? part : new Uint8Array(part))),
        "图.png",
      ),
    );
  expect(await hasSignature([0xff, 0xd8, 0xff], "…")).toBe(true);
  expect(await hasSignature([0x89], "PNG\r\n")).toBe(true);
  expect(await hasSignature("GIF89a")).toBe(true);
  expect(await hasSignature("RIFF", [0, 10, 13, 0], "WEBP")).toBe(true);
  expect(await hasSignature("RIFF", [0, 10, 13, 0], "WAVE")).toBe(false);
  expect(await hasSignature("这是文字")).toBe(false);
});

test("accepts videos up to the limit of the site", () => {
  const limit = 200 * 1024 ** 2;
  const getError = (type: string, size: number) => getVideoError({ type, size }, limit);
  expect(getError("video/mp4", limit)).toBeUndefined();
  expect(getError("video/webm", limit + 1)).toMatch(/^视频大小不能超过 200 MB/);
  expect(getError("video/mp4", 0)).toBe("文件是空的，换一个");
  expect(getError("video/quicktime", 1)).toBe("仅支持 mp4、webm 格式的视频");
});

test("stores drafts by kind, owner and request ID, the last saved first", () => {
  const storage = createMemoryStorage();
  const older = { ...thread, savedAt: 1 };
  const newer = { ...thread, requestId: "b".repeat(32), title: "后写的", savedAt: 2 };
  for (const draft of [older, newer]) storeDraft(storage, 1, "7", draft);
  expect(readStoredDraft(storage, 1, "7")).toEqual(newer);
  expect(readStoredDraft(storage, 1, "7", older.requestId)).toEqual(older);
  expect(listStoredDrafts(storage, 1, "7")).toEqual([newer, older]);
  expect(readStoredDraft(storage, 0, "7")).toBeNull();
  expect(readStoredDraft(storage, 1, "8")).toBeNull();
  storeDraft(storage, 1, "7", { ...older, title: "", content: "", circleId: "2" });
  expect(listStoredDrafts(storage, 1, "7")).toEqual([newer]);
  removeStoredDraft(storage, 1, "7", newer.requestId);
  expect(storage.length).toBe(0);
});

test("ignores unreadable drafts and reports a full storage", () => {
  const storage = createMemoryStorage();
  const key = `lenscape.draft.1.7.${"a".repeat(32)}`;
  storage.setItem(key, '{"title":"旧","content":"字"}');
  expect(readStoredDraft(storage, 1, "7")).toMatchObject({
    title: "旧",
    content: "字",
    images: [],
    topics: [],
  });
  storage.setItem(key, '{"title":"旧","images":{}}');
  expect(readStoredDraft(storage, 1, "7")).toBeNull();
  storage.setItem(key, "{");
  expect(readStoredDraft(storage, 1, "7")).toBeNull();
  const full = { ...storage, setItem: () => false };
  expect(storeDraft(full, 1, "7", thread)).toBe(false);
});

test("restores a draft from the server with the same fingerprint for any key order", () => {
  const draft: Draft = {
    ...thread,
    topics: [{ id: "3", content: "通勤" }],
    deviceName: "Lens One",
    revision: 4,
  };
  const { draftId, form, ...body } = toDraftSaveBody(1, draft);
  const reversedForm = Object.fromEntries(Object.entries(form).reverse());
  const restored = toDraft({
    ...body,
    id: draftId,
    circleId: body.circleId ?? "",
    form: reversedForm,
    device: "",
    savedAt: "2026-11-21 10:42:08",
  });
  expect(restored).toEqual({
    ...draft,
    savedAt: Date.UTC(2026, 10, 21, 2, 42, 8),
    unsent: false,
    sentFingerprint: "",
    publishFingerprint: "",
  });
  expect(getFingerprint(restored!)).toBe(getFingerprint(draft));
  expect(getFingerprint({ ...draft, content: `${draft.content}。` })).not.toBe(getFingerprint(draft));
  expect(
    toDraft({ ...body, id: draftId, circleId: "", form: { images: {} }, device: "", savedAt: "" }),
  ).toBeNull();
});
