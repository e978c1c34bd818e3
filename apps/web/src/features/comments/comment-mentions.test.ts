import { fromPlainText, sanitizeHtml } from "@lenscape/richtext/sanitize";
import { expect, test } from "vitest";
import { linkMentions } from "./comment-mentions.ts";

const link = (userId: string, name: string) =>
  `<span class="mention"><a href="/pages/mine/friends/index?userId=${userId}">@${name}</a></span>`;

test("links the nicknames of selected members to their profiles", () => {
  const html = linkMentions(fromPlainText("谢谢@云野，也谢谢 @小满"), [
    { userId: "1", nickname: "云野" },
    { userId: "13", nickname: "小满" },
  ]);
  expect(html).toBe(`<p>谢谢${link("1", "云野")}，也谢谢 ${link("13", "小满")}</p>`);
  expect(sanitizeHtml(html)).toBe(html);
});

test("links the longest of two names with the same prefix", () => {
  const people = [
    { userId: "1", nickname: "云野" },
    { userId: "2", nickname: "云野西" },
  ];
  expect(linkMentions("<p>@云野西</p>", people)).toBe(`<p>${link("2", "云野西")}</p>`);
});

test("escapes names with HTML or regular expression characters, and links only selected members", () => {
  expect(linkMentions(fromPlainText("@a.b @a<b @axb"), [{ userId: "3", nickname: "a.b" }])).toBe(
    `<p>${link("3", "a.b")} @a&#x3C;b @axb</p>`,
  );
  expect(linkMentions("<p>@云野</p>", [])).toBe("<p>@云野</p>");
});
