import { Avatar } from "@lenscape/ui/avatar";
import { EmptyState } from "@lenscape/ui/empty-state";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { getPressedKey } from "@lenscape/ui/lib/keys";
import { Link } from "@lenscape/ui/link";
import { ListFooter } from "@lenscape/ui/list-footer";
import { StaffMark } from "@lenscape/ui/staff-mark";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Play } from "lucide-react";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from "react";
import { type apiInfinite, flattenRows, getListStatus } from "#lib/query.ts";
import { paths } from "#paths";
import { LoadError } from "#shell/loading/load-error.tsx";
import { createTiles, getArrowTarget, type Tile } from "../picture-wall-layout.ts";
import { homeText as text } from "../text.ts";

/** Height of a row before it is stretched to the width of the wall. */
const ROW_HEIGHT = "[--row:7rem] md:[--row:9.5rem]";

interface TileOverlayProps extends Pick<Tile, "thread"> {
  /** Show the overlay without hover or focus. */
  isAlwaysVisible: boolean;
}

/** Place, time, title and author of a picture, visible on hover and focus. */
function TileOverlay({
  thread: { location, postedAt, title, excerpt, user },
  isAlwaysVisible,
}: TileOverlayProps) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        "absolute inset-0 flex flex-col justify-between bg-linear-to-b from-black/70 via-30% via-black/30 to-black/80 p-2.5 text-white transition-opacity duration-(--lens-duration-base)",
        !isAlwaysVisible && "opacity-0 group-hover:opacity-100 group-focus-within:opacity-100",
      )}
    >
      <span className="truncate font-mono text-hud text-meta tabular-nums">
        {[location?.name, postedAt.slice(11, 16)].filter(Boolean).join(" ")}
      </span>
      <span className="min-w-0">
        <span className="block truncate">{title || excerpt}</span>
        <span className="mt-1 flex items-center gap-1.5 text-meta">
          <Avatar src={user.avatar} name={user.nickname} size={20} />
          <span className="truncate">{user.nickname}</span>
          <StaffMark isStaff={user.isStaff} />
        </span>
      </span>
    </span>
  );
}

function WallTile({ tile, isFirst }: { tile: Tile; isFirst: boolean }) {
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
        className="group relative block size-full overflow-hidden rounded-control bg-surface-sunken outline-offset-[-3px] max-md:rounded-none md:rounded-control"
      >
        <img
          src={src}
          srcSet={srcSet}
          sizes={`${Math.round(ratio * 13)}rem`}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover transition-transform duration-(--lens-duration-base) group-hover:motion-safe:scale-103 group-focus-visible:motion-safe:scale-103 dark:brightness-92"
        />
        <TileOverlay thread={thread} isAlwaysVisible={isFirst} />
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

interface PictureWallProps {
  query: ReturnType<typeof apiInfinite<"threadHomeList">>;
  /** Number of threads up to which scrolling loads more. */
  autoLoadLimit: number;
}

/**
 * The feed as a wall of pictures (视野), in rows as wide as the wall. A list of links in visual order; the arrow keys
 * move the focus to the tiles beside, above and below.
 */
export function PictureWall({ query, autoLoadLimit }: PictureWallProps) {
  const list = useInfiniteQuery(query);
  const threads = flattenRows(list.data, ({ id }) => id);
  const tiles = createTiles(threads);
  const isManual = threads.length >= autoLoadLimit;
  const status = getListStatus(list);
  const sentinel = useRef<HTMLDivElement>(null);
  const loadMore = useEffectEvent(() => void list.fetchNextPage());
  const pageCount = list.data?.pages.length ?? 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: observes again after each page (`pageCount`), which may have no pictures
  useEffect(() => {
    const element = sentinel.current;
    if (status !== "more" || isManual || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && loadMore(),
      { rootMargin: "50%" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [status, pageCount, isManual]);

  function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const links = [...event.currentTarget.querySelectorAll("a")];
    const index = links.indexOf(event.target as HTMLAnchorElement);
    if (index < 0) return;
    const target = getArrowTarget(
      links.map((link) => link.getBoundingClientRect()),
      index,
      getPressedKey(event),
    );
    if (target === index) return;
    event.preventDefault();
    links[target]?.focus();
  }

  if (tiles.length === 0 && status === "error")
    return <LoadError error={list.error} loading={list.isFetching} onRetry={() => void list.refetch()} />;
  if (tiles.length === 0 && status === "over") return <EmptyState description={text.wallEmpty} />;
  return (
    <>
      <ul
        aria-label={text.wall}
        onKeyDown={moveFocus}
        className={cn(
          "flex flex-wrap gap-0.5 after:grow-[1000] after:content-[''] md:gap-1.5 md:p-1.5",
          ROW_HEIGHT,
        )}
      >
        {tiles.map((tile, index) => (
          <WallTile key={tile.thread.id} tile={tile} isFirst={index === 0} />
        ))}
      </ul>
      <div ref={sentinel} aria-hidden="true" />
      <ListFooter status={status} onLoadMore={() => list.fetchNextPage()} manual={isManual} />
    </>
  );
}
