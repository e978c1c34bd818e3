import { expect, test } from "vitest";
import { getQuestionState, getTopicTab } from "./queries.ts";

const search = (words: string) => new URLSearchParams(words);

test("falls back to the first tab", () => {
  expect(getTopicTab(search("tab=essence"))).toBe("essence");
  expect(getTopicTab(search("tab=zzz"))).toBe("hot");
});

test("lists open questions by default and asks for no state in the other tabs", () => {
  expect(getQuestionState(search("tab=questions"))).toBe("open");
  expect(getQuestionState(search("tab=questions&sort=zzz"))).toBe("open");
  expect(getQuestionState(search("tab=questions&sort=solved"))).toBe("solved");
  expect(getQuestionState(search("tab=latest&sort=solved"))).toBeUndefined();
});
