import type { RowOf } from "@lenscape/api/types";
import { Avatar } from "@lenscape/ui/avatar";
import { Button } from "@lenscape/ui/button";
import { LevelMark } from "@lenscape/ui/level-mark";
import { Tag } from "@lenscape/ui/tag";
import { useQuery } from "@tanstack/react-query";
import { consoleText as text } from "#copy/console.ts";
import { useApp } from "#lib/app.tsx";
import { ResetFilters, SearchFilter, SelectFilter } from "./filters.tsx";
import { MemberDialog } from "./member-dialog.tsx";
import { members, userGroups } from "./queries.ts";
import { type Column, ConsoleTable } from "./table.tsx";
import { useFilters } from "./use-filters.ts";

type Row = RowOf<"consoleMemberList">;
type Status = Row["status"];

const tones = { normal: "brand", denied: "accent", forbidden: "danger", closed: "neutral" } as const;

const untilText = (until: string) =>
  until.startsWith("9999") ? text.forever : text.until.replace("{time}", until);

const columnsFor = (onEdit: (userId: string) => void): readonly Column<Row>[] => [
  {
    title: text.member,
    cell: (row) => (
      <span className="flex items-center gap-2.5">
        <Avatar src={row.avatar} name={row.nickname} size={32} verified={row.isVerified > 0} />
        <span className="min-w-0">
          <span className="block truncate">{row.nickname}</span>
          <small className="text-text-muted tabular-nums">{row.userId}</small>
        </span>
      </span>
    ),
  },
  { title: text.group, className: "whitespace-nowrap", cell: (row) => row.groupName },
  { title: text.level, cell: (row) => <LevelMark level={row.level} /> },
  { title: text.posts, className: "text-right tabular-nums", cell: (row) => row.threadCount },
  {
    title: text.state,
    className: "whitespace-nowrap",
    cell: (row) => (
      <>
        <Tag tone={tones[row.status]}>{text.memberStates[row.status]}</Tag>
        {row.until && <small className="block text-text-muted tabular-nums">{untilText(row.until)}</small>}
      </>
    ),
  },
  {
    title: text.seenAt,
    className: "whitespace-nowrap text-text-secondary tabular-nums",
    cell: (row) => row.seenAt.slice(0, 16) || text.none,
  },
  {
    title: text.joinedAt,
    className: "whitespace-nowrap text-text-secondary tabular-nums",
    cell: (row) => row.joinedAt.slice(0, 10),
  },
  {
    title: "",
    className: "text-right",
    cell: (row) => (
      <Button size="sm" tone="ghost" onClick={() => onEdit(row.userId)}>
        {text.edit}
      </Button>
    ),
  },
];

/** The members, found by nickname or number, group and state. */
export function MemberTable() {
  const { api } = useApp();
  const { page, get, set, setPage, reset } = useFilters();
  const keyWord = get("keyWord");
  const groupId = get("groupId");
  const status = get("status") as Status | "";
  const order = get("order") === "active" ? "active" : "joined";
  const groups = useQuery(userGroups(api));
  const list = useQuery(
    members(api, {
      pageNum: page,
      orderByColumn: order,
      ...(keyWord && { keyWord }),
      ...(groupId && { groupId }),
      ...(status && { status }),
    }),
  );
  const edited = get("userId");
  return (
    <>
      <ConsoleTable
        label={text.sections.members}
        columns={columnsFor((userId) => set({ userId, page: String(page) }))}
        keyOf={({ userId }) => userId}
        query={list}
        page={page}
        onPage={setPage}
        filters={
          <>
            <SearchFilter
              key={keyWord}
              label={text.memberSearch}
              value={keyWord}
              onSearch={(value) => set({ keyWord: value })}
            />
            <SelectFilter
              label={text.group}
              value={groupId}
              options={(groups.data ?? []).map(({ id, name }) => [id, name] as const)}
              onChange={(value) => set({ groupId: value })}
            />
            <SelectFilter
              label={text.state}
              value={status}
              options={Object.entries(text.memberStates)}
              onChange={(value) => set({ status: value })}
            />
            <SelectFilter
              label={text.order}
              whole={text.orders.joined}
              value={get("order")}
              options={[["active", text.orders.active]]}
              onChange={(value) => set({ order: value })}
            />
            <ResetFilters onReset={reset} />
          </>
        }
      />
      {edited && <MemberDialog userId={edited} onClose={() => set({ userId: "", page: String(page) })} />}
    </>
  );
}
