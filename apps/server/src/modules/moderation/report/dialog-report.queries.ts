import { and, eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { messageReports, type ReportedMessage } from "../../../db/schema/index.ts";

/** Returns the IDs of messages that a member has already reported. */
export async function findReportedIds(
  db: Db,
  { dialogId, userId }: { dialogId: string; userId: string },
  ids: string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ messages: messageReports.messages })
    .from(messageReports)
    .where(and(eq(messageReports.reporterId, userId), eq(messageReports.dialogId, dialogId)));
  const reportedIds = rows.flatMap((row) => row.messages.map(({ id }) => id));
  return new Set(ids.filter((id) => reportedIds.includes(id)));
}

export async function insertDialogReport(
  tx: Db,
  row: typeof messageReports.$inferInsert & { messages: ReportedMessage[] },
): Promise<void> {
  await tx.insert(messageReports).values(row);
}
