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
import { COUNT, type Column, ConsoleList } from "../list/console-list.tsx";
import { RowButton } from "../list/list-cells.tsx";
import { useFilters } from "../list/use-list-filters.ts";
import { userGroups } from "../queries.ts";
import { consoleText as text } from "../text.ts";
import { MemberDialog } from "./member-dialog.tsx";
import { SweepDialog } from "./sweep-dialog.tsx";
import { sweepText } from "./sweep-text.ts";
import { SweepUndo } from "./sweep-undo.tsx";

type Row = RowOf<"consoleMemberList">;

const tones = { normal: "brand", denied: "accent", forbidden: "danger", closed: "neutral" } as const;

const untilText = (until: string) =>
  until.startsWith("9999") ? text.forever : fillText(text.until, { time: until });

const MemberCell = ({ userId, nickname, avatar, isStaff, isVerified }: Row) => (
  <span className="flex items-center gap-2.5">
    <Avatar src={avatar} name={nickname} size={32} verified={isVerified > 0} />
    <span className="min-w-0">
      <span className="flex items-center gap-1.5">
        <span className="truncate">{nickname}</span>
        <StaffMark isStaff={isStaff} />
      </span>
      <small className="text-text-muted tabular-nums">{fillText(text.number, { id: userId })}</small>
    </span>
  </span>
);

const columns: readonly Column<Row>[] = [
  { title: text.group, className: "whitespace-nowrap", cell: (row) => row.groupName },
  { title: text.level, cell: (row) => <LevelMark level={row.level} /> },
  { title: text.posts, className: COUNT, cell: (row) => formatExact(row.threadCount) },
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

/** How many can be swept at once. */
const SWEPT_MAX = 50;

const member: Column<Row> = { title: text.member, cell: MemberCell };

/** The members with the boxes that choose them for an act on all of them; on a phone a box stands in its card's heading. */
const choosing = (chosen: readonly string[], choose: (ids: string[]) => void): Column<Row> => ({
  ...member,
  head: (rows) => {
    const ids = rows.map(({ userId }) => userId);
    const all = ids.length > 0 && ids.every((id) => chosen.includes(id));
    const rest = chosen.filter((id) => !ids.includes(id));
    return (
      <span className="flex items-center gap-3">
        <Checkbox
          aria-label={sweepText.selectPage}
          checked={all}
          onCheckedChange={(on) => choose(on ? [...rest, ...ids].slice(0, SWEPT_MAX) : rest)}
        />
        {text.member}
      </span>
    );
  },
  cell: (row) => (
    <span className="flex items-center gap-3">
      <Checkbox
        aria-label={fillText(sweepText.selectOne, { name: row.nickname })}
        checked={chosen.includes(row.userId)}
        onCheckedChange={(on) => {
          const rest = chosen.filter((id) => id !== row.userId);
          choose(on ? [...rest, row.userId].slice(0, SWEPT_MAX) : rest);
        }}
      />
      <MemberCell {...row} />
    </span>
  ),
});

/** The members, found by nickname or number, group and state; some of them chosen to be banned together. */
export function MemberTable() {
  const { api } = useApp();
  const { get, open, close } = useFilters();
  const groups = useQuery(userGroups(api));
  const edited = get("userId");
  const { permissions } = useMember();
  const sweeps = hasPermi(permissions, "user.forbidden");
  const [chosen, setChosen] = useState<string[]>([]);
  const [sweeping, setSweeping] = useState(false);
  return (
    <>
      {sweeps && <SweepUndo />}
      <ConsoleList
        id="consoleMemberList"
        label={text.sections.members}
        columns={[sweeps ? choosing(chosen, setChosen) : member, ...columns]}
        isChosen={({ userId }) => chosen.includes(userId)}
        tools={
          sweeps &&
          chosen.length > 0 && (
            <>
              <span role="status" className="self-center text-sm text-text-secondary tabular-nums">
                {fillText(sweepText.chosen, { n: chosen.length })}
              </span>
              <Button tone="ghost" onClick={() => setChosen([])}>
                {text.reviewNone}
              </Button>
              <Button tone="danger" onClick={() => setSweeping(true)}>
                {fillText(sweepText.open, { n: chosen.length })}
              </Button>
            </>
          )
        }
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
        acts={({ userId }) => <RowButton onClick={() => open({ userId })}>{text.edit}</RowButton>}
      />
      {sweeping && (
        <SweepDialog
          userIds={chosen}
          forever={hasPermi(permissions, "user.forbidden.forever")}
          onClose={() => setSweeping(false)}
          onDone={() => {
            setSweeping(false);
            setChosen([]);
          }}
        />
      )}
      {edited && <MemberDialog userId={edited} onClose={() => close("userId")} />}
    </>
  );
}
