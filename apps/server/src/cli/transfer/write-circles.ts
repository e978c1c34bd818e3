import { circleManageSave } from "@lenscape/api/limits.gen";
import { sliceGraphemes } from "@lenscape/richtext/graphemes";
import { eq } from "drizzle-orm";
import { withoutInvisible } from "../../core/names.ts";
import { trusted } from "../../core/screened.ts";
import { oneRow } from "../../core/sql.ts";
import type { Db } from "../../db/client.ts";
import { circles } from "../../db/schema/index.ts";
import { MAX_INTEGER, type RecordOf, toInteger } from "./records.ts";
import type { Report } from "./report.ts";

const line = (text: string | undefined, length: number) =>
  sliceGraphemes(
    withoutInvisible(text ?? "")
      .replace(/\s+/g, " ")
      .trim(),
    length,
  );

/** Returns a text of several lines, cut to a length. */
const paragraphs = (text: string | undefined, length: number) =>
  trusted(sliceGraphemes((text ?? "").trim(), length));

/** Inserts a circle with its settings, or finds the existing one with its name. @returns our ID */
export async function writeCircle(
  tx: Db,
  record: RecordOf<"circle"> & { picUrl: string },
  at: string,
  report: Report,
): Promise<string> {
  const name = line(record.name, 20) || sliceGraphemes(`圈子 ${record.id}`, 20);
  if (name !== record.name) report.change("circle", `${record.name} → ${name}（${at}）`, "名称太长，截短了");
  const [inserted] = await tx
    .insert(circles)
    .values({
      name: trusted(name),
      brief: trusted(line(record.brief, 100)),
      category: trusted(line(record.category, 10)),
      orderNum: toInteger(record.order, -MAX_INTEGER),
      notice: paragraphs(record.notice, circleManageSave.notice.maxLength),
      noticeAt: record.noticeAt ? new Date(record.noticeAt) : null,
      rule: paragraphs(record.rule, circleManageSave.rule.maxLength),
      isOpen: record.readOnly !== true,
      joinType: record.approval ? 1 : 0,
      picUrl: record.picUrl,
      ...(record.createdAt && { createdAt: new Date(record.createdAt) }),
    })
    .onConflictDoNothing()
    .returning({ id: circles.id });
  if (inserted) return inserted.id;
  report.change("circle", at, "已有同名的圈子，并了进去");
  const existing = oneRow(
    await tx
      .select({ id: circles.id })
      .from(circles)
      .where(eq(circles.name, trusted(name))),
    "writeCircle",
  );
  return existing.id;
}
