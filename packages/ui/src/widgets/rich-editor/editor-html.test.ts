// @vitest-environment happy-dom
import { faultSentences } from "@lenscape/richtext/limits";
import { sanitizeHtml } from "@lenscape/richtext/sanitize";
import { Editor } from "@tiptap/core";
import { afterEach, expect, test } from "vitest";
import { createUploadQueue } from "../../lib/upload-queue.ts";
import { editorExtensions } from "./editor-extensions.ts";
import { cleanPasted, readAddress, readEditor } from "./editor-html.ts";
import type { UploadedPicture } from "./picture-node.tsx";

const arrived: UploadedPicture = { url: "/uploads/2026/11/a.webp", width: 1600, height: 1200 };

/** An editor without a page; `settle` ends the upload of its one picture. */
function open(content: string) {
  let settle = (_picture: UploadedPicture) => {};
  const queue = createUploadQueue<UploadedPicture>(() => new Promise((resolve) => (settle = resolve)), {
    previewOf: () => "blob:local",
  });
  const nothing = () => undefined;
  const editor = new Editor({
    element: document.createElement("div"),
    extensions: editorExtensions({
      queue,
      onTrigger: nothing,
      onTriggerKey: () => false,
      onLink: nothing,
      onSubmit: nothing,
    }),
    content,
  });
  editors.push(editor);
  return { editor, queue, settle: () => settle(arrived) };
}

const editors: Editor[] = [];
afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy();
});

const ARTICLE = [
  "<h2>先站定，再低头</h2>",
  "<p>光线 <strong>很好</strong>，<em>先看见</em>，参数 <code>1/500</code>。<br>下一行</p>",
  "<h3>步骤</h3>",
  "<ul><li><p>转身</p></li><li><p>抬头</p></li></ul>",
  "<ol><li><p>一</p></li></ol>",
  "<blockquote><p>前景不是装饰</p></blockquote>",
  "<pre><code>f = 2.8</code></pre>",
  '<p>谢谢 <span class="mention"><a href="/pages/mine/friends/index?userId=4">@林间电台</a></span> 与 ',
  '<span class="topic">#第一视角</span>，见<a href="https://example.com/a" rel="nofollow ugc noopener noreferrer" target="_blank">这篇</a>',
  '和<a href="/pages/index">首页</a></p>',
  '<figure><img src="/uploads/2026/11/a.webp" alt="山脊" width="1600" height="1200"><figcaption>山脊</figcaption></figure>',
  "<hr><p>完</p>",
].join("");

test("what the editor gives passes the policy unchanged, with everything that was written still there", () => {
  const { html } = readEditor(open(ARTICLE).editor, faultSentences);
  expect(sanitizeHtml(html)).toBe(html);
  expect(html).toBe(ARTICLE);
});

test("a picture is published once it has arrived, and no local address ever is", async () => {
  const { editor, queue, settle } = open("<p>看</p>");
  const [uploadId] = queue.add([new File(["x"], "a.png", { type: "image/png" })]);
  editor.commands.insertContentAt(editor.state.doc.content.size, { type: "picture", attrs: { uploadId } });
  expect(readEditor(editor, faultSentences).html).toBe("<p>看</p>");
  settle();
  await Promise.resolve();
  await Promise.resolve();
  expect(readEditor(editor, faultSentences).html).toBe(
    '<p>看</p><figure><img src="/uploads/2026/11/a.webp" alt="" width="1600" height="1200"></figure>',
  );
});

test("taking a picture back and bringing it again keeps it", async () => {
  const { editor, queue, settle } = open("<p>看</p>");
  const [uploadId] = queue.add([new File(["x"], "a.png", { type: "image/png" })]);
  editor.commands.insertContentAt(editor.state.doc.content.size, { type: "picture", attrs: { uploadId } });
  settle();
  await Promise.resolve();
  await Promise.resolve();
  editor.commands.undo();
  expect(readEditor(editor, faultSentences).html).toBe("<p>看</p>");
  editor.commands.redo();
  expect(readEditor(editor, faultSentences).html).toContain('src="/uploads/2026/11/a.webp"');
});

test("characters are counted without the markup", () => {
  expect(readEditor(open("<p>一二<strong>三</strong></p><p>😀五</p>").editor, faultSentences).length).toBe(5);
  expect(readEditor(open("").editor, faultSentences)).toEqual({ html: "", length: 0 });
});

test("what another site's page carries is cleaned before it is pasted", () => {
  const foreign =
    '<div style="color:red" onclick="x()"><h1>题</h1><script>x()</script><p class="c">文<img src="javascript:x()"><img src="https://e.example/a.png"></p><table><tr><td>格</td></tr></table></div>';
  const cleaned = cleanPasted(foreign);
  expect(cleaned).not.toMatch(/style|script|onclick|class|javascript/);
  const { editor } = open("");
  editor.commands.insertContent(cleaned);
  const { html } = readEditor(editor, faultSentences);
  expect(html).toContain("<h2>题</h2>");
  expect(html).toContain('<img src="https://e.example/a.png" alt="">');
  expect(html).toContain("格");
  expect(sanitizeHtml(html)).toBe(html);
});

test("the schema itself refuses what the policy refuses", () => {
  const { editor } = open(
    '<p data-pm-slice="1 1 []"><a href="javascript:x()">坏</a><a href="weixin://dl">微</a><img src="data:image/png;base64,AA"><img src="blob:x" data-upload="nobody"></p>',
  );
  expect(editor.getText()).toContain("坏");
  expect(editor.getHTML()).not.toMatch(/href|<img/);
});

test("an address is taken as http, https, a path of this site, a mailbox or a telephone number", () => {
  expect(readAddress(" example.com/a ")).toBe("https://example.com/a");
  expect(readAddress("https://example.com")).toBe("https://example.com/");
  expect(readAddress("/pages/index")).toBe("/pages/index");
  expect(readAddress("https://forum.example/pages/index", "https://forum.example")).toBe("/pages/index");
  expect(readAddress("help@forum.example")).toBe("mailto:help@forum.example");
  expect(readAddress("tel:400-800-1234")).toBe("tel:4008001234");
  for (const wrong of [
    "",
    "javascript:alert(1)",
    "weixin://dl",
    "//evil.example",
    "眼镜",
    "mailto:a@b.c?bcc=d@e.f",
  ]) {
    expect(readAddress(wrong)).toBeNull();
  }
});
