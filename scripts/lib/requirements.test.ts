import { expect, test } from "vitest";
import { checklist, uncovered } from "./requirements.mjs";

test("GEN-003 every row of the checklist is named by a test or story", () => {
  expect(checklist().size).toBeGreaterThan(700);
  expect(uncovered()).toEqual([]);
});
