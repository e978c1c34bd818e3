import { hasPermi } from "@lenscape/api/permissions";
import type { BodyOf, RowOf } from "@lenscape/api/types";
import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { cn } from "@lenscape/ui/lib/cn";
import { formatExact } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApp, useMember } from "#lib/app.tsx";
import { useRequestKey } from "../console-action.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { COUNT_CELL, type Column, ConsoleList, NUMERIC_CELL } from "../list/console-list.tsx";
import { MemberCell, RowButton } from "../list/list-cells.tsx";
import { tableText } from "../list/text.ts";
import { useListFilters } from "../list/use-list-filters.ts";
import { consoleQuery } from "../queries.ts";
import { consoleText } from "../text.ts";
import { pointsTableText as text } from "./text.ts";

type Account = RowOf<"pointsManageAccounts">;
type Entry = RowOf<"pointsManageLedger">;

const accountColumns: readonly Column<Account>[] = [
  { title: tableText.member, cell: (row) => <MemberCell user={row.user} /> },
  { title: text.balance, order: "balance", className: COUNT_CELL, cell: (row) => formatExact(row.balance) },
  { title: text.entries, className: COUNT_CELL, cell: (row) => formatExact(row.entries) },
  {
    title: text.reconciliation,
    // Empty for correct balances, so that the others stand out.
    cell: ({ balance, sum }) =>
      sum !== balance && (
        <Tag tone="danger">{fillText(text.difference, { n: formatExact(balance - sum) })}</Tag>
      ),
  },
];

const entryColumns: readonly Column<Entry>[] = [
  { title: tableText.time, className: NUMERIC_CELL, cell: (row) => row.createdAt.slice(0, 16) },
  { title: text.source, className: "whitespace-nowrap", cell: (row) => text.sources[row.source] },
  { title: text.remark, cell: (row) => <span className="wrap-anywhere">{row.remark}</span> },
  {
    title: text.change,
    className: COUNT_CELL,
    cell: ({ points }) => (points > 0 ? `+${formatExact(points)}` : formatExact(points)),
  },
  { title: text.balanceAfter, className: COUNT_CELL, cell: (row) => formatExact(row.balanceAfter) },
];

/** Reconciles the points ledger of all members on request. */
function Reconciliation() {
  const { api } = useApp();
  const reconciliation = useQuery({ ...consoleQuery(api, "pointsReconcile"), enabled: false });
  const { data } = reconciliation;
  const fillCounts = (template: string) =>
    fillText(template, {
      members: data?.members ?? 0,
      entries: data?.entries ?? 0,
      n: data?.faults.length ?? 0,
    });
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1 text-meta text-text-muted">{text.reconciliationHint}</p>
      <Button loading={reconciliation.isFetching} onClick={() => void reconciliation.refetch()}>
        {text.reconcile}
      </Button>
      {reconciliation.isError && (
        <Alert tone="danger" className="w-full">
          {reconciliation.error.message}
        </Alert>
      )}
      {data && (
        <Alert tone={data.faults.length > 0 ? "danger" : "success"} className="w-full">
          <span>{fillCounts(data.faults.length > 0 ? text.faultCount : text.noFaults)}</span>
          {data.faults.map(({ userId, nickname, kind, expected, actual }) => (
            <p key={`${userId} ${kind} ${actual}`}>
              {fillText(text.fault, { name: nickname, kind: text.kinds[kind], expected, actual })}
            </p>
          ))}
        </Alert>
      )}
    </div>
  );
}

/** Describes the balance, and the balance after the adjustment. */
const describeBalance = (balance: number, change: number) =>
  fillText(Number.isInteger(change) && change !== 0 ? text.balanceAfterChange : text.currentBalance, {
    n: formatExact(balance),
    after: formatExact(balance + change),
  });

function AdjustDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const getRequestKey = useRequestKey();
  const isNegative = (points: number) => account.balance + points < 0;
  return (
    <FormDialog
      name={`adjust.${account.user.userId}`}
      title={text.adjust}
      submit={text.adjust}
      description={text.adjustHint}
      fields={[
        {
          name: "points",
          label: text.amount,
          kind: "number",
          required: true,
          help: text.amountHint,
          validate: (typed) =>
            isNegative(Number(typed))
              ? fillText(text.balanceRule, { n: formatExact(account.balance) })
              : undefined,
          // The balance may have changed since it was loaded.
          errorReason: "POINTS_INSUFFICIENT",
        },
        { name: "reason", label: tableText.reason, required: true, max: 100 },
      ]}
      onSubmit={(api, body: Pick<BodyOf<"pointsAdjust">, "points" | "reason">) =>
        api.call("pointsAdjust", {
          body: { userId: account.user.userId, requestId: getRequestKey(body), ...body },
          silent: true,
        })
      }
      onClose={onClose}
    >
      {({ points }) => (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <MemberCell user={account.user} />
          <p
            className={cn(
              "text-meta tabular-nums",
              isNegative(Number(points)) ? "text-danger-text" : "text-text-secondary",
            )}
          >
            {describeBalance(account.balance, Number(points))}
          </p>
        </div>
      )}
    </FormDialog>
  );
}

/** Point balances of all members, highest first, the ledger of each, and adjustments. */
export function PointsTable() {
  const { get, open, close } = useListFilters();
  const { permissions } = useMember();
  const [adjustedAccount, setAdjustedAccount] = useState<Account>();
  const userId = get("ledger");
  return (
    <>
      <Reconciliation />
      {userId ? (
        <ConsoleList
          key={userId}
          id="pointsManageLedger"
          label={text.ledger}
          columns={entryColumns}
          getKey={({ id }) => id}
          params={{ userId }}
          filters={[{ name: "changeType", label: text.change, options: Object.entries(text.changeTypes) }]}
          toolbar={
            <>
              <span className="self-center text-text-secondary">
                {fillText(text.ledgerTitle, { name: get("name") })}
              </span>
              <Button onClick={() => close("ledger", "name", "changeType", "page")}>
                {text.backToAccounts}
              </Button>
            </>
          }
        />
      ) : (
        <ConsoleList
          id="pointsManageAccounts"
          label={consoleText.sections.points}
          columns={accountColumns}
          getKey={({ user }) => user.userId}
          params={{ orderByColumn: "balance" }}
          defaultOrder="balance"
          filters={[{ name: "keyWord", label: text.search }]}
          overlay={(rows) =>
            adjustedAccount && (
              <AdjustDialog
                account={
                  rows.find(({ user }) => user.userId === adjustedAccount.user.userId) ?? adjustedAccount
                }
                onClose={() => setAdjustedAccount(undefined)}
              />
            )
          }
          actions={(row) => (
            <>
              <RowButton onClick={() => open({ ledger: row.user.userId, name: row.user.nickname, page: "" })}>
                {text.ledger}
              </RowButton>
              {hasPermi(permissions, "points.adjust") && (
                <RowButton onClick={() => setAdjustedAccount(row)}>{text.adjust}</RowButton>
              )}
            </>
          )}
        />
      )}
    </>
  );
}
