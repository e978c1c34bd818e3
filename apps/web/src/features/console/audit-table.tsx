import type { RowOf } from "@lenscape/api/types";
import { Link } from "@lenscape/ui/link";
import { consoleText as text } from "#copy/console.ts";
import { paths } from "#paths";
import { auditWord } from "./cells.tsx";
import { type Column, ConsoleList } from "./list.tsx";

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

/** Who did what to what, and why; the latest first. */
export function AuditTable() {
  return (
    <ConsoleList
      id="consoleAuditList"
      label={text.sections.audit}
      columns={columns}
      keyOf={({ id }) => id}
      filters={[
        { name: "keyWord", label: text.memberSearch },
        { name: "action", label: text.action, options: Object.entries(text.audits) },
      ]}
    />
  );
}
