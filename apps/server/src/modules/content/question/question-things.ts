import { sql } from "drizzle-orm";
import { rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { KIND } from "../../search/index.ts";

/** Document kinds of the search by wire kind. A question is a thread. */
export const documentKinds = {
  issue: KIND.issue,
  question: KIND.thread,
  faq: KIND.faq,
  thread: KIND.thread,
} as const;

const publicRow: Record<number, (id: string) => ReturnType<typeof sql>> = {
  [KIND.thread]: (id) => sql`select from threads where id = ${id}::bigint and status = 1`,
  [KIND.faq]: (id) => sql`select from faqs where id = ${id}::bigint and is_show`,
  [KIND.issue]: (id) => sql`select from feedbacks where id = ${id}::bigint and is_public and status <> 5`,
};

/** Whether a document of the search is public. */
export async function isPublicDocument(db: Db, kind: number, id: string): Promise<boolean> {
  return rowsOf(await db.execute(publicRow[kind]!(id))).length > 0;
}
