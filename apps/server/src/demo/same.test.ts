import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { posts, threads } from "../db/schema/index.ts";
import { startServer } from "../test/support.ts";
import { readContent } from "./content.ts";
import { writeCommunity } from "./write.ts";

/** Returns every thread and comment of the community that is written at the given moment. */
async function writeAndRead(now: Date) {
  const { db, close } = await startServer();
  try {
    const content = await readContent();
    await db.transaction((tx) => writeCommunity(tx, content, now));
    return {
      threads: await db.select().from(threads).orderBy(asc(threads.id)),
      posts: await db.select().from(posts).orderBy(asc(posts.id)),
    };
  } finally {
    await close();
  }
}

test("the same time gives the same community", async () => {
  const now = new Date("2026-11-21T04:00:00Z");
  expect(await writeAndRead(now)).toEqual(await writeAndRead(now));
});
