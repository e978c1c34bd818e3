import { memoryStorage } from "@lenscape/api/session";
import { expect, test } from "vitest";
import { keepPending, takePending } from "./wx-pending.ts";

test("a log-in comes back to the tab that began it, once, and with its own state", () => {
  const storage = memoryStorage();
  keepPending(storage, { state: "mine", purpose: "login" });
  expect(takePending(storage, "mine")).toEqual({ state: "mine", purpose: "login" });
  expect(takePending(storage, "mine")).toBeNull();
  keepPending(storage, { state: "mine", purpose: "bind" });
  expect(takePending(storage, "forged")).toBeNull();
  expect(takePending(storage, null)).toBeNull();
});
