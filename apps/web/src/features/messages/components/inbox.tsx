import { BackToTop } from "@lenscape/ui/back-to-top";
import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { cn } from "@lenscape/ui/lib/cn";
import { PageBody } from "@lenscape/ui/page-body";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useApp } from "#lib/app.tsx";
import { pages } from "#paths";
import { MessageTabs } from "#shell/live/message-tabs.tsx";
import { ReadAllButton } from "#shell/live/read-all-button.tsx";
import { conversations } from "../queries.ts";
import { messageText as text } from "../text.ts";
import { ConversationList } from "./conversation-list.tsx";

interface InboxProps {
  dialogId?: string;
  /** Nickname of the other member of the open conversation. */
  nickname?: string;
  children?: ReactNode;
}

/**
 * Layout of private messages: the list of conversations on the left, the open one on the right. Phones show one of the
 * two.
 */
export function Inbox({ dialogId, nickname, children }: InboxProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const { data } = useInfiniteQuery(conversations(useApp().api));
  // The empty state of the list takes the whole width.
  const isListOnly = !dialogId && data?.pages.every(({ rows }) => rows.length === 0);
  return (
    <PageBody className="pb-0 max-md:pb-0">
      <h1 className="sr-only md:hidden">{nickname ?? pages.messages.title}</h1>
      <Card
        className={cn(
          "overflow-clip max-md:rounded-none max-md:border-0 md:my-5 md:grid md:h-[calc(100dvh-var(--lens-size-navbar)-2.5rem-var(--lens-size-notice,0rem))] md:min-h-160",
          !isListOnly && "grid-cols-[17.5rem_minmax(0,1fr)] lg:grid-cols-[21.25rem_minmax(0,1fr)]",
        )}
      >
        <div
          className={cn(
            "relative flex min-h-0 flex-col max-md:min-h-[calc(100dvh-var(--lens-size-navbar)-var(--lens-size-tabbar))]",
            dialogId && "max-md:hidden",
            !isListOnly && "border-border md:border-r",
          )}
        >
          <header className="flex items-center justify-between gap-2 pt-3.5 pr-1 pb-1 pl-4 max-md:hidden">
            <h1 className="font-semibold text-head">{pages.messages.title}</h1>
            <ReadAllButton />
          </header>
          <div className="flex items-center justify-between max-xs:flex-wrap border-border border-b bg-surface px-1 max-md:sticky max-md:top-(--lens-size-navbar) max-md:z-1">
            <MessageTabs current="dialogs" />
            <span className="max-xs:ml-auto md:hidden">
              <ReadAllButton />
            </span>
          </div>
          <div ref={setScroller} className="min-h-0 flex-1 overscroll-contain md:overflow-y-auto">
            <ConversationList current={dialogId} />
          </div>
          <BackToTop scroller={scroller} className="absolute right-4 bottom-4 max-md:hidden" />
        </div>
        {!isListOnly && (
          <div className={cn("grid min-h-0 min-w-0", !dialogId && "max-md:hidden")}>
            {children ?? <EmptyState title={text.selectConversation} />}
          </div>
        )}
      </Card>
    </PageBody>
  );
}
