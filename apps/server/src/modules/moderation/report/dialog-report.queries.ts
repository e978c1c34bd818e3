import { and, eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { messageReports, type ReportedMessage } from "../../../db/schema/index.ts";

/** Returns those of the given messages that a member has reported before. */
export async function reportedBefore(
  db: Db,
  { dialogId, userId }: { dialogId: string; userId: string },
  ids: string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ messages: messageReports.messages })
    .from(messageReports)
    .where(and(eq(messageReports.reporterId, userId), eq(messageReports.dialogId, dialogId)));
  const known = rows.flatMap((row) => row.messages.map(({ id }) => id));
  return new Set(ids.filter((id) => known.includes(id)));
}

export async function insertDialogReport(
  tx: Db,
  row: typeof messageReports.$inferInsert & { messages: ReportedMessage[] },
): Promise<void> {
  await tx.insert(messageReports).values(row);
}
