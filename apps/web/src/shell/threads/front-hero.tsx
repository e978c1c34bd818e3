import type { Thread } from "@lenscape/api/types";
import { cn } from "@lenscape/ui/lib/cn";
import { Link } from "@lenscape/ui/link";
import { StaffMark } from "@lenscape/ui/staff-mark";
import { CaptureLine } from "@lenscape/ui/thread-media";
import { paths } from "#paths";
import { getHeroPicture } from "./front.ts";

interface HeroProps {
  hero: Thread;
  /** Whether an editor or the community has chosen the thread. */
  note: string;
  /** Reserves space for the carousel controls below the text on phones. */
  turns?: boolean;
}

/** Hero of the front: image with capture data above, title and author below. The whole area is a link. */
export function FrontHero({ hero, note, turns = false }: HeroProps) {
  const { title, excerpt, user, circle, deviceName, location, postedAt } = hero;
  const { url, thumbnailUrl, width, height } = getHeroPicture(hero);
  return (
    <div className="relative isolate flex h-full flex-col justify-end overflow-hidden bg-black text-white">
      <img
        src={url}
        srcSet={thumbnailUrl ? `${thumbnailUrl} 480w, ${url} ${width}w` : undefined}
        sizes="(min-width: 78rem) 52rem, 100vw"
        alt=""
        width={width}
        height={height}
        fetchPriority="high"
        className="absolute inset-0 -z-1 size-full object-cover dark:brightness-92"
      />
      {deviceName && <CaptureLine device={deviceName} place={location?.name} time={postedAt.slice(11, 16)} />}
      {/* The gradient covers only the text. */}
      <div
        className={cn(
          "bg-linear-to-b via-30% via-black/55 to-black/80 px-4 pt-12 pb-3 md:pr-48 md:pb-5 md:pl-6",
          turns && "max-md:pb-10",
        )}
      >
        <h2 className="line-clamp-2 text-balance text-page wrap-anywhere">
          <Link
            href={paths.thread(hero.id)}
            className="after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-white"
          >
            {title || excerpt}
          </Link>
        </h2>
        <p className="mt-1 flex items-center gap-2 text-meta text-white/90">
          {/* One line: items that do not fit beside the controls wrap and are hidden. */}
          <span className="flex h-[1lh] min-w-0 flex-wrap overflow-hidden">
            <span className="truncate">{user.nickname}</span>
            <StaffMark isStaff={user.isStaff} className="ml-1.5 self-center" />
            {[circle?.groupName, note].filter(Boolean).map((item) => (
              <span key={item} className="whitespace-pre">{` · ${item}`}</span>
            ))}
          </span>
        </p>
      </div>
    </div>
  );
}
