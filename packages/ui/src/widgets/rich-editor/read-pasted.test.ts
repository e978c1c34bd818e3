// @vitest-environment happy-dom
import { RichTextError } from "@lenscape/richtext/limits";
import { expect, test } from "vitest";
import { cleanPasted } from "./editor-html.ts";
import { looksLikeMarkdown, readMarkdown, readPasted } from "./read-pasted.ts";

const TABLE = "<table><tbody><tr><td>场景</td><td>档位</td></tr></tbody></table>";
const cell = (style: string, text: string) => `<td ${style}>${text}</td>`;

test("reads the same table from four programs", () => {
  const word = `<html xmlns:o="x"><head><meta name=ProgId content=Word.Document><style>p{}</style></head><body><table class=MsoTableGrid border=1><tr style="mso-yfti:0">${cell('width=64 style="padding:1px"', "<span lang=EN-US style='color:black'>场景<o:p></o:p></span>")}${cell("", "<font color=windowtext>档位</font>")}</tr></table></body></html>`;
  const excel = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table><col width=72><tr height=20>${cell('class="xl65"', "场景")}${cell("", "档位")}</tr></table></body></html>`;
  const notion = `<!-- notionvc: 1 --><table id="a" class="simple-table"><tbody><tr>${cell('style="width:1px"', "场景")}${cell("", "档位")}</tr></tbody></table>`;
  for (const [source, html] of Object.entries({ word, excel, notion, page: TABLE })) {
    expect(readPasted(html), source).toEqual({ html: TABLE, source, lost: [] });
  }
});

test("reads the same table head from five programs", async () => {
  const rows = (head: string) => `${head}<tr><td>晴</td><td>5</td></tr>`;
  const sources = {
    word: `<html xmlns:o="urn:schemas-microsoft-com:office:word"><body><table><tr><td><p><b><span lang=ZH>场景</span></b></p></td><td><p><b style='mso-bidi-font-weight:normal'>档位</b></p></td></tr><tr><td><p>晴</p></td><td><p>5</p></td></tr></table></body></html>`,
    excel: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>.xl65 {color:black; font-weight:700;} .xl66 {font-weight:400;}</style></head><body><table>${rows('<tr><td class="xl65">场景</td><td class="xl65">档位</td></tr>')}</table></body></html>`,
    docs: `<google-sheets-html-origin><table>${rows('<tr><td style="font-weight:bold;">场景</td><td style="font-weight:bold;">档位</td></tr>')}</table>`,
    notion: `<!-- notionvc: 1 --><table><thead><tr><td>场景</td><td>档位</td></tr></thead><tbody><tr><td>晴</td><td>5</td></tr></tbody></table>`,
    page: `<table>${rows("<tr><th>场景</th><th>档位</th></tr>")}</table>`,
  };
  const plain = (html: string) => html.replace(/<\/?(?:p|thead|tbody)>/g, "");
  const head = "<table><tr><th>场景</th><th>档位</th></tr><tr><td>晴</td><td>5</td></tr></table>";
  for (const [source, html] of Object.entries(sources))
    expect(plain(readPasted(html).html), source).toBe(head);
  expect(
    plain((await readMarkdown("| 场景 | 档位 |\n| --- | --- |\n| 晴 | 5 |")).html).replaceAll("\n", ""),
  ).toBe(head);
});

test("adds no head to a table of bold text or of one row", () => {
  const bold = "<tr><td><b>甲</b></td></tr>";
  expect(readPasted(`<table>${bold}${bold}</table>`).html).not.toContain("<th>");
  expect(readPasted(`<table>${bold}</table>`).html).not.toContain("<th>");
  expect(readPasted(`<table><tr><td><b>甲</b>乙</td></tr><tr><td>丙</td></tr></table>`).html).not.toContain(
    "<th>",
  );
});

