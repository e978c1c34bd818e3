import { memoryStorage } from "@lenscape/api/session";
import { expect, test } from "vitest";
import { consumePending, savePending } from "./pending-login.ts";

test("a log-in comes back to the tab that began it, once, and with its own state", () => {
  const storage = memoryStorage();
  savePending(storage, { state: "mine", purpose: "login" });
  expect(consumePending(storage, "mine")).toEqual({ state: "mine", purpose: "login" });
  expect(consumePending(storage, "mine")).toBeNull();
  savePending(storage, { state: "mine", purpose: "bind" });
  expect(consumePending(storage, "forged")).toBeNull();
  expect(consumePending(storage, null)).toBeNull();
});
