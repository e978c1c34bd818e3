import type { RowOf } from "@lenscape/api/types";
import { Avatar } from "@lenscape/ui/avatar";
import { Button } from "@lenscape/ui/button";
import { LevelMark } from "@lenscape/ui/level-mark";
import { Tag } from "@lenscape/ui/tag";
import { useQuery } from "@tanstack/react-query";
import { consoleText as text } from "#copy/console.ts";
import { useApp } from "#lib/app.tsx";
import { type Column, ConsoleList } from "./list.tsx";
import { MemberDialog } from "./member-dialog.tsx";
import { userGroups } from "./queries.ts";
import { useFilters } from "./use-filters.ts";

type Row = RowOf<"consoleMemberList">;

const tones = { normal: "brand", denied: "accent", forbidden: "danger", closed: "neutral" } as const;

const untilText = (until: string) =>
  until.startsWith("9999") ? text.forever : text.until.replace("{time}", until);

const columns: readonly Column<Row>[] = [
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
];

/** The members, found by nickname or number, group and state. */
export function MemberTable() {
  const { api } = useApp();
  const { get, open, close } = useFilters();
  const groups = useQuery(userGroups(api));
  const edited = get("userId");
  return (
    <>
      <ConsoleList
        id="consoleMemberList"
        label={text.sections.members}
        columns={columns}
        keyOf={({ userId }) => userId}
        filters={[
          { name: "keyWord", label: text.memberSearch },
          {
            name: "groupId",
            label: text.group,
            options: (groups.data ?? []).map(({ id, name }) => [id, name] as const),
          },
          { name: "status", label: text.state, options: Object.entries(text.memberStates) },
          {
            name: "orderByColumn",
            label: text.order,
            whole: text.orders.joined,
            options: [["active", text.orders.active]],
          },
        ]}
        acts={({ userId }) => (
          <Button size="sm" tone="ghost" onClick={() => open({ userId })}>
            {text.edit}
          </Button>
        )}
      />
      {edited && <MemberDialog userId={edited} onClose={() => close("userId")} />}
    </>
  );
}
