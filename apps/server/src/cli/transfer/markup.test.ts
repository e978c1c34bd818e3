import { expect, test } from "vitest";
import { plainMarkdown } from "./discourse-markdown.ts";
import { convertMarkup, replaceEmojiCodes } from "./markup.ts";
import { contentOf, plainLine } from "./text.ts";
import { titleText } from "./title-text.ts";

/** Returns the notes and the final HTML of a text of Discourse. */
function convert(raw: string) {
  const notes: string[] = [];
  const content = contentOf({ markdown: plainMarkdown(raw, (why) => notes.push(why)) }, () => undefined);
  return { notes, html: typeof content === "string" ? content : content.html };
}
const htmlOf = (raw: string) => convert(raw).html;
/** Returns the HTML without the line breaks between blocks. */
const compact = (raw: string) => htmlOf(raw).replaceAll("\n", "");

test("links with bars keep their text", () => {
  const html = htmlOf(
    "看 [镜片参数 | 官方站](https://example.com/spec) 和 [A|B|C](https://example.com/abc)。",
  );
  expect(html).toContain(">镜片参数 | 官方站</a>");
  expect(html).toContain(">A|B|C</a>");
  const table = htmlOf("| 型号 | 链接 |\n|---|---|\n| One | [官网 | 首页](https://example.com/one) |\n");
  expect(table).toMatch(/<td><a href="https:\/\/example.com\/one"[^>]*>官网 \| 首页<\/a><\/td>/);
  expect(htmlOf("a[i](j) 与 x | y ](z)")).toContain("x | y ](z)");
  expect(convertMarkup("![山|690x388, 50%](x.png) [a.pdf|attachment](y)", () => {})).toBe(
    "![山](x.png) [a.pdf](y)",
  );
});

test("code stays as it is", () => {
  const code = "foo [quote=1] bar\n[details]\n[spoiler]x[/spoiler] :smile: [^1] [a|b](c)";
  for (const raw of [
    `\`\`\`\n${code}\n\`\`\``,
    `~~~~js\n${code}\n\`\`\`\n~~~~`,
    `> \`\`\`\n> ${code.split("\n")[0]}\n> \`\`\``,
  ])
    expect(convertMarkup(`前\n\n${raw}\n\n后 :smile:`, () => {})).toBe(`前\n\n${raw}\n\n后 😄`);
  expect(convertMarkup("`` :smile: ` [b]x[/b] `` 和 `:smile:`", () => {})).toBe(
    "`` :smile: ` [b]x[/b] `` 和 `:smile:`",
  );
  expect(convertMarkup("没有配对的 ` 号 :smile:", () => {})).toBe("没有配对的 ` 号 😄");
  expect(htmlOf("[code]a [b]x[/b] `y`[/code]")).toBe("<p><code>a [b]x[/b] `y`</code></p>");
  expect(htmlOf("[code=js]\na\n\n  b\n[/code]")).toBe("<pre><code>a\n\n  b\n</code></pre>");
  expect(convertMarkup("<pre>:smile:</pre> :smile:", () => {})).toBe("<pre>:smile:</pre> 😄");
});

test("emoji codes become emoji, and custom ones are reported", () => {
  const { html, notes } = convert(
    "太好了:smile: :+1: :heart: :t-rex: :slight_smile: :wave:t3: 时间 10:30:45 :our-logo:",
  );
  expect(html).toContain("太好了😄 👍 ❤️ 🦖 🙂 👋🏼 时间 10:30:45 :our-logo:");
  expect(notes).toEqual(["有自定义的表情代码，留作文字"]);
  expect(replaceEmojiCodes(":constructor: :__proto__:", () => {})).toBe(":constructor: :__proto__:");
});

test("titles and names have characters in place of entities and codes", () => {
  expect(titleText(":rocket: 新固件 &amp; 镜腿 &lt;b&gt; O&#x27;Reilly &#x2F; AT&T &amp;amp;")).toBe(
    "🚀 新固件 & 镜腿 <b> O'Reilly / AT&T &amp;",
  );
  expect(plainLine("<p>a &amp; b</p>")).toBe("a & b");
});

