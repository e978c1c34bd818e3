import { expect, test } from "vitest";
import type { Db } from "../../../db/client.ts";
import { FoundingGate } from "./founding.gate.ts";
import { setupLine } from "./setup-line.ts";

const tooLate = new Error("timeout exceeded when trying to connect");
const lateDb = {
  $count: () => Promise.reject(tooLate),
  select: () => Promise.reject(tooLate),
} as unknown as Db;

test("a late database gives the line that names the setup command", async () => {
  const faults: unknown[] = [];
  const line = await setupLine({
    founding: new FoundingGate(lateDb, true),
    db: lateDb,
    origin: "http://localhost:3000",
    onFault: (error) => faults.push(error),
  });
  expect(line).toContain("用 setup 命令");
  expect(faults).toHaveLength(1);
});

test("a community that is founded has no such line", async () => {
  const founding = new FoundingGate(lateDb, false);
  const onFault = (error: unknown) => expect.fail(String(error));
  expect(await setupLine({ founding, db: lateDb, origin: "http://localhost:3000", onFault })).toBeUndefined();
});