test("names losses and keeps bold text that only a style marks", () => {
  const { html, lost } = readPasted(
    '<div style="mso-element:header">页眉</div><b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="color:#ff0000;font-weight:700">红</span><a class="MsoCommentReference">[1]</a></p></b><img src="file:///c/a.png"><table><tr><td><table><tr><td>内</td></tr></table></td></tr></table>',
  );
  expect(lost.sort()).toEqual(["colours", "comments", "headers", "nested", "pictures"]);
  expect(html).toContain("<p><strong>红</strong></p>");
  expect(html).not.toMatch(/页眉|\[1\]|<b>/);
});

test("turns list paragraphs of Word into lists", () => {
  const item = (sign: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign} </span><![endif]>${text}</p>`;
  expect(readPasted(`${item("·", "转身")}${item("·", "抬头")}<p>中</p>${item("1.", "一")}`).html).toBe(
    "<ul><li>转身</li><li>抬头</li></ul><p>中</p><ol><li>一</li></ol>",
  );
});

test("keeps the depth of Word lists", () => {
  const item = (level: number, sign: string, text: string) =>
    `<p class=MsoListParagraph style='margin-left:${level * 21}pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign} </span><![endif]>${text}</p>`;
  const list = [
    item(1, "·", "露营"),
    item(2, "1.", "帐篷"),
    item(2, "2.", "睡袋"),
    item(3, "·", "零下五度"),
    item(1, "·", "徒步"),
  ];
  expect(readPasted(list.join("\n")).html.replaceAll("\n", "")).toBe(
    "<ul><li>露营<ol><li>帐篷</li><li>睡袋<ul><li>零下五度</li></ul></li></ol></li><li>徒步</li></ul>",
  );
});

test("recognizes quotes and code of Word by style and font", () => {
  const page = (body: string) =>
    readPasted(`<html xmlns:w="urn:schemas-microsoft-com:office:word"><body>${body}</body></html>`).html;
  const line = (text: string) =>
    `<p class=MsoNormal><span lang=EN-US style='font-family:"Courier New"'>${text}<o:p></o:p></span></p>`;
  expect(page("<p class=MsoQuote><i>再低一档。<o:p></o:p></i></p><p class=MsoNormal>完</p>")).toBe(
    "<blockquote><p>再低一档。</p></blockquote><p>完</p>",
  );
  expect(page(`${line("if (on) {")}${line("&nbsp; stop();")}${line("}")}<p class=MsoNormal>完</p>`)).toBe(
    "<pre><code>if (on) {\n  stop();\n}</code></pre><p>完</p>",
  );
  expect(page(`<p class=MsoNormal>调用<span style='font-family:Consolas'>stop()</span>停下</p>`)).toBe(
    "<p>调用<code>stop()</code>停下</p>",
  );
});

test("keeps task signs, separates pictures and names lost superscripts", async () => {
  const notion = `<ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span>买票</span></li></ul>`;
  expect(readPasted(notion).html).toBe("<ul><li>☑ 买票</li></ul>");
  const { html, lost } = await readMarkdown(
    "- [x] 买票\n- [ ] 打包\n\n![海](https://example.com/a.png)\n\nH<sub>2</sub>O",
  );
  expect(html.replaceAll("\n", "")).toBe(
    '<ul><li>☑ 买票</li><li>☐ 打包</li></ul><img src="https://example.com/a.png" alt="海"><p>H2O</p>',
  );
  expect(lost).toEqual(["scripts"]);
});

test("accepts a document with many attributes and refuses one that is too large", () => {
  const heavy = `<p style="${"mso-x:y;".repeat(100)}">字</p>`.repeat(600);
  expect(readPasted(heavy).html).toBe("<p>字</p>".repeat(600));
  expect(() => readPasted(`<p>${"字".repeat(1_000_000)}</p>`)).toThrow(RichTextError);
  expect(() => readPasted(`<table>${`<tr>${"<td>格</td>".repeat(100)}</tr>`.repeat(100)}</table>`)).toThrow(
    RichTextError,
  );
}, 20_000);

