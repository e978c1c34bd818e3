import type { RowOf } from "@lenscape/api/types";
import { formatCount } from "@lenscape/ui/lib/count";
import { Link } from "@lenscape/ui/link";
import { Tag } from "@lenscape/ui/tag";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { refreshConsole } from "../console-action.ts";
import { COUNT, type Column, ConsoleList } from "../list/console-list.tsx";
import { RowActs } from "../list/row-actions.tsx";
import { consoleText as text } from "../text.ts";

type Row = RowOf<"consoleThreadList">;

const columns: readonly Column<Row>[] = [
  {
    title: text.title,
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
        {author.nickname}
        <small className="block text-text-muted">{circleName}</small>
      </>
    ),
  },
  {
    title: text.state,
    cell: ({ status, marks }) => (
      <span className="flex flex-wrap gap-1">
        {status !== 1 && <Tag tone="danger">{text.threadStates[status]}</Tag>}
        {marks.map((mark) => (
          <Tag key={mark} tone="brand">
            {text.marks[mark as keyof typeof text.marks]}
          </Tag>
        ))}
      </span>
    ),
  },
  {
    title: text.figures,
    className: COUNT,
    cell: (row) => [row.viewCount, row.replyCount, row.likeCount].map((n) => formatCount(n)).join(" / "),
  },
  {
    title: text.postedAt,
    className: "whitespace-nowrap tabular-nums",
    cell: (row) => row.postedAt.slice(0, 16),
  },
];

const states = text.threadStates
  .map((label, index) => [String(index), label] as const)
  .filter(([value]) => value !== "1");

/** The threads of a state, found by words; each with the menu that it has everywhere. */
export function ThreadTable() {
  const app = useApp();
  return (
    <ConsoleList
      id="consoleThreadList"
      label={text.sections.threads}
      columns={columns}
      empty={text.comes.threads}
      keyOf={({ id }) => id}
      filters={[
        { name: "keyWord", label: text.threadSearch },
        { name: "status", label: text.state, whole: text.threadStates[1], options: states },
      ]}
      acts={(row) =>
        row.status !== 4 && (
          <RowActs
            name={row.title}
            thread={{ id: row.id, user: row.author }}
            onDeleted={() => void refreshConsole(app)}
          />
        )
      }
    />
  );
}
