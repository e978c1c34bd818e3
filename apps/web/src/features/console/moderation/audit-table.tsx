import type { AnswerOf, BodyOf, RowOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Link } from "@lenscape/ui/link";
import { Download } from "lucide-react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { downloadFile } from "#lib/download-file.ts";
import { invalidateAfter } from "#lib/invalidate.ts";
import { paths } from "#paths";
import { type Column, ConsoleList } from "../list/console-list.tsx";
import { getAuditActionName } from "../list/list-cells.tsx";
import { useListFilters } from "../list/use-list-filters.ts";
import { consoleText } from "../text.ts";
import { auditTableText as text } from "./text.ts";

type Row = RowOf<"consoleAuditList">;

/** Target of an action, linked if it is a thread or member. */
function Target({ targetType, targetId, target }: Row) {
  // There is only one set of settings, so that its ID means nothing.
  if (targetType === "setting") return null;
  const name = <span className="line-clamp-2 wrap-anywhere">{target || targetId}</span>;
  const href =
    targetType === "thread"
      ? paths.thread(targetId)
      : targetType === "user"
        ? paths.profile(targetId)
        : undefined;
  return href ? (
    <Link href={href} className="hover:text-brand-text">
      {name}
    </Link>
  ) : (
    name
  );
}

const columns: readonly Column<Row>[] = [
  {
    title: consoleText.action,
    cell: (row) => (
      <>
        <span>{getAuditActionName(row)}</span>
        <Target {...row} />
      </>
    ),
  },
  {
    title: text.actor,
    className: "whitespace-nowrap",
    cell: ({ actor }) => <Link href={paths.profile(actor.userId)}>{actor.nickname}</Link>,
  },
  { title: consoleText.reason, cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span> },
  {
    title: consoleText.time,
    className: "whitespace-nowrap tabular-nums",
    cell: (row) => row.createdAt.slice(0, 16),
  },
];

/** Exports the entries that match the filters in the URL as one CSV file. */
function ExportButton() {
  const { api, queries } = useApp();
  const { get } = useListFilters();
  const keyWord = get("keyWord");
  const action = get("action") as NonNullable<BodyOf<"consoleAuditExport">["action"]> | "";
  const [save, saving] = useAction(async () => {
    const parts: string[] = [];
    for (let after: string | undefined; after !== ""; ) {
      const part: AnswerOf<"consoleAuditExport"> = await api.call("consoleAuditExport", {
        body: { ...(keyWord && { keyWord }), ...(action && { action }), ...(after && { after }) },
      });
      parts.push(part.csv);
      after = part.next;
    }
    downloadFile(new Blob(parts, { type: "text/csv;charset=utf-8" }), text.fileName);
    // Exports are logged too.
    await invalidateAfter(queries, "consoleAuditExport");
  });
  return (
    <Button loading={saving} onClick={() => save()}>
      <Download aria-hidden="true" strokeWidth={1.7} />
      {text.exportCsv}
    </Button>
  );
}

/** Audit log of the operators, latest first. */
export function AuditTable() {
  return (
    <ConsoleList
      id="consoleAuditList"
      label={consoleText.sections.audit}
      columns={columns}
      getKey={({ id }) => id}
      toolbar={<ExportButton />}
      filters={[
        { name: "keyWord", label: consoleText.memberSearch },
        { name: "action", label: consoleText.action, options: Object.entries(consoleText.auditActions) },
      ]}
    />
  );
}
