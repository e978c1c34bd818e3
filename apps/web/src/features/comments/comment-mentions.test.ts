import { fromPlainText, sanitizeHtml } from "@lenscape/richtext/sanitize";
import { expect, test } from "vitest";
import { linkMentions } from "./comment-mentions.ts";

const link = (userId: string, name: string) =>
  `<span class="mention"><a href="/pages/mine/friends/index?userId=${userId}">@${name}</a></span>`;

test("a chosen member's name becomes a link to their page, wherever it stands", () => {
  const html = linkMentions(fromPlainText("谢谢@云野，也谢谢 @小满"), [
    { userId: "1", nickname: "云野" },
    { userId: "13", nickname: "小满" },
  ]);
  expect(html).toBe(`<p>谢谢${link("1", "云野")}，也谢谢 ${link("13", "小满")}</p>`);
  expect(sanitizeHtml(html)).toBe(html);
});

test("a name that begins like another one is linked whole", () => {
  const people = [
    { userId: "1", nickname: "云野" },
    { userId: "2", nickname: "云野西" },
  ];
  expect(linkMentions("<p>@云野西</p>", people)).toBe(`<p>${link("2", "云野西")}</p>`);
});

test("a name with signs of HTML or of a pattern does no harm, and one nobody chose stays text", () => {
  expect(linkMentions(fromPlainText("@a.b @a<b @axb"), [{ userId: "3", nickname: "a.b" }])).toBe(
    `<p>${link("3", "a.b")} @a&#x3C;b @axb</p>`,
  );
  expect(linkMentions("<p>@云野</p>", [])).toBe("<p>@云野</p>");
});
