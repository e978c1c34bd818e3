import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../test/support.ts";
import { ensureBase, GROUP } from "./base.ts";
import { userGroups } from "./schema/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const operatorPermissions = async () => {
  const [row] = await server.db.select().from(userGroups).where(eq(userGroups.id, GROUP.operator));
  return row!.permissions;
};
const change = (permissions: string[]) =>
  server.db.update(userGroups).set({ permissions }).where(eq(userGroups.id, GROUP.operator));

test("ensureBase grants new permissions once and keeps permissions that an operator has added or revoked", async () => {
  const all = await operatorPermissions();
  expect(new Set(all).size).toBe(all.length);
  // A community of an older version has no record of granted permissions.
  await server.db.execute(sql`delete from site_flags where key like 'permissions:%'`);
  await change([...all.filter((permission) => permission !== "order.ship"), "own.idea"]);
  await ensureBase(server.db);
  expect((await operatorPermissions()).toSorted()).toEqual([...all, "own.idea"].toSorted());
  // A revoked permission is not granted again.
  await change(all.filter((permission) => permission !== "mall.manage"));
  await ensureBase(server.db);
  expect(await operatorPermissions()).toEqual(all.filter((permission) => permission !== "mall.manage"));
});
