import { fromPlainText } from "@lenscape/richtext/sanitize";
import { expect, test } from "vitest";
import { editStart } from "./comment-edit-draft.ts";
import { linkMentions } from "./comment-mentions.ts";

const version = (content: string) => ({
  revision: 3,
  content,
  imageList: [{ url: "/uploads/a.webp" }],
  editor: { userId: "1", nickname: "云野", avatar: "" },
  writtenAt: "2026-11-22 10:00:00",
});

test("what the composer has written comes back as it was written", () => {
  const text = "第一行\n第二行 a<b\n\n谢谢@云野，也谢谢@小满";
  const mentions = [
    { userId: "1", nickname: "云野" },
    { userId: "13", nickname: "小满" },
  ];
  const html = `<blockquote>${fromPlainText("先站定 <两秒>")}</blockquote>${linkMentions(fromPlainText(text), mentions)}`;
  expect(editStart(version(html))).toEqual({
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

test("a link that shows its own address is text; one under other words, bold and lists are told as lost", () => {
  const address = "https://example.com/a";
  expect(editStart(version(`<p>见 <a href="${address}">${address}</a></p>`))).toMatchObject({
    draft: { text: `见 ${address}` },
    losesFormat: false,
  });
  for (const html of [
    `<p>见<a href="${address}">这里</a></p>`,
    "<p><b>粗</b></p>",
    "<ul><li>一</li><li>二</li></ul>",
  ])
    expect(editStart(version(html)).losesFormat).toBe(true);
  expect(editStart(version("<ul><li>一</li><li>二</li></ul>")).draft.text).toBe("一\n二");
});

test("a comment of pictures alone has no text", () => {
  expect(editStart(version("")).draft).toMatchObject({ text: "", mentions: [] });
});
