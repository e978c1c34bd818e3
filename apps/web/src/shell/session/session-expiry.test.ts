// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { localStore } from "#lib/storage.ts";
import { testApp } from "#test/test-app.ts";
import { askToLogInAgain } from "./session-expiry.ts";
import { draftKey } from "./unsent-texts.ts";

const confirm = vi.hoisted(() => vi.fn());
vi.mock("@lenscape/ui/confirm-dialog", () => ({ confirm }));

const location = { pathname: "/pages/content/postdetail", search: "?threadId=7", hash: "" };
const createRouter = () =>
  ({ state: { location }, navigate: vi.fn() }) as unknown as Parameters<typeof askToLogInAgain>[1];

beforeEach(() => localStorage.clear());

test("logging in again keeps comments and messages that were not sent", async () => {
  const { app } = testApp({});
  const keys = [draftKey("comment", "12", "7", ""), draftKey("message", "12", "31"), "lenscape.comment.7."];
  for (const key of keys) localStore.setItem(key, "写到一半");
  confirm.mockResolvedValue(true);
  const router = createRouter();
  await askToLogInAgain(app, router);
  expect(router.navigate).toHaveBeenCalledOnce();
  expect(keys.map((key) => localStore.getItem(key))).toEqual(keys.map(() => "写到一半"));
});

test("declining stays on the page", async () => {
  confirm.mockResolvedValue(false);
  const router = createRouter();
  await askToLogInAgain(testApp({}).app, router);
  expect(router.navigate).not.toHaveBeenCalled();
});
