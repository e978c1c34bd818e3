import { parseSafe } from "@lenscape/richtext/parse";
import fc from "fast-check";
import { expect, test } from "vitest";
import { RichTextError } from "../src/limits.ts";
import { fromPlainText, sanitizeHtml } from "../src/sanitize.ts";
import { violations } from "./allowed.ts";
import { soup } from "./generate.ts";
import { payloads } from "./payloads.ts";
import { contactsRefused } from "./redirect-vectors.ts";

test("WIDGET-006 the allowed elements survive as they are", () => {
  const html =
    "<h2>题</h2><p>一<strong>二</strong><em>三</em><br><u>四</u><s>五</s></p><blockquote>引</blockquote>" +
    "<pre><code>x  y</code></pre><ul><li>a</li></ul><ol><li>b</li></ol><hr>" +
    '<figure><img src="/a.png" alt="图" width="10" height="20"><figcaption>说明</figcaption></figure>' +
    '<p><span class="mention">@甲</span><span class="topic">#乙</span></p>';
  expect(sanitizeHtml(html)).toBe(html);
});

test("AMB-070 WIDGET-006 no hostile text leaves a forbidden element, attribute or address", () => {
  for (const payload of payloads) {
    expect(violations(parseSafe(payload)), payload).toEqual([]);
    expect(violations(parseSafe(sanitizeHtml(payload))), payload).toEqual([]);
  }
});

test("AMB-070 removed elements leave no content", () => {
  expect(sanitizeHtml("<p>a<script>b</script><style>c</style><svg><text>d</text></svg></p>")).toBe(
    "<p>a</p>",
  );
  expect(sanitizeHtml('<p><a href="javascript:x">字</a></p>')).toBe("<p>字</p>");
  expect(sanitizeHtml('<p>a<img src="data:image/png;base64,AA"></p>')).toBe("<p>a</p>");
});

test("AMB-070 random tags never violate the policy, and a second pass changes nothing", () => {
  fc.assert(
    fc.property(soup, (html) => {
      const once = sanitizeHtml(html);
      expect(sanitizeHtml(once)).toBe(once);
      expect(violations(parseSafe(once))).toEqual([]);
      expect(violations(parseSafe(html))).toEqual([]);
    }),
    { numRuns: 1500 },
  );
}, 30_000);

test("AMB-070 outside links are marked, links inside the site are not", () => {
  expect(sanitizeHtml('<p><a href="https://ok.test/x">a</a><a href="/pages/home?x=1">b</a></p>')).toBe(
    '<p><a href="https://ok.test/x" rel="nofollow ugc noopener noreferrer" target="_blank">a</a>' +
      '<a href="/pages/home?x=1">b</a></p>',
  );
});

test("accepts mailboxes and telephone numbers without further fields", () => {
  expect(sanitizeHtml('<p><a href="mailto:Help@Lenscape.test" target="_top">写信</a></p>')).toBe(
    '<p><a href="mailto:Help@Lenscape.test">写信</a></p>',
  );
  expect(sanitizeHtml('<p><a href="tel:+86 400-800-1234">电话</a></p>')).toBe(
    '<p><a href="tel:+864008001234">电话</a></p>',
  );
  for (const href of contactsRefused) {
    expect(sanitizeHtml(`<p><a href="${href}">字</a></p>`), href).toBe("<p>字</p>");
  }
});

test("WIDGET-006 a known player is embedded in a sandbox, any other frame is dropped", () => {
  const html = sanitizeHtml(
    '<iframe src="https://player.bilibili.com/player.html?bvid=1" width="640" name="x"></iframe>',
  );
  expect(html).toContain(
    'src="https://player.bilibili.com/player.html?bvid=1" width="640" sandbox="allow-scripts',
  );
  expect(html).not.toContain("name=");
  expect(sanitizeHtml('<p>a</p><iframe src="https://evil.test/"></iframe>')).toBe("<p>a</p>");
});

test("WIDGET-006 sizes are numbers in the tree", () => {
  const [image] = parseSafe('<img src="/a.png" width="120" height="50%">').children;
  expect(image).toMatchObject({ properties: { src: "/a.png", width: 120 } });
  expect(image).not.toHaveProperty("properties.height");
});

