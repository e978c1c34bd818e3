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

/** A member in a row of a table. */
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

/** A thing with its picture, its name and a line about it. */
export function ItemCell(props: { src: string; title: string; note?: ReactNode; wide?: boolean }) {
  const { src, title, note, wide } = props;
  return (
    <span className="flex min-w-48 items-center gap-3">
      <Cover src={src} name={title} className={cn("h-10 flex-none rounded-md", wide ? "w-24" : "w-10")} />
      <span className="min-w-0">
        <span className="line-clamp-2 wrap-anywhere">{title}</span>
        {note && <small className="block text-text-muted">{note}</small>}
      </span>
    </span>
  );
}

/** What an entry of the log is called. */
export const auditWord = ({ action, value }: Pick<RowOf<"consoleAuditList">, "action" | "value">) =>
  (value === 0 && consoleText.auditsUndone[action]) || consoleText.audits[action];

/** The small button of a row, apart from the one before it. */
export function RowButton(props: {
  children: ReactNode;
  onClick: () => unknown;
  loading?: boolean;
  strong?: boolean;
}) {
  const { strong, onClick, ...rest } = props;
  return (
    <Button
      size="sm"
      tone={strong ? "soft" : "secondary"}
      onClick={() => void onClick()}
      {...rest}
      className="ml-2"
    />
  );
}
