import type { Db } from "../../db/client.ts";
import { uploads } from "../../db/schema/index.ts";

export async function insertUpload(db: Db, row: typeof uploads.$inferInsert): Promise<void> {
  await db.insert(uploads).values(row);
}
