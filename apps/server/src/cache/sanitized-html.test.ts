import { sanitizeHtml } from "@lenscape/richtext/sanitize";
import { expect, test, vi } from "vitest";
import { cacheTexts } from "./sanitized-html.ts";

test("sanitizes a cached text once and evicts the least recently used ones", () => {
  const convert = vi.fn(sanitizeHtml);
  const sanitize = cacheTexts(convert, 1000);
  const unsafe = "<p>路口<script>alert(1)</script></p>";
  expect([sanitize(unsafe), sanitize(unsafe)]).toEqual(["<p>路口</p>", "<p>路口</p>"]);
  expect(convert).toHaveBeenCalledTimes(1);
  const long = (n: number) => `<p>${n}${"风".repeat(80)}</p>`;
  for (let n = 0; n < 20; n += 1) expect(sanitize(long(n))).toBe(long(n));
  convert.mockClear();
  sanitize(long(19));
  expect(convert).not.toHaveBeenCalled();
  expect(sanitize(unsafe)).toBe("<p>路口</p>");
  expect(convert).toHaveBeenCalledTimes(1);
});
