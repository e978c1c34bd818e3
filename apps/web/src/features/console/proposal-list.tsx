import type { RowOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Link } from "@lenscape/ui/link";
import { Tag } from "@lenscape/ui/tag";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { consoleText as text } from "#copy/console.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { proposals } from "./queries.ts";
import { refreshConsole } from "./refresh.ts";
import { type Column, ConsoleTable } from "./table.tsx";
import { useFilters } from "./use-filters.ts";

type Row = RowOf<"proposalList">;

const columns: readonly Column<Row>[] = [
  {
    title: text.title,
    cell: (row) => (
      <Link href={paths.thread(row.threadId)} className="line-clamp-2 hover:text-brand-text">
        {row.title}
      </Link>
    ),
  },
  {
    title: text.action,
    className: "whitespace-nowrap",
    cell: (row) => (
      <>
        <Tag tone="brand">{text.proposals[row.kind]}</Tag>{" "}
        {row.toCircle && text.fromTo.replace("{from}", row.fromCircle).replace("{to}", row.toCircle)}
      </>
    ),
  },
  {
    title: text.reason,
    cell: (row) => text.proposedBy.replace("{name}", row.by.nickname).replace("{reason}", row.reason),
  },
  {
    title: text.time,
    className: "whitespace-nowrap tabular-nums",
    cell: (row) => row.createdAt.slice(0, 16),
  },
  { title: "", className: "text-right", cell: (row) => <Decide id={row.id} /> },
];

function Decide({ id }: { id: string }) {
  const app = useApp();
  const [decide, running] = useAction(async (value: 0 | 1) => {
    await app.api.call("proposalDecide", { body: { id, value } });
    toast(text.done, { tone: "success" });
    await refreshConsole(app);
  });
  return (
    <span className="inline-flex gap-2">
      <Button size="sm" tone="soft" loading={running} onClick={() => decide(1)}>
        {text.agree}
      </Button>
      <Button size="sm" loading={running} onClick={() => decide(0)}>
        {text.disagree}
      </Button>
    </span>
  );
}

/** What circles' moderators ask for. */
export function ProposalList() {
  const { api } = useApp();
  const { page, setPage } = useFilters();
  const list = useQuery(proposals(api, page));
  return (
    <ConsoleTable
      label={text.sections.proposals}
      columns={columns}
      keyOf={({ id }) => id}
      query={list}
      page={page}
      onPage={setPage}
    />
  );
}