test("polls and dates become text", () => {
  const { html, notes } = convert(
    '投个票\n\n[poll type=regular results=always]\n# 选哪个\n* 甲\n* 乙\n[/poll]\n\n活动 [date=2026-12-01 time=19:30:00 timezone="Asia/Shanghai"]，[date-range from=2026-12-01T08:00 to=2026-12-02 timezone="UTC"]',
  );
  expect(html).toContain("<li>甲</li>");
  expect(html).toContain("选哪个");
  expect(html).not.toMatch(/\[\/?poll|\[date/);
  expect(html).toContain("活动 2026-12-01 19:30（Asia/Shanghai）");
  expect(html).toContain("2026-12-01 08:00 – 2026-12-02（UTC）");
  expect(notes).toEqual(["投票只作为文字带过来"]);
});

test("quotes nest, and their names may have brackets", () => {
  expect(compact('[quote="他说[好]的, post:1, topic:1"]\n内容\n[/quote]\n尾')).toBe(
    "<blockquote><p><strong>他说[好]的</strong>：</p><p>内容</p></blockquote><p>尾</p>",
  );
  const nested = compact(
    '[quote="a, post:1, topic:1, full:true"]\n[quote="b, post:2"]\n里层\n[/quote]\n外层\n[/quote]\n\n我的话',
  );
  expect(nested).toBe(
    "<blockquote><p><strong>a</strong>：</p><blockquote><p><strong>b</strong>：</p><p>里层</p></blockquote><p>外层</p></blockquote><p>我的话</p>",
  );
  expect(compact("没有结尾的 [quote] 留着")).toContain("[quote] 留着");
});

test("BBCode becomes HTML, and links named like tags stay links", () => {
  const html = compact(
    "[wrap=foo]包[/wrap] [b]粗体[/b] [I]斜[/I] [url=https://example.com]旧[/url] [url]https://example.com/b[/url] [img]https://example.com/a.png[/img] [color=red]红[/color] [size=4]大[/size]",
  );
  expect(html).toContain('包 <b>粗体</b> <i>斜</i> <a href="https://example.com/"');
  expect(html).toContain('<img src="https://example.com/a.png"');
  expect(html).toContain("红 大");
  expect(html).not.toMatch(/\[\/?(?:wrap|b|i|url|img|color|size)/i);
  expect(compact("[b](https://example.com) [b]没有结尾")).toMatch(/>b<\/a> \[b\]没有结尾/);
  expect(compact("[url=javascript:alert(1)]x[/url]")).toBe("<p>x</p>");
  expect(compact("[list]\n[*]一\n[*]二\n[/list]")).toMatch(/<ul><li>一<\/li><li>二<\/li><\/ul>/);
  expect(compact("[details=\"点开\"]\n里面\n[/details]\n\n[details='另一个']\n第二段\n[/details]")).toBe(
    "<p>点开</p><p>里面</p><p>另一个</p><p>第二段</p>",
  );
});

test("footnotes become numbers and paragraphs", () => {
  expect(compact("脚注[^1]和^[行内的]\n\n[^1]: 这里是说明\n\n    第二段\n\n正文")).toBe(
    "<p>脚注[1]和（行内的）</p><p>[1] 这里是说明</p><p>第二段</p><p>正文</p>",
  );
});

test("an upload address that cannot be read is reported", () => {
  expect(convert(`![图](upload://${"z".repeat(40)}.png)`).notes).toEqual([
    "文件的地址读不出，从正文里去掉了",
  ]);
});

test.each([
  ["`".repeat(300_000)],
  ["` `` ``` ".repeat(40_000)],
  ["[b]".repeat(100_000)],
  ["[b][i][/b][/i]".repeat(30_000)],
  ['[quote="'.repeat(50_000)],
  [":a".repeat(150_000)],
  ["[^".repeat(150_000)],
  ["^[".repeat(150_000)],
  ["[code]".repeat(60_000)],
  ["```\n~~~\n".repeat(40_000)],
  ["](".repeat(150_000)],
  ["|".repeat(300_000)],
  ["<pre".repeat(80_000)],
])("converting takes linear time (%#)", (text) => {
  const started = process.cpuUsage();
  convertMarkup(text, () => {});
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(3000);
});
