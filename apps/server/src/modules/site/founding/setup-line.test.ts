import { expect, test } from "vitest";
import type { Db } from "../../../db/client.ts";
import { FoundingGate } from "./founding.gate.ts";
import { setupLine } from "./setup-line.ts";

const timeout = new Error("timeout exceeded when trying to connect");
const slowDb = {
  $count: () => Promise.reject(timeout),
  select: () => Promise.reject(timeout),
} as unknown as Db;

test("a database timeout gives the line with the setup command", async () => {
  const faults: unknown[] = [];
  const line = await setupLine({
    founding: new FoundingGate(slowDb, true),
    db: slowDb,
    origin: "http://localhost:3000",
    onFault: (error) => faults.push(error),
  });
  expect(line).toContain("用 setup 命令");
  expect(faults).toHaveLength(1);
});

test("a founded community has no setup line", async () => {
  const founding = new FoundingGate(slowDb, false);
  const onFault = (error: unknown) => expect.fail(String(error));
  expect(await setupLine({ founding, db: slowDb, origin: "http://localhost:3000", onFault })).toBeUndefined();
});
