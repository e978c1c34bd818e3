import type { AnswerOf, BodyOf, RowOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Link } from "@lenscape/ui/link";
import { Download } from "lucide-react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { saveFile } from "#lib/save-file.ts";
import { touched } from "#lib/touched.ts";
import { paths } from "#paths";
import { type Column, ConsoleList } from "../list/console-list.tsx";
import { auditWord } from "../list/list-cells.tsx";
import { useFilters } from "../list/use-list-filters.ts";
import { consoleText as text } from "../text.ts";

type Row = RowOf<"consoleAuditList">;

function Target({ targetType, targetId, target }: Row) {
  // There is one of them, and its number says nothing.
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
    title: text.action,
    cell: (row) => (
      <>
        {auditWord(row)}
        <Target {...row} />
      </>
    ),
  },
  {
    title: text.actor,
    className: "whitespace-nowrap",
    cell: ({ actor }) => <Link href={paths.profile(actor.userId)}>{actor.nickname}</Link>,
  },
  { title: text.reason, cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span> },
  {
    title: text.time,
    className: "whitespace-nowrap tabular-nums",
    cell: (row) => row.createdAt.slice(0, 16),
  },
];

/** Downloads the entries that the filters in the address leave, as one CSV file. */
function ExportButton() {
  const { api, queries } = useApp();
  const { get } = useFilters();
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
    saveFile(new Blob(parts, { type: "text/csv;charset=utf-8" }), text.auditFile);
    // The log names its exports too.
    await touched(queries, "consoleAuditExport");
  });
  return (
    <Button loading={saving} onClick={() => save()}>
      <Download aria-hidden="true" strokeWidth={1.7} />
      {text.auditExport}
    </Button>
  );
}

/** Who did what to what, and why; the latest first. */
export function AuditTable() {
  return (
    <ConsoleList
      id="consoleAuditList"
      label={text.sections.audit}
      columns={columns}
      keyOf={({ id }) => id}
      tools={<ExportButton />}
      filters={[
        { name: "keyWord", label: text.memberSearch },
        { name: "action", label: text.action, options: Object.entries(text.audits) },
      ]}
    />
  );
}
