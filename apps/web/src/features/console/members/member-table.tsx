import { hasPermi } from "@lenscape/api/permissions";
import type { RowOf } from "@lenscape/api/types";
import { Avatar } from "@lenscape/ui/avatar";
import { Button } from "@lenscape/ui/button";
import { Checkbox } from "@lenscape/ui/checkbox";
import { LevelMark } from "@lenscape/ui/level-mark";
import { formatExact } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { StaffMark } from "@lenscape/ui/staff-mark";
import { Tag } from "@lenscape/ui/tag";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApp, useMember } from "#lib/app.tsx";
import { COUNT_CELL, type Column, ConsoleList } from "../list/console-list.tsx";
import { RowButton } from "../list/list-cells.tsx";
import { useListFilters } from "../list/use-list-filters.ts";
import { userGroupsQuery } from "../queries.ts";
import { consoleText } from "../text.ts";
import { MemberDialog } from "./member-dialog.tsx";
import { SweepDialog } from "./sweep-dialog.tsx";
import { SweepUndo } from "./sweep-undo.tsx";
import { sweepText, memberText as text } from "./text.ts";

type Row = RowOf<"consoleMemberList">;

const tones = { normal: "brand", denied: "accent", forbidden: "danger", closed: "neutral" } as const;

const formatUntil = (until: string) =>
  until.startsWith("9999") ? text.forever : fillText(consoleText.until, { time: until });

const MemberCell = ({ userId, nickname, avatar, isStaff, isVerified }: Row) => (
  <span className="flex items-center gap-2.5">
    <Avatar src={avatar} name={nickname} size={32} verified={isVerified > 0} />
    <span className="min-w-0">
      <span className="flex items-center gap-1.5">
        <span className="truncate">{nickname}</span>
        <StaffMark isStaff={isStaff} />
      </span>
      <small className="text-text-muted tabular-nums">{fillText(consoleText.number, { id: userId })}</small>
    </span>
  </span>
);

const columns: readonly Column<Row>[] = [
  { title: consoleText.group, className: "whitespace-nowrap", cell: (row) => row.groupName },
  { title: text.level, cell: (row) => <LevelMark level={row.level} /> },
  { title: text.threadCount, className: COUNT_CELL, cell: (row) => formatExact(row.threadCount) },
  {
    title: consoleText.state,
    className: "whitespace-nowrap",
    cell: (row) => (
      <>
        <Tag tone={tones[row.status]}>{text.statuses[row.status]}</Tag>
        {row.until && <small className="block text-text-muted tabular-nums">{formatUntil(row.until)}</small>}
      </>
    ),
  },
  {
    title: text.seenAt,
    className: "whitespace-nowrap text-text-secondary tabular-nums",
    cell: (row) => row.seenAt.slice(0, 16) || consoleText.none,
  },
  {
    title: text.joinedAt,
    className: "whitespace-nowrap text-text-secondary tabular-nums",
    cell: (row) => row.joinedAt.slice(0, 10),
  },
];

/** Maximum number of members per sweep. */
const MAX_SWEEP_MEMBERS = 50;

const memberColumn: Column<Row> = { title: consoleText.member, cell: MemberCell };

/** The member column with checkboxes for a sweep. On phones the checkbox is in the heading of the card. */
const getSelectableColumn = (
  selected: readonly string[],
  onSelect: (ids: string[]) => void,
): Column<Row> => ({
  ...memberColumn,
  head: (rows) => {
    const ids = rows.map(({ userId }) => userId);
    const isAllSelected = ids.length > 0 && ids.every((id) => selected.includes(id));
    const rest = selected.filter((id) => !ids.includes(id));
    return (
      <span className="flex items-center gap-3">
        <Checkbox
          aria-label={sweepText.selectPage}
          checked={isAllSelected}
          onCheckedChange={(on) => onSelect(on ? [...rest, ...ids].slice(0, MAX_SWEEP_MEMBERS) : rest)}
        />
        <span>{consoleText.member}</span>
      </span>
    );
  },
  cell: (row) => (
    <span className="flex items-center gap-3">
      <Checkbox
        aria-label={fillText(sweepText.selectOne, { name: row.nickname })}
        checked={selected.includes(row.userId)}
        onCheckedChange={(on) => {
          const rest = selected.filter((id) => id !== row.userId);
          onSelect(on ? [...rest, row.userId].slice(0, MAX_SWEEP_MEMBERS) : rest);
        }}
      />
      <MemberCell {...row} />
    </span>
  ),
});

/** Members by nickname or ID, group and status, with selection for a sweep. */
export function MemberTable() {
  const { api } = useApp();
  const { get, open, close } = useListFilters();
  const groups = useQuery(userGroupsQuery(api));
  const editedId = get("userId");
  const { permissions } = useMember();
  const canSweep = hasPermi(permissions, "user.forbidden");
  const [selected, setSelected] = useState<string[]>([]);
  const [isSweepOpen, setIsSweepOpen] = useState(false);
  return (
    <>
      {canSweep && <SweepUndo />}
      <ConsoleList
        id="consoleMemberList"
        label={consoleText.sections.members}
        columns={[canSweep ? getSelectableColumn(selected, setSelected) : memberColumn, ...columns]}
        isSelected={({ userId }) => selected.includes(userId)}
        toolbar={
          canSweep &&
          selected.length > 0 && (
            <>
              <span role="status" className="self-center text-meta text-text-secondary tabular-nums">
                {fillText(sweepText.selected, { n: selected.length })}
              </span>
              <Button tone="ghost" onClick={() => setSelected([])}>
                {consoleText.clearSelection}
              </Button>
              <Button tone="danger" onClick={() => setIsSweepOpen(true)}>
                {fillText(sweepText.open, { n: selected.length })}
              </Button>
            </>
          )
        }
        getKey={({ userId }) => userId}
        filters={[
          { name: "keyWord", label: consoleText.memberSearch },
          {
            name: "groupId",
            label: consoleText.group,
            options: (groups.data ?? []).map(({ id, name }) => [id, name] as const),
          },
          { name: "status", label: consoleText.state, options: Object.entries(text.statuses) },
          {
            name: "orderByColumn",
            label: consoleText.order,
            allLabel: text.orders.joined,
            options: [["active", text.orders.active]],
          },
        ]}
        actions={({ userId }) => <RowButton onClick={() => open({ userId })}>{consoleText.edit}</RowButton>}
      />
      {isSweepOpen && (
        <SweepDialog
          userIds={selected}
          canBanForever={hasPermi(permissions, "user.forbidden.forever")}
          onClose={() => setIsSweepOpen(false)}
          onDone={() => {
            setIsSweepOpen(false);
            setSelected([]);
          }}
        />
      )}
      {editedId && <MemberDialog userId={editedId} onClose={() => close("userId")} />}
    </>
  );
}
