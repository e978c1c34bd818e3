import { sanitizeHtml } from "@lenscape/richtext/sanitize";
import { expect, test } from "vitest";
import { emptyDraft } from "../drafts/thread-draft.ts";
import { bodyOf, imagesOf, momentHtml, syncChosen, tokensIn, tokensOf } from "./thread-content.ts";

const friend = { userId: "4", nickname: "林间电台" };
const riding = { id: "16", content: "骑行" };
const gear = { content: "骑行装备" };

test("a dynamic's text becomes paragraphs with its mentions and topics as links, and the policy changes nothing", () => {
  const html = momentHtml("早上好 @林间电台 <b>\n#骑行装备 和#骑行\n\n#别的", {
    friends: [friend],
    topics: [riding, gear],
  });
  expect(html).toBe(
    '<p>早上好 <span class="mention"><a href="/pages/mine/friends/index?userId=4">@林间电台</a></span> &#x3C;b><br>' +
      '<span class="topic">#骑行装备</span> 和<span class="topic"><a href="/pages/content/topiclist?topicId=16">#骑行</a></span></p>' +
      "<p>#别的</p>",
  );
  expect(sanitizeHtml(html)).toBe(html);
  expect(momentHtml("  ", { friends: [friend], topics: [] })).toBe("");
});

test("the mentions and topics of a thread are read from its HTML, each once", () => {
  const html = `${momentHtml("@林间电台 #骑行 @林间电台 #骑行装备", { friends: [friend], topics: [riding, gear] })}<p><span class="mention"><a href="https://e.example/?userId=9">@谁</a></span></p>`;
  expect(tokensOf(html)).toEqual({ friends: [friend], topics: [riding, gear] });
});

test("a name counts while it stands in a dynamic's text", () => {
  const known = { friends: [friend], topics: [riding, gear] };
  expect(tokensIn("见#骑行装备", known)).toEqual({ friends: [], topics: [riding, gear] });
  expect(tokensIn("@林间电", known)).toEqual({ friends: [], topics: [] });
});

test("what leaves the text is let go, what comes into it is chosen, what was chosen outside the text stays", () => {
  const key = (name: string) => name;
  expect(syncChosen(["旁", "在"], ["在"], [], key)).toEqual(["旁"]);
  expect(syncChosen(["旁"], [], ["来"], key)).toEqual(["旁", "来"]);
  expect(syncChosen(["旁"], ["在"], ["在"], key)).toEqual(["旁"]);
  expect(syncChosen(["旁", "来"], [], ["来"], key)).toEqual(["旁", "来"]);
});

test("a thread sends the pictures that stand in its text and were uploaded for it, in their order", () => {
  const images = ["a", "b", "c"].map((name) => ({ url: `/uploads/${name}.webp` }));
  const content = ["/uploads/c.webp", "https://e.example/x.png", "/uploads/a.webp", "/uploads/c.webp"]
    .map((src) => `<p><img src="${src}"></p>`)
    .join("");
  expect(imagesOf(1, { ...emptyDraft(), content, images }).map(({ url }) => url)).toEqual([
    "/uploads/c.webp",
    "/uploads/a.webp",
  ]);
  expect(imagesOf(0, { ...emptyDraft(), images })).toEqual(images);
});

test("API-028 HOLE-007 the body holds what was chosen and nothing that was not", () => {
  const empty = emptyDraft();
  expect(bodyOf(0, { ...empty, content: "早", title: "不发" })).toEqual({
    threadClassify: 0,
    content: "<p>早</p>",
    requestId: empty.requestId,
  });
  expect(
    bodyOf(1, {
      ...empty,
      title: " 五个字标题 ",
      circleId: "2",
      content: "<p>早</p>",
      topics: [riding, gear],
      friends: [{ ...friend, avatar: "/a.svg" }],
      videos: [{ url: "/uploads/a.mp4" }],
      deviceName: "Lens One",
      place: { name: "城北林场", lat: 30.351, lng: 120.113 },
      keptAt: 5,
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
