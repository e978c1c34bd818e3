import { expect, test } from "vitest";
import { sanitizeHtml } from "../src/sanitize.ts";
import { hasTag, splitTags } from "../src/tags.ts";

test.each([
  ["<p>a</p>", true],
  ["a</p >", true],
  ["a <b and c> d", true],
  ["1 < 2 > 0", false],
  ["<3 and <b", false],
  ["", false],
])("%j holds a tag: %s", (text, holds) => {
  expect(hasTag(text)).toBe(holds);
});

test("splits HTML into texts and tags with any attribute values", () => {
  const html = sanitizeHtml('<p>一<a href="/x" title="a<p>b</p>&quot;">二 &lt; 3 > 2</a></p>');
  expect(splitTags(html)).toEqual([
    "",
    "<p>",
    "一",
    '<a href="/x" title="a<p>b</p>&#x22;">',
    "二 &#x3C; 3 > 2",
    "</a>",
    "",
    "</p>",
    "",
  ]);
  expect(splitTags("a<b")).toEqual(["a<b"]);
  expect(splitTags('<b><a title="')).toEqual(["", "<b>", '<a title="']);
});
