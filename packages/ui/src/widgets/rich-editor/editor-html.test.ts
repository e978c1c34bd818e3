// @vitest-environment happy-dom
import { faultSentences } from "@lenscape/richtext/limits";
import { sanitizeHtml } from "@lenscape/richtext/sanitize";
import { Editor } from "@tiptap/core";
import { afterEach, expect, test } from "vitest";
import { createUploadQueue } from "../../lib/upload-queue.ts";
import { editorExtensions } from "./editor-extensions.ts";
import { cleanPasted, readAddress, readEditor } from "./editor-html.ts";
import type { UploadedPicture } from "./picture-node.tsx";
import { addColumn, addRow, runTable } from "./table-nodes.ts";
import { getPastedLink } from "./use-paste.ts";

const uploadedPicture: UploadedPicture = { url: "/uploads/2026/11/a.webp", width: 1600, height: 1200 };

/** Creates an editor without a page; `settle` ends the upload of its picture. */
function createEditor(content: string) {
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
  return { editor, queue, settle: () => settle(uploadedPicture) };
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
  "<table><tbody><tr><th><p>场景</p></th><th><p>档位</p></th></tr>",
  '<tr><td rowspan="2"><p>晴</p></td><td><ul><li><p>5</p></li></ul></td></tr><tr><td><p>4</p></td></tr></tbody></table>',
  "<hr><p>完</p>",
].join("");

test("returns HTML that the policy leaves unchanged", () => {
  const { html } = readEditor(createEditor(ARTICLE).editor, faultSentences);
  expect(sanitizeHtml(html)).toBe(html);
  expect(html).toBe(ARTICLE);
});

