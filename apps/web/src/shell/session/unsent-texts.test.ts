import { memoryStorage } from "@lenscape/api/session";
import { expect, test } from "vitest";
import { stashDrafts } from "./unsent-texts.ts";

test("drafts are given back after a session has run out, and nothing else is", () => {
  const storage = memoryStorage();
  storage.setItem("lenscape.draft.1.7", "draft");
  storage.setItem("lenscape.token", "token");
  storage.setItem("other", "x");
  const giveBack = stashDrafts(storage);
  for (const key of ["lenscape.draft.1.7", "lenscape.token", "other"]) storage.removeItem(key);
  giveBack();
  expect(storage.length).toBe(1);
  expect(storage.getItem("lenscape.draft.1.7")).toBe("draft");
});
