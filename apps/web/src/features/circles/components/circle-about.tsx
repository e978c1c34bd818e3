import type { Circle } from "@lenscape/api/types";
import { AvatarStack } from "@lenscape/ui/avatar-stack";
import { Button } from "@lenscape/ui/button";
import { formatCount } from "@lenscape/ui/lib/count";
import { SideCard } from "@lenscape/ui/side-card";
import { UserRow } from "@lenscape/ui/user-row";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { paths } from "#paths";
import { Follow } from "#shell/members/follow-button.tsx";
import { RankDialog } from "#shell/members/rank-dialog.tsx";
import { circlesText as text } from "../text.ts";
import { CircleMembersDialog } from "./circle-members-dialog.tsx";

/** Splits the rules of a circle into sentences, which are shown as a list. */
const splitRules = (rule: string) =>
  rule
    .replaceAll("。", "。\n")
    .split("\n")
    .map((part) => part.trim())
    .filter(Boolean);

function Rules({ rule }: { rule: string }) {
  if (!rule) return null;
  return (
    <SideCard title={text.rules}>
      <ol className="grid gap-2 px-4 pb-2 text-meta text-text-secondary">
        {splitRules(rule).map((sentence, index) => (
          <li key={`${index}${sentence}`} className="flex gap-2">
            <span
              aria-hidden="true"
              className="grid size-5 flex-none place-items-center rounded-control bg-brand-soft font-semibold text-brand-text text-meta tabular-nums"
            >
              {index + 1}
            </span>
            <span className="wrap-anywhere">{sentence}</span>
          </li>
        ))}
      </ol>
    </SideCard>
  );
}

function Moderators({ users, count }: { users: Circle["webMaster"]; count: number }) {
  if (users.length === 0) return null;
  return (
    <SideCard
      title={text.moderators}
      action={
        <span key={count} className="text-meta text-text-muted tabular-nums">
          {count}
        </span>
      }
    >
      {users.map((user, index) => (
        <UserRow
          key={user.userId}
          user={user}
          note={index === 0 ? text.owner : text.moderator}
          href={paths.profile(user.userId)}
          action={<Follow userId={user.userId} name={user.nickname} />}
        />
      ))}
    </SideCard>
  );
}

/** Recently active members, with their ranking and a list of all members as dialogs. */
function Members({ circle }: { circle: Circle }) {
  const [open, setOpen] = useState<"rank" | "all">();
  const close = () => setOpen(undefined);
  const isActive = circle.activeUsers.length > 0;
  return (
    <SideCard
      title={text.members}
      action={
        isActive && (
          <Button
            tone="ghost"
            size="sm"
            aria-haspopup="dialog"
            className="-mr-2 px-2 font-normal text-text-muted"
            onClick={() => setOpen("rank")}
          >
            {text.ranking}
            <ChevronRight aria-hidden="true" strokeWidth={1.7} />
          </Button>
        )
      }
    >
      <div className="grid gap-3 px-4 pt-1 pb-2">
        {isActive && (
          <AvatarStack users={circle.activeUsers} hrefOf={({ userId }) => paths.profile(String(userId))} />
        )}
        <Button block aria-haspopup="dialog" onClick={() => setOpen("all")}>
          {text.allMembers}
          <span key={circle.memberCount} className="text-text-muted tabular-nums">
            {formatCount(circle.memberCount)}
          </span>
        </Button>
      </div>
      {open === "rank" && <RankDialog circleId={circle.id} onClose={close} />}
      {open === "all" && <CircleMembersDialog circleId={circle.id} onClose={close} />}
    </SideCard>
  );
}

/** Rules, moderators and members of a circle. */
export function CircleAbout({ circle }: { circle: Circle }) {
  return (
    <>
      <Rules rule={circle.rule} />
      <Moderators users={circle.webMaster} count={circle.webMasterCount} />
      <Members circle={circle} />
    </>
  );
}
