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
import { COUNT, type Column, ConsoleList, FIGURES } from "../list/console-list.tsx";
import { MemberCell, RowButton } from "../list/list-cells.tsx";
import { deskText } from "../list/text.ts";
import { useFilters } from "../list/use-list-filters.ts";
import { consoleQuery } from "../queries.ts";
import { consoleText } from "../text.ts";
import { consolePointsText as text } from "./points-table-text.ts";

type Account = RowOf<"pointsManageAccounts">;
type Entry = RowOf<"pointsManageLedger">;

const accounts: readonly Column<Account>[] = [
  { title: deskText.member, cell: (row) => <MemberCell user={row.user} /> },
  { title: text.balance, order: "balance", className: COUNT, cell: (row) => formatExact(row.balance) },
  { title: text.entries, className: COUNT, cell: (row) => formatExact(row.entries) },
  {
    title: text.books,
    // What agrees says nothing, so that what does not stands out.
    cell: ({ balance, sum }) =>
      sum !== balance && <Tag tone="danger">{fillText(text.differs, { n: formatExact(balance - sum) })}</Tag>,
  },
];

const entries: readonly Column<Entry>[] = [
  { title: deskText.time, className: FIGURES, cell: (row) => row.createdAt.slice(0, 16) },
  { title: text.source, className: "whitespace-nowrap", cell: (row) => text.sources[row.source] },
  { title: text.remark, cell: (row) => <span className="wrap-anywhere">{row.remark}</span> },
  {
    title: text.change,
    className: COUNT,
    cell: ({ points }) => (points > 0 ? `+${formatExact(points)}` : formatExact(points)),
  },
  { title: text.after, className: COUNT, cell: (row) => formatExact(row.balanceAfter) },
];

/** Proves the books of every member when it is asked to. */
function Books() {
  const { api } = useApp();
  const books = useQuery({ ...consoleQuery(api, "pointsReconcile"), enabled: false });
  const { data } = books;
  const fill = (sentence: string) =>
    fillText(sentence, {
      members: data?.members ?? 0,
      entries: data?.entries ?? 0,
      n: data?.faults.length ?? 0,
    });
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1 text-sm text-text-muted">{text.booksHint}</p>
      <Button loading={books.isFetching} onClick={() => void books.refetch()}>
        {text.check}
      </Button>
      {books.isError && (
        <Alert tone="danger" className="w-full">
          {books.error.message}
        </Alert>
      )}
      {data && (
        <Alert tone={data.faults.length > 0 ? "danger" : "success"} className="w-full">
          {fill(data.faults.length > 0 ? text.faults : text.checked)}
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

/** The balance, and what a correction makes of it. */
const balances = (now: number, change: number) =>
  fillText(Number.isInteger(change) && change !== 0 ? text.becomes : text.has, {
    n: formatExact(now),
    after: formatExact(now + change),
  });

function AdjustDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const keyOf = useRequestKey();
  /** A balance has no less than nothing. */
  const isBelow = (points: number) => account.balance + points < 0;
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
          check: (typed) =>
            isBelow(Number(typed)) ? fillText(text.below, { n: formatExact(account.balance) }) : undefined,
          // The balance may have become less meanwhile.
          refusal: "POINTS_INSUFFICIENT",
        },
        { name: "reason", label: deskText.reason, required: true, max: 100 },
      ]}
      onSubmit={(api, body: Pick<BodyOf<"pointsAdjust">, "points" | "reason">) =>
        api.call("pointsAdjust", {
          body: { userId: account.user.userId, requestId: keyOf(body), ...body },
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
              "text-sm tabular-nums",
              isBelow(Number(points)) ? "text-danger-text" : "text-text-secondary",
            )}
          >
            {balances(account.balance, Number(points))}
          </p>
        </div>
      )}
    </FormDialog>
  );
}

/** Everybody's points: the highest balance first, with a mark where its entries do not add up to it, the entries of one, and a correction as an entry. */
export function PointsTable() {
  const { get, open, close } = useFilters();
  const { permissions } = useMember();
  const [adjusted, setAdjusted] = useState<Account>();
  const userId = get("ledger");
  return (
    <>
      <Books />
      {userId ? (
        <ConsoleList
          key={userId}
          id="pointsManageLedger"
          label={text.ledger}
          columns={entries}
          keyOf={({ id }) => id}
          also={{ userId }}
          filters={[{ name: "changeType", label: text.change, options: Object.entries(text.changeTypes) }]}
          tools={
            <>
              <span className="self-center text-text-secondary">
                {fillText(text.ledgerOf, { name: get("name") })}
              </span>
              <Button onClick={() => close("ledger", "name", "changeType", "page")}>{text.back}</Button>
            </>
          }
        />
      ) : (
        <ConsoleList
          id="pointsManageAccounts"
          label={consoleText.sections.points}
          columns={accounts}
          keyOf={({ user }) => user.userId}
          also={{ orderByColumn: "balance" }}
          byItself="balance"
          filters={[{ name: "keyWord", label: text.word }]}
          overlay={(rows) =>
            adjusted && (
              <AdjustDialog
                account={rows.find(({ user }) => user.userId === adjusted.user.userId) ?? adjusted}
                onClose={() => setAdjusted(undefined)}
              />
            )
          }
          acts={(row) => (
            <>
              <RowButton onClick={() => open({ ledger: row.user.userId, name: row.user.nickname, page: "" })}>
                {text.ledger}
              </RowButton>
              {hasPermi(permissions, "points.adjust") && (
                <RowButton onClick={() => setAdjusted(row)}>{text.adjust}</RowButton>
              )}
            </>
          )}
        />
      )}
    </>
  );
}
