import { parseSafe } from "@lenscape/richtext/parse";
import { expect, test } from "vitest";
import { limits, RichTextError } from "../src/limits.ts";
import { sanitizeHtml } from "../src/sanitize.ts";
import { toText } from "../src/text.ts";
import { violations } from "./allowed.ts";

const plain =
  "<table><thead><tr><th>场景</th><th>档位</th></tr></thead><tbody><tr><td>晴</td><td><strong>5</strong></td></tr></tbody></table>";

test("a table survives as it is, with its head", () => {
  expect(sanitizeHtml(plain)).toBe(plain);
  expect(toText(plain)).toBe("场景\n档位\n晴\n5");
});

test("keeps centre and right alignment of cells", () => {
  const sides =
    '<table><thead><tr><th align="center">甲</th><th colspan="2" align="right">乙</th></tr></thead><tbody><tr><td align="center">丙</td><td align="right">丁</td><td>戊</td></tr></tbody></table>';
  expect(sanitizeHtml(sides)).toBe(sides);
  for (const align of ["left", "justify", "RIGHT;x", "char"])
    expect(sanitizeHtml(`<table><tr><td align="${align}">a</td></tr></table>`)).toContain("<td>a");
  expect(sanitizeHtml('<p align="right">a</p>')).toBe("<p>a</p>");
});

test("a block of code keeps its language, and nothing else of its classes", () => {
  const block = '<pre><code class="language-c++">int i;</code></pre>';
  expect(sanitizeHtml(block)).toBe(block);
  expect(sanitizeHtml('<pre><code class="hljs language-ts language-js">a</code></pre>')).toBe(
    '<pre><code class="language-ts">a</code></pre>',
  );
  expect(sanitizeHtml('<pre class="language-ts"><code class="fixed inset-0">a</code></pre>')).toBe(
    "<pre><code>a</code></pre>",
  );
  expect(sanitizeHtml('<p><code class="language-ts">a</code></p>')).toBe("<p><code>a</code></p>");
  expect(sanitizeHtml(`<pre><code class="language-${"a".repeat(25)}">a</code></pre>`)).toBe(
    "<pre><code>a</code></pre>",
  );
});

test("drops markup around cells and moves the caption before the table", () => {
  const word =
    '<table border=1 style="x"><caption>亮度</caption><colgroup><col width=1></colgroup>\n<tr style="h">\n<td width=64 colspan="2" align=right><p class=MsoNormal>甲</p></td></tr><tfoot><tr><td rowspan="9">尾</td></tr></tfoot></table>';
  expect(sanitizeHtml(word)).toBe(
    '<p>亮度</p><table><tbody><tr><td colspan="2" align="right"><p>甲</p></td></tr><tr><td>尾</td></tr></tbody></table>',
  );
});

test("limits spans to existing rows and to at least one", () => {
  const spans = (attributes: string) =>
    sanitizeHtml(`<table><tr><td ${attributes}>a</td></tr><tr><td>b</td></tr></table>`);
  expect(spans('rowspan="65000"')).toContain('<td rowspan="2">a');
  expect(spans('rowspan="0" colspan="-1"')).toContain("<td>a");
  expect(spans('colspan="1e9"')).toContain("<td>a");
  expect(spans('colspan="41"')).toBe("<p>a</p><p>b</p>");
});

test("a table in a table becomes its text, line by line, and so does one in a link", () => {
  const nested =
    "<table><tr><td>外<table><tr><td>一<b>二</b></td><td>三</td></tr><tr><td>四</td></tr></table></td></tr></table>";
  expect(sanitizeHtml(nested)).toBe(
    "<table><tbody><tr><td>外<p>一二　三</p><p>四</p></td></tr></tbody></table>",
  );
  expect(sanitizeHtml('<a href="/a"><table><tr><td>一</td></tr></table></a>')).toBe(
    '<a href="/a"><p>一</p></a>',
  );
});

test("keeps the text of stray rows and cells and of empty or broken tables", () => {
  expect(sanitizeHtml("<td>一</td><tr>二")).toBe("一二");
  expect(sanitizeHtml("<p>前</p><table><tr></tr></table>")).toBe("<p>前</p>");
  expect(sanitizeHtml("<table><tr><td>一<tr><th>二")).toBe(
    "<table><tbody><tr><td>一</td></tr><tr><th>二</th></tr></tbody></table>",
  );
  expect(sanitizeHtml("<table>乱<tr><td>一</td></tr></table>")).toBe(
    "乱<table><tbody><tr><td>一</td></tr></tbody></table>",
  );
});

test("a table of more rows than are kept becomes lines, and one past the limits is refused before any work", () => {
  const rows = (count: number) => `<table>${"<tr><td>一</td></tr>".repeat(count)}</table>`;
  expect(sanitizeHtml(rows(limits.tableRows))).toContain("<table>");
  expect(sanitizeHtml(rows(limits.tableRows + 1))).toBe("<p>一</p>".repeat(limits.tableRows + 1));
  expect(() => sanitizeHtml(`<table>${`<tr>${"<td>".repeat(100)}`.repeat(100)}`)).toThrow(RichTextError);
  const deep = `${"<table><tr><td>".repeat(15)}芯`;
  expect(toText(deep)).toBe("芯");
  expect(violations(parseSafe(deep))).toEqual([]);
});
