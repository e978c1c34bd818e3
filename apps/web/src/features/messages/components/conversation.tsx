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
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { flattenRows } from "#lib/query.ts";
import { paths } from "#paths";
import { useUnreadCounts } from "#shell/live/unread-counts.ts";
import { blockUser } from "#shell/session/viewer-actions.ts";
import { discardMessage, useOutbox } from "../message-outbox.ts";
import { dialogInfo, messages, refreshMessages } from "../queries.ts";
import { messageText as text } from "../text.ts";
import { useMarkRead } from "../use-mark-read.ts";
import { ConversationMenu } from "./conversation-menu.tsx";
import { MessageComposerForm } from "./message-composer.tsx";
import { MessageList } from "./message-list.tsx";

/** A conversation: the other member, the messages, and the composer. */
export function Conversation({ dialogId }: { dialogId: string }) {
  const app = useApp();
  const { userId } = useMember();
  const counts = useUnreadCounts();
  const { data: info } = useQuery(dialogInfo(app.api, dialogId));
  const list = useInfiniteQuery(messages(app.api, dialogId));
  const rows = flattenRows(list.data, ({ id }) => id);
  const outbox = useOutbox(dialogId);
  const [editAgain, setEditAgain] = useState<{ text: string }>();
  // Refetches a cached list when it is opened, and then whenever the unread counts have a new revision.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision triggers the effect without being read
  useEffect(() => void refreshMessages(app, dialogId), [app, dialogId, counts?.revision]);
  // A failed message that is in the list was delivered, and only its response was lost.
  const delivered = outbox.find(
    ({ key, state }) => state === "failed" && rows.some(({ requestId }) => requestId === key),
  );
  useEffect(() => {
    if (delivered) discardMessage(app, dialogId, delivered.key);
  }, [app, dialogId, delivered]);
  useMarkRead(dialogId, rows[0], info, userId);
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <section
      aria-label={info && fillText(text.conversationLabel, { name: info.user.nickname })}
      className="flex min-h-0 flex-col max-md:h-[calc(100dvh-var(--lens-size-navbar-mobile))]"
    >
      <Header dialogId={dialogId} info={info} />
      <MessageList
        dialogId={dialogId}
        info={info}
        list={list}
        rows={rows}
        outbox={outbox}
        scroller={scroller}
        onEditAgain={(content) => setEditAgain({ text: content })}
      />
      {info?.isBlocked ? (
        <BlockedNotice info={info} />
      ) : (
        <MessageComposerForm
          dialogId={dialogId}
          editAgain={editAgain}
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
            <p key={`${info.isMutual} ${info.isFollow}`} className="text-text-muted text-meta">
              {info.isMutual ? text.mutualFollow : info.isFollow ? text.following : info.user.groupName}
            </p>
          </div>
          <IconButton asChild aria-label={text.openProfile}>
            <Link href={paths.profile(info.user.userId)}>
              <User aria-hidden="true" strokeWidth={1.7} />
            </Link>
          </IconButton>
          <ConversationMenu dialogId={dialogId} info={info} />
        </>
      )}
    </header>
  );
}

/** Replaces the composer while the other member is blocked. */
function BlockedNotice({ info }: { info: DialogInfo }) {
  const app = useApp();
  const [unblock, isRunning] = useAction(async () => {
    await blockUser(app, info.user.userId, false);
    toast(text.unblocked, { tone: "success" });
  });
  return (
    <div className="flex flex-none flex-wrap items-center justify-center gap-3 border-border border-t bg-surface px-4 py-4 text-meta text-text-muted max-md:pb-[calc(1rem+env(safe-area-inset-bottom))]">
      {text.blockedHint}
      <Button size="sm" loading={isRunning} onClick={unblock}>
        {text.unblock}
      </Button>
    </div>
  );
}
