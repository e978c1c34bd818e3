import { Avatar } from "@lenscape/ui/avatar";
import { EmptyState } from "@lenscape/ui/empty-state";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { ListFooter } from "@lenscape/ui/list-footer";
import { StaffMark } from "@lenscape/ui/staff-mark";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Play } from "lucide-react";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from "react";
import { homeText as text } from "#copy/home-text.ts";
import { type apiInfinite, flatRows, listStatus } from "#lib/query.ts";
import { paths } from "#paths";
import { Failure } from "#shell/loading/failure.tsx";
import { arrowTo, type Tile, tilesOf } from "../picture-wall-layout.ts";

/** How high a row is before it is stretched to the width. */
const ROW = "[--row:7rem] md:[--row:9.5rem]";

interface HudProps extends Pick<Tile, "thread"> {
  /** Shown though nobody points at it. */
  shown: boolean;
}

/** What the glasses know of the picture, only what is stored: when it is pointed at or has the focus, so that the wall stays one of pictures. */
function Hud({ thread: { location, postedAt, title, excerpt, user }, shown }: HudProps) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        "absolute inset-0 flex flex-col justify-between bg-linear-to-b from-black/70 via-30% via-black/30 to-black/80 p-2.5 text-white transition-opacity duration-(--duration-hud)",
        !shown && "opacity-0 group-hover:opacity-100 group-focus-within:opacity-100",
      )}
    >
      <span className="truncate font-mono text-hud text-xs tabular-nums">
        {[location?.name, postedAt.slice(11, 16)].filter(Boolean).join(" ")}
      </span>
      <span className="min-w-0">
        <span className="block truncate">{title || excerpt}</span>
        <span className="mt-1 flex items-center gap-1.5 text-sm">
          <Avatar src={user.avatar} name={user.nickname} size={20} />
          <span className="truncate">{user.nickname}</span>
          <StaffMark isStaff={user.isStaff} />
        </span>
      </span>
    </span>
  );
}

function WallTile({ tile, leads }: { tile: Tile; leads: boolean }) {
  const { thread, src, srcSet, ratio, isVideo } = tile;
  const name = fillText(text.wallTile, {
    title: thread.title || thread.excerpt || text.wallUntitled,
    name: thread.user.nickname,
  });
  return (
    <li
      data-row={thread.id}
      style={{ aspectRatio: ratio, flex: `${ratio} 1 calc(${ratio} * var(--row))` }}
      className="min-w-0"
    >
      <Link
        href={paths.thread(thread.id)}
        aria-label={name}
        className="group relative block size-full overflow-hidden rounded-sm bg-surface-sunken outline-offset-[-3px] max-md:rounded-none md:rounded-md"
      >
        <img
          src={src}
          srcSet={srcSet}
          sizes={`${Math.round(ratio * 13)}rem`}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover transition-transform duration-(--duration-hud) group-hover:motion-safe:scale-103 group-focus-visible:motion-safe:scale-103 dark:brightness-92"
        />
        <Hud thread={thread} shown={leads} />
        {isVideo && (
          <span
            aria-hidden="true"
            className="absolute top-2 right-2 grid size-6 place-items-center rounded-full bg-black/65 text-white"
          >
            <Play size="0.75rem" fill="currentColor" />
          </span>
        )}
      </Link>
    </li>
  );
}

interface WallProps {
  query: ReturnType<typeof apiInfinite<"threadHomeList">>;
  /** Number of threads up to which the wall loads while one scrolls. */
  autoLoadLimit: number;
}

/**
 * 视野: the feed as a wall of its pictures, every row as wide as the wall. A list of links in the order one sees; the
 * arrow keys lead to what stands next to, over and under one. The default export is what `pagePart` takes.
 */
export default function Wall({ query, autoLoadLimit }: WallProps) {
  const list = useInfiniteQuery(query);
  const threads = flatRows(list.data, ({ id }) => id);
  const tiles = tilesOf(threads);
  const manual = threads.length >= autoLoadLimit;
  const status = listStatus(list);
  const bottom = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(() => void list.fetchNextPage());
  const count = list.data?.pages.length ?? 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page without pictures must go on
  useEffect(() => {
    const element = bottom.current;
    if (status !== "more" || manual || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && more(),
      { rootMargin: "50%" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [status, count, manual]);

  function move(event: KeyboardEvent<HTMLUListElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const links = [...event.currentTarget.querySelectorAll("a")];
    const at = links.indexOf(event.target as HTMLAnchorElement);
    if (at < 0) return;
    const to = arrowTo(
      links.map((link) => link.getBoundingClientRect()),
      at,
      event.key,
    );
    if (to === at) return;
    event.preventDefault();
    links[to]?.focus();
  }

  if (tiles.length === 0 && status === "error")
    return <Failure error={list.error} loading={list.isFetching} onRetry={() => void list.refetch()} />;
  if (tiles.length === 0 && status === "over") return <EmptyState description={text.wallNothing} />;
  return (
    <>
      <ul
        aria-label={text.wall}
        onKeyDown={move}
        className={cn("flex flex-wrap gap-0.5 after:grow-[1000] after:content-[''] md:gap-1.5 md:p-1.5", ROW)}
      >
        {tiles.map((tile, index) => (
          <WallTile key={tile.thread.id} tile={tile} leads={index === 0} />
        ))}
      </ul>
      <div ref={bottom} aria-hidden="true" />
      <ListFooter status={status} onLoadMore={() => list.fetchNextPage()} manual={manual} />
    </>
  );
}
