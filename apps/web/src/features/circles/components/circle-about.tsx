import type { Circle } from "@lenscape/api/types";
import { AvatarStack } from "@lenscape/ui/avatar-stack";
import { Button } from "@lenscape/ui/button";
import { formatCount } from "@lenscape/ui/lib/count";
import { SideCard } from "@lenscape/ui/side-card";
import { UserRow } from "@lenscape/ui/user-row";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { communityText as text } from "#copy/community-text.ts";
import { paths } from "#paths";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import { Follow } from "#shell/members/follow-button.tsx";

const RankDialog = lazyDialog(() => import("#shell/members/rank-dialog.tsx"));
const MembersDialog = lazyDialog(() => import("./circle-members-dialog.tsx"));

/** The rules of a circle are sentences; each is a point of its own. */
const sentences = (rule: string) =>
  rule
    .split(/\n|(?<=。)/)
    .map((part) => part.trim())
    .filter(Boolean);

function Rules({ rule }: { rule: string }) {
  if (!rule) return null;
  return (
    <SideCard title={text.rules}>
      <ol className="grid gap-2 px-4 pb-2 text-sm text-text-secondary">
        {sentences(rule).map((sentence, index) => (
          <li key={`${index}${sentence}`} className="flex gap-2">
            <span
              aria-hidden="true"
              className="grid size-5 flex-none place-items-center rounded-xs bg-brand-soft font-semibold text-brand-text text-xs tabular-nums"
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
      action={<span className="text-sm text-text-muted tabular-nums">{count}</span>}
    >
      {users.map((user, index) => (
        <UserRow
          key={user.userId}
          user={user}
          note={index === 0 ? text.ownerOf : text.master}
          href={paths.profile(user.userId)}
          action={<Follow userId={user.userId} name={user.nickname} />}
        />
      ))}
    </SideCard>
  );
}

/** Who was active lately, with their ranking, and everybody else behind the button. */
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
          <span className="text-text-muted tabular-nums">{formatCount(circle.memberCount)}</span>
        </Button>
      </div>
      {open === "rank" && <RankDialog circleId={circle.id} onClose={close} />}
      {open === "all" && <MembersDialog circleId={circle.id} onClose={close} />}
    </SideCard>
  );
}

/** What a circle asks of its members, who looks after it, and who they are. */
export function CircleAbout({ circle }: { circle: Circle }) {
  return (
    <>
      <Rules rule={circle.rule} />
      <Moderators users={circle.webMaster} count={circle.webMasterCount} />
      <Members circle={circle} />
    </>
  );
}
