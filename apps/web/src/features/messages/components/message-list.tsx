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
import { messageText as text } from "#copy/message-text.ts";
import { useMember } from "#lib/app.tsx";
import { useNow } from "#shell/live/use-now.ts";
import { Failure } from "#shell/loading/failure.tsx";
import { useGallery } from "#shell/media/use-lightbox.tsx";
import type { Outgoing } from "../message-outbox.ts";
import { separatorTime } from "../message-times.ts";
import { MessageItem } from "./message-item.tsx";
import { OutgoingItem } from "./outgoing-message.tsx";

/** This near to the end counts as being there. */
const AT_END = 80;

interface FlowProps {
  dialogId: string;
  info: DialogInfo | undefined;
  /** Newest first. */
  rows: readonly Message[];
  outbox: readonly Outgoing[];
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
  onEditAgain: (words: string) => void;
}

/**
 * What was said, oldest at the top. The column runs upwards, so the browser keeps the place by its distance to the
 * end: older messages that come in above move nothing.
 */
export function Flow({ dialogId, info, rows, outbox, list, scroller, onEditAgain }: FlowProps) {
  const { userId } = useMember();
  const now = useNow();
  const [openGallery, gallery] = useGallery();
  const [atEnd, setAtEnd] = useState(true);
  const seen = useRef<string>(undefined);
  const newest = rows[0];
  if (atEnd) seen.current = newest?.id;
  const below = !atEnd && newest !== undefined && newest.id !== seen.current && newest.userId !== userId;
  const lastShown = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each message that comes in below
  useLayoutEffect(() => {
    const log = scroller.current;
    const last = log?.firstElementChild?.lastElementChild ?? null;
    const before = lastShown.current;
    lastShown.current = last;
    if (!below || !log || !last || !before?.isConnected) return;
    // The distance to the end has grown: anyone who reads further up stays where they are.
    log.scrollTop -= last.getBoundingClientRect().bottom - before.getBoundingClientRect().bottom;
  }, [newest?.id, below, scroller]);
  const waiting = outbox.filter(({ key }) => !rows.some((row) => row.requestId === key));
  const oldestFirst = rows.toReversed();

  let content: ReactNode;
  if (list.isPending && !list.isError) {
    content = (
      <div role="status" aria-busy="true" className="grid grow place-items-center text-text-muted">
        <Spinner size="md" />
      </div>
    );
  } else if (list.isError && rows.length === 0) {
    content = <Failure error={list.error} className="m-auto" onRetry={() => void list.refetch()} />;
  } else {
    content = (
      <>
        {rows.length === 0 && waiting.length === 0 && <MessageNote>{text.noMessages}</MessageNote>}
        {oldestFirst.map((message, index) => {
          const time = separatorTime(message.createdAt, oldestFirst[index - 1]?.createdAt, now);
          return (
            <Fragment key={message.id}>
              {time && (
                <MessageNote>
                  <time dateTime={toIsoTime(message.createdAt)} title={message.createdAt}>
                    {time}
                  </time>
                </MessageNote>
              )}
              <MessageItem
                message={message}
                info={info}
                onEditAgain={onEditAgain}
                onPicture={(urls, at, alt) => openGallery(urls, at, alt)}
              />
            </Fragment>
          );
        })}
        {waiting.map((item) => (
          <OutgoingItem key={item.key} dialogId={dialogId} item={item} />
        ))}
      </>
    );
  }
  return (
    <div className="relative flex min-h-0 flex-1">
      <div
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys must be able to scroll it
        tabIndex={0}
        role="log"
        aria-label={info && fillText(text.log, { name: info.user.nickname })}
        onScroll={(event) => setAtEnd(Math.abs(event.currentTarget.scrollTop) < AT_END)}
        // In a column that runs upwards Chrome's own anchoring jumps to what comes in.
        className="flex min-w-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain bg-bg [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        <div className="flex min-h-full flex-col justify-end gap-3.5 p-4 max-md:pb-[calc(1rem+var(--size-notice,0rem))] md:p-5">
          <Older list={list} scroller={scroller} count={rows.length} />
          {content}
        </div>
      </div>
      {below && (
        <Button
          size="sm"
          className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-popover"
          onClick={() => {
            if (scroller.current) scroller.current.scrollTop = 0;
          }}
        >
          <ArrowDown aria-hidden="true" strokeWidth={1.7} />
          {text.newBelow}
        </Button>
      )}
      {gallery}
    </div>
  );
}

/** What stands above the oldest message: older ones are fetched when it comes near, or by its button. */
function Older({ list, scroller, count }: Pick<FlowProps, "list" | "scroller"> & { count: number }) {
  const sentinel = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(() => void list.fetchNextPage());
  const waiting = list.hasNextPage && !list.isFetchingNextPage && !list.isError;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each page it is observed again
  useEffect(() => {
    const element = sentinel.current;
    if (!waiting || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load();
      },
      { root: scroller.current, rootMargin: "240px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [waiting, count, scroller]);
  if (count === 0) return null;
  return (
    <div ref={sentinel} className="grid min-h-px place-items-center text-sm text-text-muted">
      {list.isFetchingNextPage ? (
        <p role="status" className="flex h-7 items-center gap-2">
          <Spinner />
          {text.loadingOlder}
        </p>
      ) : (
        (list.hasNextPage || list.isError) && (
          <Button tone="ghost" size="sm" onClick={() => void list.fetchNextPage()}>
            {list.isError ? `${text.loadFailed}，${text.retry}` : text.loadOlder}
          </Button>
        )
      )}
    </div>
  );
}
