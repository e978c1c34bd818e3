import type { RowOf } from "@lenscape/api/types";
import { formatCount } from "@lenscape/ui/lib/count";
import { Link } from "@lenscape/ui/link";
import { Tag } from "@lenscape/ui/tag";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { refreshConsole } from "../console-action.ts";
import { COUNT_CELL, type Column, ConsoleList } from "../list/console-list.tsx";
import { RowActions } from "../list/row-actions.tsx";
import { consoleText } from "../text.ts";
import { threadTableText as text } from "./text.ts";

type Row = RowOf<"consoleThreadList">;

const columns: readonly Column<Row>[] = [
  {
    title: consoleText.title,
    cell: (row) => (
      <Link href={paths.thread(row.id)} className="hover:text-brand-text">
        <span className="line-clamp-2 wrap-anywhere">{row.title}</span>
        {row.why && <small className="block text-text-muted">{row.why}</small>}
      </Link>
    ),
  },
  {
    title: text.author,
    className: "whitespace-nowrap",
    cell: ({ author, circleName }) => (
      <>
        <span>{author.nickname}</span>
        <small className="block text-text-muted">{circleName}</small>
      </>
    ),
  },
  {
    title: consoleText.state,
    cell: ({ status, marks }) => (
      <span className="flex flex-wrap gap-1">
        {status !== 1 && <Tag tone="danger">{consoleText.threadStates[status]}</Tag>}
        {marks.map((mark) => (
          <Tag key={mark} tone="brand">
            {text.marks[mark as keyof typeof text.marks]}
          </Tag>
        ))}
      </span>
    ),
  },
  {
    title: text.counts,
    className: COUNT_CELL,
    cell: (row) => [row.viewCount, row.replyCount, row.likeCount].map((n) => formatCount(n)).join(" / "),
  },
  {
    title: text.postedAt,
    className: "whitespace-nowrap tabular-nums",
    cell: (row) => row.postedAt.slice(0, 16),
  },
];

const states = consoleText.threadStates
  .map((label, index) => [String(index), label] as const)
  .filter(([value]) => value !== "1");

/** Threads by status, with the same menu as elsewhere. */
export function ThreadTable() {
  const app = useApp();
  return (
    <ConsoleList
      id="consoleThreadList"
      label={consoleText.sections.threads}
      columns={columns}
      empty={consoleText.emptyHints.threads}
      getKey={({ id }) => id}
      filters={[
        { name: "keyWord", label: text.search },
        { name: "status", label: consoleText.state, allLabel: consoleText.threadStates[1], options: states },
      ]}
      actions={(row) =>
        row.status !== 4 && (
          <RowActions
            name={row.title}
            thread={{ id: row.id, user: row.author }}
            onDeleted={() => void refreshConsole(app)}
          />
        )
      }
    />
  );
}