test.each([
  [
    "<section>一</section><section>二</section><article>三</article><center>四</center>",
    "<p>一</p><p>二</p><p>三</p><p>四</p>",
  ],
  ["<dl><dt>电量</dt><dd>82%</dd></dl>", "<p>电量</p><p>82%</p>"],
  ["<ol><li><section>一</section><section>续</section></li></ol>", "<ol><li><p>一</p><p>续</p></li></ol>"],
  ["<section>前<p>中</p>后</section>", "<p>前</p><p>中</p><p>后</p>"],
  ["<section><div><p>一</p></div></section>", "<p>一</p>"],
  ["<section><span><section>一</section></span><section>二</section></section>", "<p>一</p><p>二</p>"],
  ["<pre><div>if (a)</div><div>  b()</div></pre>", "<pre>if (a)\n  b()\n</pre>"],
])("ends a paragraph with every container: %s", (html, expected) => {
  expect(sanitizeHtml(html)).toBe(expected);
});

test.each([
  '<p>看得见<span style="display:none">备注</span></p>',
  "<p>看得见</p><p hidden>备注</p>",
  '<p>看得见</p><p style="color:red; mso-hide:all">备注</p>',
  '<p>看得见</p><div style="DISPLAY : none"><p>备注</p></div>',
])("leaves out what the source did not show: %s", (html) => {
  expect(sanitizeHtml(html)).toBe("<p>看得见</p>");
});

test("leaves out hidden rows of a table", () => {
  expect(sanitizeHtml('<table><tr><td>一</td></tr><tr style="display:none"><td>二</td></tr></table>')).toBe(
    "<table><tbody><tr><td>一</td></tr></tbody></table>",
  );
});

test.each([
  ['start="2"', '<ol start="2">'],
  ['start="9999"', '<ol start="9999">'],
  ['start="1"', "<ol>"],
  ['start="0"', "<ol>"],
  ['start="-3"', "<ol>"],
  ['start="10000"', "<ol>"],
  ['start="x"', "<ol>"],
])("keeps the first number of a list between 1 and 9999: %s", (attribute, expected) => {
  expect(sanitizeHtml(`<ol ${attribute}><li>一</li></ol>`)).toBe(`${expected}<li>一</li></ol>`);
});

test("WIDGET-006 lines written as div stay lines", () => {
  expect(sanitizeHtml("<div><div>一</div><div>二</div></div>")).toBe("<p>一</p><p>二</p>");
});

test("size, depth and node limits refuse the text with a sentence", () => {
  const refusal = (html: string): unknown => {
    try {
      return sanitizeHtml(html).length;
    } catch (error) {
      return error instanceof RichTextError
        ? `${error.code} ${/^[\u4e00-\u9fff，]+$/.test(error.message)}`
        : error;
    }
  };
  expect(refusal("字".repeat(66_667))).toBe("bytes true");
  expect(refusal("x".repeat(199_000))).toBe(199_000);
  expect(refusal("<span>".repeat(20_000))).toBe("nodes true");
  expect(refusal("<span>".repeat(4_000))).toBe("depth true");
  expect(refusal(`${"<blockquote>".repeat(65)}x`)).toBe("depth true");
  expect(refusal(`${"<blockquote>".repeat(63)}x`)).toBeTypeOf("number");
  expect(refusal("<br>".repeat(5_001))).toBe("nodes true");
  expect(refusal(`<p ${Array.from({ length: 900 }, (_, i) => `a${i}`).join(" ")}>`)).toBe("tag true");
  expect(refusal(`<p a=">" b ="x" ${"c ".repeat(1100)}>`)).toBe("tag true");
});

test("fromPlainText makes paragraphs and line breaks and escapes the rest", () => {
  expect(fromPlainText("一\r\n二\n\n <b>&三 \n \n")).toBe("<p>一<br>二</p><p>&#x3C;b>&#x26;三</p>");
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      expect(violations(parseSafe(fromPlainText(text)))).toEqual([]);
    }),
  );
});

test("the parser stops when unclosed formatting multiplies the elements", () => {
  const open = Array.from({ length: 60 }, (_, i) => `<b x=${i}>`).join("");
  expect(() => parseSafe(`<p>${open}</p>${"<p>x</p>".repeat(4000)}`)).toThrow(RichTextError);
});
