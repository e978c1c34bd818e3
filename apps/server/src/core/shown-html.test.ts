import { sanitizeHtml } from "@lenscape/richtext/sanitize";
import { expect, test, vi } from "vitest";
import { keeping } from "./shown-html.ts";

test("a text that is shown again is judged once, and the ones judged longest ago are forgotten", () => {
  const judge = vi.fn(sanitizeHtml);
  const shown = keeping(judge, 1000);
  const unsafe = "<p>路口<script>alert(1)</script></p>";
  expect([shown(unsafe), shown(unsafe)]).toEqual(["<p>路口</p>", "<p>路口</p>"]);
  expect(judge).toHaveBeenCalledTimes(1);
  const long = (n: number) => `<p>${n}${"风".repeat(80)}</p>`;
  for (let n = 0; n < 20; n += 1) expect(shown(long(n))).toBe(long(n));
  judge.mockClear();
  shown(long(19));
  expect(judge).not.toHaveBeenCalled();
  expect(shown(unsafe)).toBe("<p>路口</p>");
  expect(judge).toHaveBeenCalledTimes(1);
});
