import { and, eq, or } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { blocks } from "../db/schema/index.ts";

/** Whether the first of two members has blocked the second (`blocking`), and the second the first (`blocked`). */
export async function blocksBetween(db: Db, firstId: string, secondId: string) {
  const rows = await db
    .select({ fromId: blocks.fromId })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.fromId, firstId), eq(blocks.toId, secondId)),
        and(eq(blocks.fromId, secondId), eq(blocks.toId, firstId)),
      ),
    );
  const by = (id: string) => rows.some(({ fromId }) => fromId === id);
  return { blocking: by(firstId), blocked: by(secondId) };
}
