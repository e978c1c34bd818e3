import type { RowOf } from "@lenscape/api/types";
import { Avatar } from "@lenscape/ui/avatar";
import { Button } from "@lenscape/ui/button";
import { Cover } from "@lenscape/ui/cover";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { StaffMark } from "@lenscape/ui/staff-mark";
import type { UserRef } from "@lenscape/ui/user-row";
import type { ReactNode } from "react";
import { paths } from "#paths";
import { consoleText } from "../text.ts";

/** Table cell with a member: avatar, nickname and ID. */
export function MemberCell({ user }: { user: UserRef }) {
  return (
    <Link href={paths.profile(user.userId)} className="flex items-center gap-2.5 hover:text-brand-text">
      <Avatar src={user.avatar} name={user.nickname} size={32} />
      <span className="min-w-0">
        <span className="flex items-center gap-1.5">
          <span className="max-w-40 truncate">{user.nickname}</span>
          <StaffMark isStaff={user.isStaff} />
        </span>
        <small className="text-text-muted tabular-nums">
          {fillText(consoleText.number, { id: user.userId })}
        </small>
      </span>
    </Link>
  );
}

/** Table cell with a picture, a title and an optional note. */
export function ItemCell(props: { src: string; title: string; note?: ReactNode; wide?: boolean }) {
  const { src, title, note, wide } = props;
  return (
    <span className="flex min-w-48 items-center gap-3">
      <Cover
        src={src}
        name={title}
        className={cn("h-10 flex-none rounded-control", wide ? "w-24" : "w-10")}
      />
      <span className="min-w-0">
        <span className="line-clamp-2 wrap-anywhere">{title}</span>
        {note && <small className="block text-text-muted">{note}</small>}
      </span>
    </span>
  );
}

/** Returns the name of an audit log action; undoing an action has a name of its own. */
export const getAuditActionName = ({ action, value }: Pick<RowOf<"consoleAuditList">, "action" | "value">) =>
  (value === 0 && consoleText.undoneAuditActions[action]) || consoleText.auditActions[action];

/** Small button in a table row. */
export function RowButton(props: {
  children: ReactNode;
  onClick: () => unknown;
  loading?: boolean;
  isProminent?: boolean;
}) {
  const { isProminent, onClick, ...rest } = props;
  return (
    <Button
      size="sm"
      tone={isProminent ? "soft" : "secondary"}
      onClick={() => void onClick()}
      {...rest}
      className="ml-2"
    />
  );
}
