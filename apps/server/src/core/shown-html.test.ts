import { expect, test, vi } from "vitest";
import { policy } from "../policy.ts";
import { shownHtml } from "./shown-html.ts";

const { sanitizeHtml } = vi.hoisted(() => ({ sanitizeHtml: vi.fn() }));
vi.mock("@lenscape/richtext/sanitize", async (original) => {
  const real = await original<typeof import("@lenscape/richtext/sanitize")>();
  return { ...real, sanitizeHtml: sanitizeHtml.mockImplementation(real.sanitizeHtml) };
});

test("a text that is shown again is judged once, and the ones shown longest ago are forgotten", () => {
  const unsafe = "<p>路口<script>alert(1)</script></p>";
  expect([shownHtml(unsafe), shownHtml(unsafe)]).toEqual(["<p>路口</p>", "<p>路口</p>"]);
  expect(sanitizeHtml).toHaveBeenCalledTimes(1);
  const long = (n: number) => `<p>${n}${"风".repeat(policy.shownCharacters / 20)}</p>`;
  for (let n = 0; n < 20; n += 1) expect(shownHtml(long(n))).toBe(long(n));
  sanitizeHtml.mockClear();
  shownHtml(long(19));
  expect(sanitizeHtml).not.toHaveBeenCalled();
  expect(shownHtml(unsafe)).toBe("<p>路口</p>");
  expect(sanitizeHtml).toHaveBeenCalledTimes(1);
});
