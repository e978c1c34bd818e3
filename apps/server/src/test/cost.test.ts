import { RichTextError } from "@lenscape/richtext/limits";
import { safeHref } from "@lenscape/richtext/links";
import { fromPlainText } from "@lenscape/richtext/sanitize";
import { highlight } from "@lenscape/richtext/search";
import { describe, expect, test } from "vitest";
import { csvLine } from "../core/csv.ts";
import { checkText } from "../core/failures.ts";
import { RequestError } from "../core/request-error.ts";
import { standaloneLinks } from "../modules/content/link/link.rules.ts";
import {
  checkPlace,
  checkTitle,
  checkTopic,
  excerptOf,
  readContent,
} from "../modules/content/thread/thread.rules.ts";
import { checkContact } from "../modules/feedback/feedback/feedback.rules.ts";
import { deviceOf } from "../modules/people/account/account.rules.ts";
import { maskHtml, maskText, WordFilter } from "../modules/screening/word-screening.ts";
import { searchWords, wordsApart } from "../modules/search/thread-search.queries.ts";

/** Parts that are repeated. Each has once caused quadratic cost in a parser or a pattern. */
const PARTS = [
  ...["<a", "<a>", "<b>", "<b><p>", "</p>", "<p>x", "<div>", "<table><tr><td>", "<ul><li>", "<a><p>"],
  ...["<!--", "<style>", "<svg><title>", "<select><option>", "<font color=x><p>", '<a href="', "<p a b c>"],
  ...['<p><a href="/" title="<p>">x</a></p>', "<p>https://a.test/</p>", "<img src=x>", "a>", "<<"],
  ...["&", "&amp;", "&#x", " ", "\n", "a\n\n", "\n \n x", "\t<br>", "\r"],
  ...["\u0301", "a\u0301\u0302", "\ud800", "😀", "👨‍👩‍👧", "\u200b", "ﷺ", "ᄀ"],
  ...["@", "@名 ", "#", "#a ", "a.", "a@", "敏", "敏*感*", "字", "智能a", "https://a.test/x "],
];

const filter = new WordFilter([
  { word: "敏感词", action: "mask" },
  { word: `${"敏".repeat(20)}感`, action: "mask" },
  { word: "assassin", action: "review" },
]);

/** Functions that process members' texts on the main thread. */
const FUNCTIONS: Record<string, (text: string) => unknown> = {
  "reading a content": readContent,
  excerpt: excerptOf,
  "plain text": fromPlainText,
  "words of a query": (text) => wordsApart(searchWords(text)),
  highlight: (text) => highlight(text, "a 字 @"),
  "links of a stored text": (text) => standaloneLinks(`<p>${text}</p><p>${text}`),
  "covering words in HTML": (text) => maskHtml(filter, text),
  "covering words in text": (text) => maskText(filter, text),
  topic: (content) => checkTopic(content),
  title: checkTitle,
  place: (name) => checkPlace({ name }),
  contact: checkContact,
  link: (text) => safeHref(`https://a.test/${text}`),
  "storable text": (text) => checkText({ text: [text] }),
  "user agent": deviceOf,
  csv: (text) => csvLine([text]),
};

/** Measures processor time in milliseconds, including refusals: the best of three runs if the first exceeds `good`. */
function costOf(work: () => unknown, good: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3 && least > good; run++) {
    const before = process.cpuUsage();
    try {
      work();
    } catch (error) {
      if (!(error instanceof RequestError || error instanceof RichTextError)) throw error;
    }
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** Returns the measured times if the cost grows faster than the length of the text; undefined otherwise. */
function excess(work: (text: string) => unknown, part: string): string | undefined {
  const cost = (characters: number, good: number) => {
    const text = part.repeat(Math.ceil(characters / part.length));
    return costOf(() => work(text), good);
  };
  const whole = cost(40_000, 40);
  if (whole <= 150) return undefined;
  // Twice the text may cost twice as much; four times as much is quadratic.
  const half = cost(20_000, 10);
  return whole > 500 || whole > 3.2 * half ? `${whole} ms, half of it ${half} ms` : undefined;
}

describe("40,000 characters of any part", () => {
  test.each(Object.entries(FUNCTIONS))("cost linear time: %s", (_what, work) => {
    const slow = PARTS.flatMap((part) => {
      // Repeat, because a busy machine can slow one measurement, but quadratic cost shows every time.
      let finding: string | undefined;
      for (let round = 0; round < 5; round++) {
        finding = excess(work, part);
        if (!finding) return [];
      }
      return [`${JSON.stringify(part)}: ${finding}`];
    });
    expect(slow).toEqual([]);
  });
});
