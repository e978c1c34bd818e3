import type { RowOf } from "@lenscape/api/types";
import { formatCount } from "@lenscape/ui/lib/count";
import { Link } from "@lenscape/ui/link";
import { Tag } from "@lenscape/ui/tag";
import { useQuery } from "@tanstack/react-query";
import { consoleText as text } from "#copy/console.ts";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { ThreadMenu } from "#shell/thread-menu.tsx";
import { ResetFilters, SearchFilter, SelectFilter } from "./filters.tsx";
import { threads } from "./queries.ts";
import { type Column, ConsoleTable } from "./table.tsx";
import { useFilters } from "./use-filters.ts";

type Row = RowOf<"consoleThreadList">;

const columns: readonly Column<Row>[] = [
  {
    title: text.title,
    cell: (row) => (
      <Link href={paths.thread(row.id)} className="hover:text-brand-text">
        <span className="line-clamp-2 break-all">{row.title}</span>
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
    className: "whitespace-nowrap tabular-nums",
    cell: (row) => [row.viewCount, row.replyCount, row.likeCount].map((n) => formatCount(n)).join(" / "),
  },
  {
    title: text.postedAt,
    className: "whitespace-nowrap tabular-nums",
    cell: (row) => row.postedAt.slice(0, 16),
  },
  {
    title: "",
    className: "text-right",
    cell: (row) => row.status !== 4 && <ThreadMenu thread={{ id: row.id, user: row.author }} />,
  },
];

/** The threads of a state, found by words; each with the menu that it has everywhere. */
export function ThreadTable() {
  const { api } = useApp();
  const { page, get, set, setPage, reset } = useFilters();
  const status = Number(get("status") || 1) as 0 | 1 | 2 | 3 | 4;
  const keyWord = get("keyWord");
  const list = useQuery(
    threads(api, {
      pageNum: page,
      status,
      ...(keyWord && { keyWord }),
      ...(get("userId") && { userId: get("userId") }),
    }),
  );
  return (
    <ConsoleTable
      label={text.sections.threads}
      columns={columns}
      keyOf={({ id }) => id}
      query={list}
      page={page}
      onPage={setPage}
      filters={
        <>
          <SearchFilter
            key={keyWord}
            label={text.threadSearch}
            value={keyWord}
            onSearch={(value) => set({ keyWord: value })}
          />
          <SelectFilter
            label={text.state}
            value={get("status")}
            whole={text.threadStates[1]}
            options={text.threadStates
              .map((label, index) => [String(index), label] as const)
              .filter(([value]) => value !== "1")}
            onChange={(value) => set({ status: value })}
          />
          <ResetFilters onReset={reset} />
        </>
      }
    />
  );
}
