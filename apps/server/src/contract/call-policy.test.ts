import { callPolicy } from "@lenscape/api/call-policy.gen";
import { operationTable } from "@lenscape/api/operations.gen";
import { expect, test } from "vitest";

import { operations } from "./operations.ts";

test("reads do not write, changes of the site do, and only public responses are cached", () => {
  for (const { id } of operations) {
    const { auth, method } = operationTable[id];
    const { writes, forEveryone, polled, kept } = callPolicy[id];
    if (method === "get") expect(writes, id).toBe(false);
    if (forEveryone !== "nothing") expect(writes, id).toBe(true);
    if (polled) expect(writes, id).toBe(false);
    if (kept) expect([method, auth === "token"], id).toEqual(["get", false]);
  }
});

test("a captcha is not cached, and calls that count for tasks write for their caller only", () => {
  expect(callPolicy.captchaImage.kept).toBe(false);
  expect(callPolicy.threadDetail.kept).toBe(true);
  expect(callPolicy.unreadNotification).toMatchObject({ polled: true, writes: false });
  expect(callPolicy.threadBrowse).toMatchObject({ writes: true, forEveryone: "nothing" });
  expect(callPolicy.dialogSend).toMatchObject({ writes: true, forEveryone: "nothing" });
  expect(callPolicy.threadCreate).toMatchObject({ writes: true, forEveryone: "everything" });
  expect(callPolicy.threadThumbup).toMatchObject({ writes: true, forEveryone: "counts" });
  expect(callPolicy.threadAddPost).toMatchObject({ writes: true, forEveryone: "comments" });
});
