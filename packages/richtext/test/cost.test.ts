import { parseSafe } from "@lenscape/richtext/parse";
import { expect, test } from "vitest";
import { excerpt } from "../src/excerpt.ts";
import { RichTextError } from "../src/limits.ts";
import { safeHref } from "../src/links.ts";
import { sanitizeHtml } from "../src/sanitize.ts";
import { highlight } from "../src/search.ts";
import { toText, units } from "../src/text.ts";

const size = 100_000;
const fill = (part: string, count = Math.floor(size / part.length)): string => part.repeat(count);

/** Shapes that cost a careless parser or pattern the square of their length. */
const shapes: Record<string, string> = {
  "one paragraph": `<p>${fill("字", 33_000)}</p>`,
  "small paragraphs": fill(`<p>${"文".repeat(100)}<b>二</b><a href='/a'>三</a></p>`, 700),
  "less-than signs": fill("<"),
  "open comments": fill("<!--"),
  ampersands: fill("&"),
  spaces: `<p>a${fill(" ")}b</p>`,
  "line breaks": fill("\n"),
  quotes: `<a href="${fill("'")}`,
  "unclosed tags in quotes": `<a b="${fill("<c ", 4_900)}`,
  "attribute bomb": `<p ${Array.from({ length: 20_000 }, (_, i) => `a${i.toString(36)}`).join(" ")}>`,
  "formatting bomb": Array.from({ length: 50 }, (_, i) => `<b x=${i}>`).join("") + fill("<p>x", 4_000),
  "formatting bomb in paragraphs": `<p>${Array.from({ length: 60 }, (_, i) => `<b x=${i}>`).join("")}</p>${fill("<p>x</p>", 4_000)}`,
  "mismatched closings": fill("<span><p></span></p>", 2_400),
  closings: fill("</p></b></a>"),
  "nested tables": fill("<table><a>", 2_400),
  slashes: `<p><a href="/${fill("/a")}">x</a></p>`,
};

/** Milliseconds of processor time; the best of three runs: the first compiles, and a busy machine only ever adds. */
function cost(run: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

test.each(Object.entries(shapes))(
  "AMB-070 100 kB of %s is cleaned or refused within 300 ms",
  (_name, html) => {
    const clean = (): void => {
      try {
        sanitizeHtml(html);
      } catch (error) {
        expect(error).toBeInstanceOf(RichTextError);
      }
    };
    expect(cost(clean)).toBeLessThan(300);
  },
);

test("AMB-070 text, search and link functions take 100 kB within 300 ms", () => {
  const runs: Record<string, () => unknown> = {
    toText: () => toText(`<p>${fill("a ")}</p>`),
    units: () => units(parseSafe(fill("文", 33_000))),
    excerpt: () => excerpt(`<p>${fill("\u0301")}</p>`.slice(0, 90_000)),
    highlight: () => highlight(fill("aab"), "a aa aab b"),
    "highlight without a hit": () => highlight(fill("\u0301a"), fill("a", 90)),
    safeHref: () => safeHref(`https://${fill("a@")}`),
  };
  for (const [name, run] of Object.entries(runs)) {
    expect(cost(run), name).toBeLessThan(300);
  }
});
