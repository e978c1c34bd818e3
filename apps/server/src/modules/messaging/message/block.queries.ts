import { and, desc, eq } from "drizzle-orm";
import { briefColumns } from "../../../core/author.ts";
import type { Page } from "../../../core/paging.ts";
import type { Db } from "../../../db/client.ts";
import { blocks, users } from "../../../db/schema/index.ts";

export async function insertBlock(db: Db, fromId: string, toId: string): Promise<void> {
  await db.insert(blocks).values({ fromId, toId }).onConflictDoNothing();
}

export async function deleteBlock(db: Db, fromId: string, toId: string): Promise<void> {
  await db.delete(blocks).where(and(eq(blocks.fromId, fromId), eq(blocks.toId, toId)));
}

/** Lists the members that a member has blocked, newest first. */
export async function listBlocks(db: Db, userId: string, { limit, offset }: Page) {
  return db
    .select({
      ...briefColumns,
      blockedAt: blocks.createdAt,
    })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.toId))
    .where(eq(blocks.fromId, userId))
    .orderBy(desc(blocks.createdAt), desc(blocks.toId))
    .limit(limit)
    .offset(offset);
}

export async function countBlocks(db: Db, userId: string): Promise<number> {
  return db.$count(blocks, eq(blocks.fromId, userId));
}
