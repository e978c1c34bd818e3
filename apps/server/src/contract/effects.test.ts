import { operationTable } from "@lenscape/api/operations.gen";
import { expect, test } from "vitest";
import { effectsOf } from "./effects.ts";
import { operations } from "./operations.ts";

test("what is read writes nothing, what changes the site writes, and only what is public is kept", () => {
  for (const { id } of operations) {
    const { auth, method } = operationTable[id];
    const { writes, changesForEveryone, polled, kept } = effectsOf(id);
    if (method === "get") expect(writes, id).toBe(false);
    if (changesForEveryone) expect(writes, id).toBe(true);
    if (polled) expect(writes, id).toBe(false);
    if (kept) expect([method, auth === "token"], id).toEqual(["get", false]);
  }
});

test("a captcha is nobody else's, and what counts for tasks writes, for its caller alone", () => {
  expect(effectsOf("captchaImage").kept).toBe(false);
  expect(effectsOf("threadDetail").kept).toBe(true);
  expect(effectsOf("unreadNotification")).toMatchObject({ polled: true, writes: false });
  expect(effectsOf("threadBrowse")).toMatchObject({ writes: true, changesForEveryone: false });
  expect(effectsOf("dialogSend")).toMatchObject({ writes: true, changesForEveryone: false });
  expect(effectsOf("threadCreate")).toMatchObject({ writes: true, changesForEveryone: true });
});
