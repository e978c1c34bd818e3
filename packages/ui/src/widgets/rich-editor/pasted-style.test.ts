// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { readPasted } from "./read-pasted.ts";

test.each([
  ['<p style="font-weight:bold">重</p>', "<p><strong>重</strong></p>"],
  ['<p style="font:bold 12px Arial">重</p>', "<p><strong>重</strong></p>"],
  [
    '<p style="font-weight:700">重<span style="font-weight:normal">轻</span><em>斜</em></p>',
    "<p><strong>重</strong>轻<em><strong>斜</strong></em></p>",
  ],
  ['<ul style="font-weight:bold"><li>重</li></ul>', "<ul><li><strong>重</strong></li></ul>"],
  ['<p style="font-weight:bold"><b>重</b></p>', "<p><b>重</b></p>"],
  ['<h3><span style="font-weight:normal">题</span></h3>', "<h3>题</h3>"],
  ['<h3 style="font-weight:bold">题</h3>', "<h3>题</h3>"],
  ['<p style="font-weight:400">平</p>', "<p>平</p>"],
])("reads the bold text of %s", (html, result) => {
  expect(readPasted(html).html).toBe(result);
});

test("keeps the bold text of a character style of Word", () => {
  const html =
    '<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><style>span.a {mso-style-name:"重点 字符"; font-weight:bold;}</style></head><body><p class=MsoNormal>先<span class=a>升级</span></p></body></html>';
  expect(readPasted(html).html).toBe("<p>先<strong>升级</strong></p>");
});