test("recognizes Markdown by its blocks", () => {
  for (const text of [
    "# 题\n\n- 一\n- 二",
    "```js\na\n```",
    "| 场景 | 档位 |\n| --- | ---: |\n| 晴 | 5 |",
    "1. 一\n2. 二",
    "> 引\n\n**重**",
  ]) {
    expect(looksLikeMarkdown(text), text).toBe(true);
  }
  for (const text of [
    "一句 **话**",
    "价格 - 便宜\n第二行",
    "#话题 一\n#话题 二",
    "",
    `# ${"字".repeat(300_000)}\n- 一`,
  ]) {
    expect(looksLikeMarkdown(text), text.slice(0, 20)).toBe(false);
  }
});

test("keeps the alignment of cells and the language of code", async () => {
  const { html, lost } = await readMarkdown(
    "| 场景 | 档位 | 电 |\n|:--|:-:|--:|\n| 晴 | 5 | 2% |\n\n```ts\nlet a\n```",
  );
  expect(html.replaceAll("\n", "")).toBe(
    '<table><thead><tr><th>场景</th><th align="center">档位</th><th align="right">电</th></tr></thead><tbody><tr><td>晴</td><td align="center">5</td><td align="right">2%</td></tr></tbody></table><pre><code class="language-ts">let a</code></pre>',
  );
  expect(lost).toEqual([]);
  const right = '<td align="right">';
  for (const cell of [
    "<td align=RIGHT>5</td>",
    '<td style="border:none; text-align: right">5</td>',
    '<td><p class=MsoNormal align=right style="text-align:right">5</p></td>',
    '<td><p dir="ltr" style="line-height:1.2;text-align:right;">5</p></td>',
  ])
    expect(readPasted(`<table><tr>${cell}</tr></table>`).html, cell).toContain(right);
  expect(
    readPasted('<pre class="code"><code class="hljs language-JavaScript">a</code></pre><p class="x">b</p>')
      .html,
  ).toBe('<pre><code class="language-JavaScript">a</code></pre><p>b</p>');
});

test("keeps or names formatting that only styles express", () => {
  const docs = (inner: string) =>
    readPasted(`<b style="font-weight:normal" id="docs-internal-guid-1">${inner}</b>`);
  expect(
    docs(
      '<p><span style="text-decoration:line-through">删</span><span style="text-decoration:underline">划</span><a href="https://a.example/"><span style="color:#1155cc;text-decoration:underline">链</span></a></p>',
    ),
  ).toMatchObject({
    html: '<p><s>删</s><u>划</u><a href="https://a.example/" rel="nofollow ugc noopener noreferrer" target="_blank">链</a></p>',
    lost: [],
  });
  expect(
    docs(
      '<ul><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,AA" aria-roledescription="checkbox"><p>买票</p></li><li role="checkbox" aria-checked="false"><p>打包</p></li></ul>',
    ),
  ).toMatchObject({ html: "<ul><li><p>☑ 买票</p></li><li><p>☐ 打包</p></li></ul>", lost: [] });
  const lostOf = (inner: string) => docs(inner).lost;
  expect(lostOf('<p><span style="background-color:#ffff00">亮</span></p>')).toEqual(["colours"]);
  expect(lostOf("<p><mark>亮</mark></p>")).toEqual(["colours"]);
  expect(lostOf('<p><span style="background-color:transparent">平</span></p>')).toEqual([]);
  expect(lostOf('<p>x<span style="vertical-align:super">2</span></p>')).toEqual(["scripts"]);
  expect(lostOf('<p style="text-align:center">中</p>')).toEqual(["sides"]);
  expect(lostOf('<p><a href="file:///C:/a.doc">文件</a><a href="#top">顶</a></p>')).toEqual(["links"]);
});

test("keeps the text of Markdown footnotes", async () => {
  const { html, lost } = await readMarkdown(
    "# 题\n\n一句[^1]，`[^1]`。\n\n- 一\n\n[^1]: 脚注 **重** 的话。\n[^a]: 另一条",
  );
  expect(html.replaceAll("\n", "")).toBe(
    "<h2>题</h2><p>一句[1]，<code>[^1]</code>。</p><ul><li>一</li></ul><p>[1]: 脚注 <strong>重</strong> 的话。<br>[a]: 另一条</p>",
  );
  expect(lost).toEqual([]);
});

