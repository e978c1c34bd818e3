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

/** Many of each: what has cost a parser or a pattern the square of its length somewhere. */
const parts = [
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

/** What meets a member's text on the main thread. */
const works: Record<string, (text: string) => unknown> = {
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

/** Milliseconds of processor time, refusals included; the best of three where the first is not good. */
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

/** What a text of one part costs too much of in one measurement of it and of half as many; nothing where all is well. */
function excess(work: (text: string) => unknown, part: string): string | undefined {
  const cost = (characters: number, good: number) => {
    const text = part.repeat(Math.ceil(characters / part.length));
    return costOf(() => work(text), good);
  };
  const whole = cost(40_000, 40);
  if (whole <= 150) return undefined;
  // Twice the text may cost twice as much; four times as much is the square.
  const half = cost(20_000, 10);
  return whole > 500 || whole > 3.2 * half ? `${whole} ms, half of it ${half} ms` : undefined;
}

describe("40,000 characters of anything", () => {
  test.each(Object.entries(works))("cost %s no more than their length", (_what, work) => {
    const slow = parts.flatMap((part) => {
      // A busy machine slows one measurement and not the next; a square is one each time.
      let said: string | undefined;
      for (let round = 0; round < 5; round++) {
        said = excess(work, part);
        if (!said) return [];
      }
      return [`${JSON.stringify(part)}: ${said}`];
    });
    expect(slow).toEqual([]);
  });
});
