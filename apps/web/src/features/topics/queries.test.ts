import { expect, test } from "vitest";
import { questionStateOf, topicTabOf } from "./queries.ts";

const search = (words: string) => new URLSearchParams(words);

test("an unknown tab is the one by heat", () => {
  expect(topicTabOf(search("tab=essence"))).toBe("essence");
  expect(topicTabOf(search("tab=zzz"))).toBe("hot");
});

test("questions are the open ones until the address says otherwise, and the other tabs ask for no state", () => {
  expect(questionStateOf(search("tab=questions"))).toBe("open");
  expect(questionStateOf(search("tab=questions&sort=zzz"))).toBe("open");
  expect(questionStateOf(search("tab=questions&sort=solved"))).toBe("solved");
  expect(questionStateOf(search("tab=latest&sort=solved"))).toBeUndefined();
});
