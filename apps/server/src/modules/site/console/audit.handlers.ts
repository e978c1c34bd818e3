import type { AuditAction } from "@lenscape/api/types";
import type { Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { csvFile, csvLine } from "../../../core/csv.ts";
import { pageOf } from "../../../core/paging.ts";
import type { Clock } from "../../../core/time.ts";
import type { Db } from "../../../db/client.ts";
import { countAudit, listAudit, memberNamed } from "./console.queries.ts";

type AuditLine = Awaited<ReturnType<typeof listAudit>>[number];

/** Converts an audit log entry to its wire form. */
export function toAudit(
  { detail, threadTitle, postExcerpt, nickname, createdAt, ...row }: AuditLine,
  clock: Clock,
) {
  const { value, word, words, name, goodsName } = detail as {
    value?: 0 | 1;
    word?: string;
    words?: string[];
    name?: string;
    goodsName?: string;
  };
  return {
    ...row,
    value: value ?? 1,
    target: threadTitle ?? postExcerpt ?? nickname ?? word ?? words?.join("、") ?? name ?? goodsName ?? "",
    createdAt: clock.format(createdAt),
  };
}

/** Maximum number of entries in one batch of the log's export. */
const EXPORT_BATCH = 5000;

const AUDIT_HEAD = [
  ...["时间", "编号", "操作人编号", "操作人", "操作", "结果"],
  ...["对象类型", "对象编号", "对象", "原因"],
];

/** Cells of an entry, in the order of `AUDIT_HEAD`. */
const toAuditCells = (row: ReturnType<typeof toAudit>): string[] => [
  ...[row.createdAt, row.id, row.actor.userId, row.actor.nickname],
  ...[row.action, row.value === 1 ? "已执行" : "已撤销或未通过"],
  ...[row.targetType, row.targetId, row.target, row.reason],
];

interface AuditFilter {
  action?: AuditAction;
  actorId?: string;
  keyWord?: string;
  since?: number;
  others?: 1;
}

/** Converts the filters of the log to a query; undefined if no member has the name. */
async function toAuditQuery(
  db: Db,
  viewerId: string,
  { action, actorId, keyWord = "", since, others }: AuditFilter,
) {
  const words = keyWord.trim();
  const memberId = words ? await memberNamed(db, words) : undefined;
  if (words && !memberId) return undefined;
  return {
    action,
    actorId,
    memberId,
    exceptActorId: others ? viewerId : undefined,
    since: since ? new Date(since * 1000) : undefined,
  };
}

/** Handlers for the list and the export of the audit log. */
export const auditHandlers = {
  async consoleAuditList({ db, clock, viewer, query }) {
    const auditQuery = await toAuditQuery(db, viewer.id, query);
    if (!auditQuery) return { total: 0, rows: [] };
    const [rows, total] = await Promise.all([
      listAudit(db, auditQuery, pageOf(query)),
      countAudit(db, auditQuery),
    ]);
    return { total, rows: rows.map((row) => toAudit(row, clock)) };
  },

  async consoleAuditExport({ db, clock, viewer, body: { after, ...filter } }) {
    const auditQuery = await toAuditQuery(db, viewer.id, filter);
    return db.transaction(async (tx) => {
      const page = { limit: EXPORT_BATCH, offset: 0 };
      const rows = auditQuery ? await listAudit(tx, { ...auditQuery, olderThan: after }, page) : [];
      await audit(tx, {
        actorId: viewer.id,
        action: "audit.export",
        targetType: "setting",
        targetId: "0",
        detail: { rows: rows.length, ...filter },
      });
      const lines = rows.map((row) => csvLine(toAuditCells(toAudit(row, clock))));
      return {
        csv: [...(after === undefined ? [csvFile([AUDIT_HEAD])] : []), ...lines].join(""),
        next: rows.length < EXPORT_BATCH ? "" : rows.at(-1)!.id,
      };
    });
  },
} satisfies Pick<Handlers, "consoleAuditList" | "consoleAuditExport">;