test("reads a text full of opening brackets in bounded time", async () => {
  const before = process.cpuUsage();
  const { html } = await readMarkdown(`${"[a ".repeat(40_000)}[^1]`);
  const { user } = process.cpuUsage(before);
  expect(html).toContain("[a [1]");
  // Scanning the rest at each bracket takes more than ten seconds.
  expect(user / 1e6).toBeLessThan(5);
});

test("turns a table among text into lines inside a cell, but not a table alone", () => {
  const inTable = { inTable: true };
  const table = "<table><tr><td>一</td><td>二</td></tr></table>";
  expect(readPasted(`<p>前</p>${table}`, inTable)).toMatchObject({
    html: "<p>前</p><p>一　二</p>",
    lost: ["nested"],
  });
  expect(readPasted(table, inTable)).toMatchObject({ lost: [] });
  expect(readPasted(table, inTable).html).toContain("<table>");
});

test("names a table above the limits, also beside a smaller one", () => {
  const table = (rows: number, columns = 1) =>
    `<table>${`<tr>${"<td>格</td>".repeat(columns)}</tr>`.repeat(rows)}</table>`;
  expect(readPasted(`${table(1)}${table(201)}`).lost).toEqual(["large"]);
  expect(readPasted(`${table(1)}${table(2, 41)}`).lost).toEqual(["large"]);
  expect(readPasted(`${table(200)}${table(2, 40)}`).lost).toEqual([]);
});

test("converts Markdown and sanitizes broken or hostile input", async () => {
  const { html, source } = await readMarkdown(
    "# 题\n\n**重** 与 `码`\n\n- 一\n- 二\n\n| 场景 | 档位 |\n| --- | ---: |\n| 晴 | 5 |\n\n```\na\n```",
  );
  expect(source).toBe("markdown");
  expect(html).toContain("<h2>题</h2>");
  expect(html).toContain("<strong>重</strong> 与 <code>码</code>");
  expect(html).toContain(
    '<thead><tr><th>场景</th><th align="right">档位</th></tr></thead><tbody><tr><td>晴</td><td align="right">5</td></tr></tbody>',
  );
  expect(html).toContain("<pre><code>a</code></pre>");
  const bad = await readMarkdown("[坏](javascript:x)\n<script>x()</script>\n\n| 一\n|--\n```\n没有结束\n**");
  expect(bad.html).not.toMatch(/script|href/);
  expect(bad.html).toContain("没有结束");
});

test("leaves years and bare addresses of Markdown as text", async () => {
  const { html } = await readMarkdown(
    "# 题\n\n2024. 年终\n\n看https://example.com/b，后面 www.example.com，[链](https://example.com/c)",
  );
  expect(html.replaceAll("\n", "")).toBe(
    '<h2>题</h2><p>2024. 年终</p><p>看https://example.com/b，后面 www.example.com，<a href="https://example.com/c" rel="nofollow ugc noopener noreferrer" target="_blank">链</a></p>',
  );
});

test("keeps the first number of a list as the policy does", () => {
  const lists = '<ol><li>开机</li></ol><p>插一张图</p><ol start="2"><li>配对</li></ol>';
  expect(readPasted(lists).html).toBe(cleanPasted(lists));
});

test("names backgrounds of cells and centred blocks", () => {
  expect(readPasted('<table><tr><td style="background:#ff0">一</td></tr></table>').lost).toEqual(["colours"]);
  expect(readPasted("<center>中</center>").lost).toEqual(["sides"]);
  expect(readPasted('<div style="text-align:center">中</div>').lost).toEqual(["sides"]);
  expect(readPasted('<div style="text-align:center"><img src="https://a.example/b.png"></div>').lost).toEqual(
    [],
  );
});
