import { expect, test } from "vitest";
import { createSafeStorage } from "#lib/storage.ts";
import { savePendingLogin, takePendingLogin } from "./pending-login.ts";

test("returns a pending login once, and only for its own state", () => {
  const storage = createSafeStorage(() => {
    throw new DOMException("denied", "SecurityError");
  });
  savePendingLogin({ state: "mine", purpose: "login" }, storage);
  expect(takePendingLogin("mine", storage)).toEqual({ state: "mine", purpose: "login" });
  expect(takePendingLogin("mine", storage)).toBeNull();
  savePendingLogin({ state: "mine", purpose: "bind" }, storage);
  expect(takePendingLogin("forged", storage)).toBeNull();
  expect(takePendingLogin(null, storage)).toBeNull();
});
