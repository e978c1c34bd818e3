import { fromPlainText } from "@lenscape/richtext/sanitize";
import { expect, test } from "vitest";
import { toEditDraft } from "./comment-edit-draft.ts";
import { linkMentions } from "./comment-mentions.ts";

const version = (content: string) => ({
  revision: 3,
  content,
  imageList: [{ url: "/uploads/a.webp" }],
  editor: { userId: "1", nickname: "云野", avatar: "" },
  writtenAt: "2026-11-22 10:00:00",
});

test("converts a comment written in the composer back to its draft", () => {
  const text = "第一行\n第二行 a<b\n\n谢谢@云野，也谢谢@小满";
  const mentions = [
    { userId: "1", nickname: "云野" },
    { userId: "13", nickname: "小满" },
  ];
  const html = `<blockquote>${fromPlainText("先站定 <两秒>")}</blockquote>${linkMentions(fromPlainText(text), mentions)}`;
  expect(toEditDraft(version(html))).toEqual({
    draft: {
      text,
      mentions,
      pictures: [{ url: "/uploads/a.webp" }],
      quote: "先站定 <两秒>",
      revision: 3,
      requestId: "",
      sent: "",
    },
    losesFormat: false,
  });
});

test("reads a link that shows its URL as text, and reports labelled links, bold text and lists as lost format", () => {
  const address = "https://example.com/a";
  expect(toEditDraft(version(`<p>见 <a href="${address}">${address}</a></p>`))).toMatchObject({
    draft: { text: `见 ${address}` },
    losesFormat: false,
  });
  for (const html of [
    `<p>见<a href="${address}">这里</a></p>`,
    "<p><b>粗</b></p>",
    "<ul><li>一</li><li>二</li></ul>",
  ])
    expect(toEditDraft(version(html)).losesFormat).toBe(true);
  expect(toEditDraft(version("<ul><li>一</li><li>二</li></ul>")).draft.text).toBe("一\n二");
});

test("returns no text for a comment that has only pictures", () => {
  expect(toEditDraft(version("")).draft).toMatchObject({ text: "", mentions: [] });
});
