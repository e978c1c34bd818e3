import type { RowOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Link } from "@lenscape/ui/link";
import { Tag } from "@lenscape/ui/tag";
import { consoleText as text } from "#copy/console.ts";
import { paths } from "#paths";
import { useAct } from "./act.ts";
import { type Column, ConsoleList } from "./list.tsx";

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
];

function Decide({ id }: { id: string }) {
  const [decide, running] = useAct((api, value: 0 | 1) =>
    api.call("proposalDecide", { body: { id, value } }),
  );
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
  return (
    <ConsoleList
      id="proposalList"
      label={text.sections.proposals}
      columns={columns}
      keyOf={({ id }) => id}
      acts={({ id }) => <Decide id={id} />}
    />
  );
}
