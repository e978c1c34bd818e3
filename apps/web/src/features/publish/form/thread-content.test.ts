import { sanitizeHtml } from "@lenscape/richtext/sanitize";
import { expect, test } from "vitest";
import { createEmptyDraft } from "../drafts/thread-draft.ts";
import {
  extractMentions,
  findMentionsInText,
  getDraftImages,
  syncSelection,
  toCreateThreadBody,
  toMomentHtml,
} from "./thread-content.ts";

const friend = { userId: "4", nickname: "林间电台" };
const riding = { id: "16", content: "骑行" };
const gear = { content: "骑行装备" };

test("converts the text of a moment to HTML that the sanitizer leaves unchanged", () => {
  const html = toMomentHtml("早上好 @林间电台 <b>\n#骑行装备 和#骑行\n\n#别的", {
    friends: [friend],
    topics: [riding, gear],
  });
  expect(html).toBe(
    '<p>早上好 <span class="mention"><a href="/pages/mine/friends/index?userId=4">@林间电台</a></span> &#x3C;b><br>' +
      '<span class="topic">#骑行装备</span> 和<span class="topic"><a href="/pages/content/topiclist?topicId=16">#骑行</a></span></p>' +
      "<p>#别的</p>",
  );
  expect(sanitizeHtml(html)).toBe(html);
  expect(toMomentHtml("  ", { friends: [friend], topics: [] })).toBe("");
});

test("links a topic with the name of an escaped character", () => {
  expect(toMomentHtml("&#x26 #a&b", { friends: [], topics: [{ content: "x26" }, { content: "a&b" }] })).toBe(
    '<p>&#x26;<span class="topic">#x26</span> <span class="topic">#a&#x26;b</span></p>',
  );
});

test("extracts each mention of the HTML once", () => {
  const html = `${toMomentHtml("@林间电台 #骑行 @林间电台 #骑行装备", { friends: [friend], topics: [riding, gear] })}<p><span class="mention"><a href="https://e.example/?userId=9">@谁</a></span></p>`;
  expect(extractMentions(html)).toEqual({ friends: [friend], topics: [riding, gear] });
});

test("finds the known mentions in the text of a moment", () => {
  const known = { friends: [friend], topics: [riding, gear] };
  expect(findMentionsInText("见#骑行装备", known)).toEqual({ friends: [], topics: [riding, gear] });
  expect(findMentionsInText("@林间电", known)).toEqual({ friends: [], topics: [] });
});

test("removes items that left the text, adds new ones and keeps those selected outside the text", () => {
  const key = (name: string) => name;
  expect(syncSelection(["旁", "在"], ["在"], [], key)).toEqual(["旁"]);
  expect(syncSelection(["旁"], [], ["来"], key)).toEqual(["旁", "来"]);
  expect(syncSelection(["旁"], ["在"], ["在"], key)).toEqual(["旁"]);
  expect(syncSelection(["旁", "来"], [], ["来"], key)).toEqual(["旁", "来"]);
});

test("publishes the uploaded images of the text in their order", () => {
  const images = ["a", "b", "c"].map((name) => ({ url: `/uploads/${name}.webp` }));
  const content = ["/uploads/c.webp", "https://e.example/x.png", "/uploads/a.webp", "/uploads/c.webp"]
    .map((src) => `<p><img src="${src}"></p>`)
    .join("");
  expect(getDraftImages(1, { ...createEmptyDraft(), content, images }).map(({ url }) => url)).toEqual([
    "/uploads/c.webp",
    "/uploads/a.webp",
  ]);
  expect(getDraftImages(0, { ...createEmptyDraft(), images })).toEqual(images);
});

test("API-028 HOLE-007 sends only the fields that are filled in", () => {
  const empty = createEmptyDraft();
  expect(toCreateThreadBody(0, { ...empty, content: "早", title: "不发" })).toEqual({
    threadClassify: 0,
    content: "<p>早</p>",
    requestId: empty.requestId,
  });
  expect(
    toCreateThreadBody(1, {
      ...empty,
      title: " 五个字标题 ",
      circleId: "2",
      content: "<p>早</p>",
      topics: [riding, gear],
      friends: [{ ...friend, avatar: "/a.svg" }],
      videos: [{ url: "/uploads/a.mp4" }],
      deviceName: "Lens One",
      place: { name: "城北林场", lat: 30.351, lng: 120.113 },
      savedAt: 5,
    }),
  ).toEqual({
    threadClassify: 1,
    title: "五个字标题",
    circleId: "2",
    content: "<p>早</p>",
    topicList: [{ id: "16" }, { content: "骑行装备" }],
    friendList: [friend],
    vedioList: [{ url: "/uploads/a.mp4" }],
    deviceName: "Lens One",
    location: { name: "城北林场", lat: 30.351, lng: 120.113 },
    requestId: empty.requestId,
  });
});
