import type { DialogInfo, Message } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { toIsoTime } from "@lenscape/ui/lib/time";
import { MessageNote } from "@lenscape/ui/message-bubble";
import { Spinner } from "@lenscape/ui/spinner";
import { ArrowDown } from "lucide-react";
import {
  Fragment,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useMember } from "#lib/app.tsx";
import { useNow } from "#shell/live/use-now.ts";
import { LoadError } from "#shell/loading/load-error.tsx";
import { useLightbox } from "#shell/media/use-lightbox.tsx";
import type { OutgoingMessageData } from "../message-outbox.ts";
import { formatSeparatorTime } from "../message-times.ts";
import { messageText as text } from "../text.ts";
import { MessageItem } from "./message-item.tsx";
import { OutgoingMessage } from "./outgoing-message.tsx";

/** Distance from the end that counts as being at the end, in pixels. */
const END_DISTANCE = 80;

interface MessageListProps {
  dialogId: string;
  info: DialogInfo | undefined;
  /** Newest first. */
  rows: readonly Message[];
  outbox: readonly OutgoingMessageData[];
  list: {
    error: unknown;
    isError: boolean;
    isFetching: boolean;
    isPending: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  scroller: RefObject<HTMLDivElement | null>;
  onEditAgain: (content: string) => void;
}

/**
 * Messages of a conversation, oldest at the top. The column is reversed, so the browser keeps the scroll position
 * relative to the end, and older messages loaded above move nothing.
 */
export function MessageList({ dialogId, info, rows, outbox, list, scroller, onEditAgain }: MessageListProps) {
  const { userId } = useMember();
  const now = useNow();
  const [openLightbox, lightbox] = useLightbox();
  const newest = rows[0];
  const [isAtEnd, setAtEnd] = useState(true);
  const [seenId, setSeenId] = useState(newest?.id);
  if (isAtEnd && seenId !== newest?.id) setSeenId(newest?.id);
  const hasNewBelow = !isAtEnd && newest !== undefined && newest.id !== seenId && newest.userId !== userId;
  const lastElement = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message triggers the effect without being read
  useLayoutEffect(() => {
    const log = scroller.current;
    const last = log?.firstElementChild?.lastElementChild ?? null;
    const before = lastElement.current;
    lastElement.current = last;
    if (!hasNewBelow || !log || !last || !before?.isConnected) return;
    // The distance to the end has grown. Keeps the scroll position of a reader further up.
    log.scrollTop -= last.getBoundingClientRect().bottom - before.getBoundingClientRect().bottom;
  }, [newest?.id, hasNewBelow, scroller]);
  const undelivered = outbox.filter(({ key }) => !rows.some((row) => row.requestId === key));
  const oldestFirst = rows.toReversed();

  let content: ReactNode;
  if (list.isPending && !list.isError) {
    content = (
      <div role="status" aria-busy="true" className="grid grow place-items-center text-text-muted">
        <Spinner size="md" />
      </div>
    );
  } else if (list.isError && rows.length === 0) {
    content = <LoadError error={list.error} className="m-auto" onRetry={() => void list.refetch()} />;
  } else {
    content = (
      <>
        {rows.length === 0 && undelivered.length === 0 && <MessageNote>{text.noMessages}</MessageNote>}
        {oldestFirst.map((message, index) => {
          const time = formatSeparatorTime(message.createdAt, oldestFirst[index - 1]?.createdAt, now);
          return (
            <Fragment key={message.id}>
              {time && (
                <MessageNote>
                  <time dateTime={toIsoTime(message.createdAt)} title={message.createdAt}>
                    {time}
                  </time>
                </MessageNote>
              )}
              <MessageItem message={message} info={info} onEditAgain={onEditAgain} onPicture={openLightbox} />
            </Fragment>
          );
        })}
        {undelivered.map((item) => (
          <OutgoingMessage key={item.key} dialogId={dialogId} item={item} />
        ))}
      </>
    );
  }
  return (
    <div className="relative flex min-h-0 flex-1">
      <div
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the list with the arrow keys
        tabIndex={0}
        role="log"
        aria-label={info && fillText(text.conversationLabel, { name: info.user.nickname })}
        onScroll={(event) => setAtEnd(Math.abs(event.currentTarget.scrollTop) < END_DISTANCE)}
        // Chrome's scroll anchoring would jump to new messages in a reversed column.
        className="flex min-w-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain bg-bg [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        <div className="flex min-h-full flex-col justify-end gap-3.5 p-4 max-md:pb-[calc(1rem+var(--lens-size-notice,0rem))] md:p-5">
          <OlderMessages list={list} scroller={scroller} count={rows.length} />
          {content}
        </div>
      </div>
      {hasNewBelow && (
        <Button
          size="sm"
          className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-popover"
          onClick={() => {
            if (scroller.current) scroller.current.scrollTop = 0;
          }}
        >
          <ArrowDown aria-hidden="true" strokeWidth={1.7} />
          {text.newMessages}
        </Button>
      )}
      {lightbox}
    </div>
  );
}

/** Loads older messages near the top of the list, and shows a button, the loading state or an error. */
function OlderMessages({
  list,
  scroller,
  count,
}: Pick<MessageListProps, "list" | "scroller"> & { count: number }) {
  const sentinel = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(() => void list.fetchNextPage());
  const canLoad = list.hasNextPage && !list.isFetchingNextPage && !list.isError;
  // biome-ignore lint/correctness/useExhaustiveDependencies: observes again after each page (`count`)
  useEffect(() => {
    const element = sentinel.current;
    if (!canLoad || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load();
      },
      { root: scroller.current, rootMargin: "240px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [canLoad, count, scroller]);
  if (count === 0) return null;
  return (
    <div ref={sentinel} className="grid min-h-px place-items-center text-meta text-text-muted">
      {list.isFetchingNextPage ? (
        <p role="status" className="flex h-7 items-center gap-2">
          <Spinner />
          {text.loadingOlder}
        </p>
      ) : (
        (list.hasNextPage || list.isError) && (
          <Button tone="ghost" size="sm" onClick={() => void list.fetchNextPage()}>
            <span key={`${list.isError}`}>{list.isError ? text.loadFailed : text.loadOlder}</span>
          </Button>
        )
      )}
    </div>
  );
}
