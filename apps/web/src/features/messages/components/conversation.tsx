import type { DialogInfo } from "@lenscape/api/types";
import { Avatar } from "@lenscape/ui/avatar";
import { Button } from "@lenscape/ui/button";
import { IconButton } from "@lenscape/ui/icon-button";
import { LevelMark } from "@lenscape/ui/level-mark";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { StaffMark } from "@lenscape/ui/staff-mark";
import { toast } from "@lenscape/ui/toast";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { User } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { messageText as text } from "#copy/message-text.ts";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { flatRows } from "#lib/query.ts";
import { paths } from "#paths";
import { useUnreadCounts } from "#shell/live/unread-counts.ts";
import { blockUser } from "#shell/session/viewer-actions.ts";
import { discard, useOutbox } from "../message-outbox.ts";
import { dialogInfo, messages, refreshMessages } from "../queries.ts";
import { useReading } from "../use-message-reading.ts";
import { DialogMenu } from "./conversation-menu.tsx";
import { Composer } from "./message-composer.tsx";
import { Flow } from "./message-list.tsx";

/** One dialog: who it is with, what was said, and where to write. */
export function Conversation({ dialogId }: { dialogId: string }) {
  const app = useApp();
  const { userId } = useMember();
  const counts = useUnreadCounts();
  const { data: info } = useQuery(dialogInfo(app.api, dialogId));
  const list = useInfiniteQuery(messages(app.api, dialogId));
  const rows = flatRows(list.data, ({ id }) => id);
  const outbox = useOutbox(dialogId);
  const [again, setAgain] = useState<{ text: string }>();
  // What the list was opened with may be old; from then on the summary says when something has changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision is the occasion
  useEffect(() => void refreshMessages(app, dialogId), [app, dialogId, counts?.revision]);
  // A message whose answer was lost has arrived after all: nothing of it is left to send.
  const arrived = outbox.find(
    ({ key, state }) => state === "failed" && rows.some(({ requestId }) => requestId === key),
  );
  useEffect(() => {
    if (arrived) discard(app, dialogId, arrived.key);
  }, [app, dialogId, arrived]);
  useReading(dialogId, rows[0], info, userId);
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <section
      aria-label={info && fillText(text.log, { name: info.user.nickname })}
      className="flex min-h-0 flex-col max-md:h-[calc(100dvh-var(--size-navbar-mobile))]"
    >
      <Header dialogId={dialogId} info={info} />
      <Flow
        dialogId={dialogId}
        info={info}
        list={list}
        rows={rows}
        outbox={outbox}
        scroller={scroller}
        onEditAgain={(words) => setAgain({ text: words })}
      />
      {info?.isBlocked ? (
        <Blocked info={info} />
      ) : (
        <Composer
          dialogId={dialogId}
          again={again}
          refusal={info?.refusal ?? ""}
          onSent={() => {
            if (scroller.current) scroller.current.scrollTop = 0;
          }}
        />
      )}
    </section>
  );
}

function Header({ dialogId, info }: { dialogId: string; info: DialogInfo | undefined }) {
  return (
    <header className="flex h-16 flex-none items-center gap-3 border-border border-b px-5 max-md:hidden">
      {info && (
        <>
          <Avatar
            src={info.user.avatar}
            name={info.user.nickname}
            size={40}
            verified={info.user.isVerified === 1}
          />
          <div className="min-w-0 grow">
            <div className="flex items-center gap-1.5 text-read leading-[1.5rem]">
              <h2 className="truncate font-semibold">{info.user.nickname}</h2>
              <StaffMark isStaff={info.user.isStaff} />
              <LevelMark level={info.user.level} />
            </div>
            <p className="text-text-muted text-xs">
              {info.isMutual ? text.mutual : info.isFollow ? text.following : info.user.groupName}
            </p>
          </div>
          <IconButton asChild aria-label={text.openProfile}>
            <Link href={paths.profile(info.user.userId)}>
              <User aria-hidden="true" strokeWidth={1.7} />
            </Link>
          </IconButton>
          <DialogMenu dialogId={dialogId} info={info} />
        </>
      )}
    </header>
  );
}

/** Stands where one writes while the other one is blocked. */
function Blocked({ info }: { info: DialogInfo }) {
  const app = useApp();
  const [unblock, running] = useAction(async () => {
    await blockUser(app, info.user.userId, false);
    toast(text.unblocked, { tone: "success" });
  });
  return (
    <div className="flex flex-none flex-wrap items-center justify-center gap-3 border-border border-t bg-surface px-4 py-4 text-sm text-text-muted max-md:pb-[calc(1rem+env(safe-area-inset-bottom))]">
      {text.blocking}
      <Button size="sm" loading={running} onClick={unblock}>
        {text.unblock}
      </Button>
    </div>
  );
}
