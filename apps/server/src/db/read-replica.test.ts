import { expect, test, vi } from "vitest";
import { readConfig } from "../config.ts";
import { ReadReplica } from "./read-replica.ts";

test("repeated failures of a replica are logged once", async () => {
  const warn = vi.fn();
  const primary = { execute: () => Promise.reject(new Error("gone")) };
  const { database } = readConfig({});
  const replica = new ReadReplica(primary as never, "postgres://127.0.0.1:1/none", database, {
    warn,
    slow() {},
  });
  try {
    await vi.waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 20_000 });
    for (let n = 0; n < 3; n++) replica.markUnusable(new Error("gone again"));
    expect(warn.mock.calls.map(([what]) => what)).toEqual(["read replica not used"]);
    expect(replica.freshAfter(0)).toBeUndefined();
  } finally {
    await replica.close();
  }
});
