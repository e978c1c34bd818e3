import type { RowOf } from "@lenscape/api/types";
import { Link } from "@lenscape/ui/link";
import { useQuery } from "@tanstack/react-query";
import { consoleText as text } from "#copy/console.ts";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { ResetFilters, SelectFilter } from "./filters.tsx";
import { auditLog } from "./queries.ts";
import { type Column, ConsoleTable } from "./table.tsx";
import { useFilters } from "./use-filters.ts";

type Row = RowOf<"consoleAuditList">;

function Target({ targetType, targetId, target }: Row) {
  const name = <span className="line-clamp-2 break-all">{target || targetId}</span>;
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
  { title: text.time, className: "whitespace-nowrap tabular-nums", cell: (row) => row.createdAt },
  {
    title: text.actor,
    className: "whitespace-nowrap",
    cell: ({ actor }) => <Link href={paths.profile(actor.userId)}>{actor.nickname}</Link>,
  },
  { title: text.action, className: "whitespace-nowrap", cell: ({ action }) => text.audits[action] ?? action },
  { title: text.target, cell: (row) => <Target {...row} /> },
  { title: text.reason, cell: ({ reason }) => <span className="break-all">{reason}</span> },
];

/** Who did what to what, and why; the latest first. */
export function AuditTable() {
  const { api } = useApp();
  const { page, get, set, setPage, reset } = useFilters();
  const action = get("action");
  const list = useQuery(auditLog(api, { pageNum: page, ...(action && { action }) }));
  return (
    <ConsoleTable
      label={text.sections.audit}
      columns={columns}
      keyOf={({ id }) => id}
      query={list}
      page={page}
      onPage={setPage}
      filters={
        <>
          <SelectFilter
            label={text.action}
            value={action}
            options={Object.entries(text.audits)}
            onChange={(value) => set({ action: value })}
          />
          <ResetFilters onReset={reset} />
        </>
      }
    />
  );
}
