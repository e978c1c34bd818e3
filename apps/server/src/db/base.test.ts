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

const operators = async () => {
  const [row] = await server.db.select().from(userGroups).where(eq(userGroups.id, GROUP.operator));
  return row!.permissions;
};
const change = (permissions: string[]) =>
  server.db.update(userGroups).set({ permissions }).where(eq(userGroups.id, GROUP.operator));

test("a newer version's permissions reach a community that is there, each once; what was taken away or added stays", async () => {
  const all = await operators();
  expect(new Set(all).size).toBe(all.length);
  // A community from before: it knows nothing of what has been given.
  await server.db.execute(sql`delete from site_flags where key like 'permissions:%'`);
  await change([...all.filter((permission) => permission !== "order.ship"), "own.idea"]);
  await ensureBase(server.db);
  expect((await operators()).toSorted()).toEqual([...all, "own.idea"].toSorted());
  // Taken away on purpose: the next start does not give it again.
  await change(all.filter((permission) => permission !== "mall.manage"));
  await ensureBase(server.db);
  expect(await operators()).toEqual(all.filter((permission) => permission !== "mall.manage"));
});