test("publishes a picture after its upload and never a local address", async () => {
  const { editor, queue, settle } = createEditor("<p>看</p>");
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

test("keeps an uploaded picture through undo and redo", async () => {
  const { editor, queue, settle } = createEditor("<p>看</p>");
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

test("counts characters without markup", () => {
  expect(
    readEditor(createEditor("<p>一二<strong>三</strong></p><p>😀五</p>").editor, faultSentences).length,
  ).toBe(5);
  expect(readEditor(createEditor("").editor, faultSentences)).toEqual({ html: "", length: 0 });
});

test("sanitizes HTML of another site before it is pasted", () => {
  const foreign =
    '<div style="color:red" onclick="x()"><h1>题</h1><script>x()</script><p class="c">文<img src="javascript:x()"><img src="https://e.example/a.png"></p><table><tr><td>格</td></tr></table></div>';
  const cleaned = cleanPasted(foreign);
  expect(cleaned).not.toMatch(/style|script|onclick|class|javascript/);
  const { editor } = createEditor("");
  editor.commands.insertContent(cleaned);
  const { html } = readEditor(editor, faultSentences);
  expect(html).toContain("<h2>题</h2>");
  expect(html).toContain('<img src="https://e.example/a.png" alt="">');
  expect(html).toContain("<table><tbody><tr><td><p>格</p></td></tr></tbody></table>");
  expect(sanitizeHtml(html)).toBe(html);
});

test("refuses in the schema the addresses that the policy refuses", () => {
  const { editor } = createEditor(
    '<p data-pm-slice="1 1 []"><a href="javascript:x()">坏</a><a href="weixin://dl">微</a><img src="data:image/png;base64,AA"><img src="blob:x" data-upload="nobody"></p>',
  );
  expect(editor.getText()).toContain("坏");
  expect(editor.getHTML()).not.toMatch(/href|<img/);
});

test("accepts addresses of the web, this site, mailboxes and telephones", () => {
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

const press = (editor: Editor, key: string) =>
  editor.view.someProp("handleKeyDown", (handle) =>
    handle(editor.view, new KeyboardEvent("keydown", { key })),
  ) ?? false;

test("moves through the cells with Tab and adds a row up to the limit", () => {
  const { editor } = createEditor("<table><tr><td>一</td><td>二</td></tr></table>");
  editor.commands.setTextSelection(4);
  expect(press(editor, "Tab")).toBe(true);
  expect(press(editor, "Tab")).toBe(true);
  expect(editor.getHTML().match(/<tr>/g)).toHaveLength(2);
  const full = createEditor(`<table>${"<tr><td>一</td></tr>".repeat(200)}</table>`).editor;
  full.commands.setTextSelection(full.state.doc.content.size - 4);
  press(full, "Tab");
  expect(full.getHTML().match(/<tr>/g)).toHaveLength(200);
});

/** Moves the caret into the cell with a text. */
const enterCell = (editor: Editor, text: string) => {
  editor.state.doc.descendants((node, at) => {
    if (node.text === text) editor.commands.setTextSelection(at);
  });
};

/** Returns the element name and alignment of the cells in each row. */
const getAlignments = (editor: Editor) =>
  Array.from(
    new DOMParser()
      .parseFromString(readEditor(editor, faultSentences).html, "text/html")
      .querySelectorAll("tr"),
    (row) =>
      Array.from(row.cells, (cell) => `${cell.localName} ${cell.getAttribute("align") ?? "-"}`).join(", "),
  );

const PRICES =
  '<table><tbody><tr><th><p>项</p></th><th align="right"><p>价</p></th></tr><tr><td align="center"><p>一</p></td><td align="right"><p>9</p></td></tr></tbody></table>';
const HEAD = "th -, th right";
const ROW = "td center, td right";

test.each<[string, string, (editor: Editor) => unknown, string[]]>([
  ["row under the head", "项", (to) => runTable(to, addRow), [HEAD, "td -, td right", ROW]],
  ["row", "9", (to) => runTable(to, addRow), [HEAD, ROW, ROW]],
  ["row by Tab", "9", (to) => press(to, "Tab"), [HEAD, ROW, ROW]],
  [
    "column",
    "项",
    (to) => runTable(to, addColumn),
    ["th -, th -, th right", "td center, td center, td right"],
  ],
  ["last column", "9", (to) => runTable(to, addColumn), [`${HEAD}, th right`, `${ROW}, td right`]],
])("aligns a new %s like its neighbour and undoes it in one step", (_, words, add, rows) => {
  const { editor } = createEditor(PRICES);
  enterCell(editor, words);
  add(editor);
  expect(getAlignments(editor)).toEqual(rows);
  editor.commands.undo();
  expect(readEditor(editor, faultSentences).html).toBe(PRICES);
});

test("keeps the alignment of spanning cells when rows and columns are added", () => {
  const spanning =
    '<table><tr><td rowspan="2" align="center">高</td><td align="right">一</td></tr><tr><td>二</td></tr><tr><td colspan="2" align="right">宽</td></tr></table>';
  const { editor } = createEditor(spanning);
  enterCell(editor, "一");
  runTable(editor, addRow);
  enterCell(editor, "宽");
  runTable(editor, addRow);
  enterCell(editor, "高");
  runTable(editor, addColumn);
  expect(getAlignments(editor)).toEqual([
    "td center, td center, td right",
    "td center, td right",
    "td center, td -",
    "td right",
    "td right, td right, td right",
  ]);
});

test("turns a line between bars into a table head on Enter", () => {
  const { editor } = createEditor("<p>| 场景 | 档位 |</p>");
  editor.commands.setTextSelection(5);
  expect(press(editor, "Enter")).toBe(true);
  const { html } = readEditor(editor, faultSentences);
  expect(html).toBe(
    "<table><tbody><tr><th><p>场景</p></th><th><p>档位</p></th></tr><tr><td><p></p></td><td><p></p></td></tr></tbody></table>",
  );
  expect(editor.state.selection.$from.node(-1).type.name).toBe("tableCell");
});

const type = (editor: Editor, text: string) => {
  for (const character of text) {
    const { from, to } = editor.state.selection;
    const insert = () => editor.state.tr.insertText(character, from, to);
    const handled = editor.view.someProp("handleTextInput", (handle) =>
      handle(editor.view, from, to, character, insert),
    );
    if (!handled) editor.view.dispatch(insert());
  }
};

test("turns a typed Markdown link into a link unless its address is refused", () => {
  const { editor } = createEditor("");
  type(editor, "看[这篇](example.com/a)好[坏](javascript:x)");
  expect(readEditor(editor, faultSentences).html).toBe(
    '<p>看<a href="https://example.com/a" rel="nofollow ugc noopener noreferrer" target="_blank">这篇</a>好[坏](javascript:x)</p>',
  );
});

test("starts a list with the typed number, but not with a year", () => {
  const { editor } = createEditor("");
  type(editor, "12. 配对");
  expect(editor.getHTML()).toBe('<ol start="12"><li><p>配对</p></li></ol><p></p>');
  const year = createEditor("").editor;
  type(year, "2024. 年终总结");
  expect(year.getHTML()).toBe("<p>2024. 年终总结</p>");
});

test("keeps the first number of a list in the editor", () => {
  const lists = '<ol><li><p>开机</p></li></ol><p>插一张图</p><ol start="2"><li><p>配对</p></li></ol>';
  expect(createEditor(lists).editor.getHTML()).toBe(lists);
});

test("leaves typed addresses as text and typed text out of an existing link", () => {
  const { editor } = createEditor("");
  type(editor, "教程在 https://example.com/a。好的 https://example.com/b ");
  expect(editor.getHTML()).toBe("<p>教程在 https://example.com/a。好的 https://example.com/b </p>");
  const link = '<a href="https://example.com/a">https://example.com/a</a>';
  const linked = createEditor(`<p>${link}</p>`).editor;
  linked.commands.setTextSelection(linked.state.doc.content.size - 1);
  type(linked, "/b。后面 ");
  expect(linked.getHTML()).toBe(`<p>${link}/b。后面 </p>`);
});

test("leaves pasted addresses as text", () => {
  const { editor } = createEditor("");
  editor.view.pasteText("再看 https://example.com/h后面中文");
  expect(editor.getHTML()).toBe("<p>再看 https://example.com/h后面中文</p>");
});

test("links selected text to a pasted address, except over an existing link", () => {
  const { editor } = createEditor('<p>教程<a href="https://example.com/old">旧</a></p>');
  editor.commands.setTextSelection({ from: 1, to: 3 });
  expect(getPastedLink(editor.state, " https://example.com/a ")).toBe("https://example.com/a");
  expect(getPastedLink(editor.state, "https://example.com/a。好的")).toBeUndefined();
  editor.commands.setTextSelection({ from: 1, to: 4 });
  expect(getPastedLink(editor.state, "https://example.com/a")).toBeUndefined();
  editor.commands.setTextSelection(2);
  expect(getPastedLink(editor.state, "https://example.com/a")).toBeUndefined();
});
