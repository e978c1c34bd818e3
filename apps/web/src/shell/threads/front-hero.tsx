import type { Thread } from "@lenscape/api/types";
import { Avatar } from "@lenscape/ui/avatar";
import { cn } from "@lenscape/ui/lib/cn";
import { Link } from "@lenscape/ui/link";
import { StaffMark } from "@lenscape/ui/staff-mark";
import { MapPin } from "lucide-react";
import { paths } from "#paths";
import { getHeroPicture } from "./front.ts";

/** Capture data of an image: location, time and device, as far as stored. */
function Hud({ hero: { location, deviceName, postedAt } }: { hero: Thread }) {
  if (!location && !deviceName) return null;
  return (
    <span
      aria-hidden="true"
      className="absolute inset-x-4 top-3 flex items-center justify-between gap-3 font-mono text-hud text-meta md:inset-x-5.5 md:top-4.5"
    >
      <span className="flex min-w-0 items-center gap-2 max-xs:invisible">
        {location && (
          <>
            <MapPin size="0.875rem" strokeWidth={1.7} className="flex-none" />
            <span className="truncate">{location.name}</span>
          </>
        )}
      </span>
      <span className="flex flex-none items-center gap-2 tabular-nums">
        <span>{postedAt.slice(11, 16)}</span>
        {deviceName && <span className="border-hud/60 border-l pl-2">{deviceName}</span>}
      </span>
      <span className="absolute top-7 left-0 hidden size-4.5 border-hud/60 border-t border-l lg:block" />
      <span className="absolute top-7 right-0 hidden size-4.5 border-hud/60 border-t border-r lg:block" />
    </span>
  );
}

interface HeroProps {
  hero: Thread;
  /** Whether an editor or the community has chosen the thread. */
  note: string;
  /** Reserves space for the carousel controls below the text on phones. */
  turns?: boolean;
}

/** Hero of the front: image with capture data above, title and author below. The whole area is a link. */
export function FrontHero({ hero, note, turns = false }: HeroProps) {
  const { title, excerpt, user, circle } = hero;
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
      <span className="absolute inset-x-0 top-0 -z-1 h-24 bg-linear-to-b from-black/70" />
      <Hud hero={hero} />
      {/* The gradient covers only the text. */}
      <div
        className={cn(
          "bg-linear-to-b via-30% via-black/55 to-black/80 px-4 pt-12 pb-3 md:pr-48 md:pb-6 md:pl-7",
          turns && "max-md:pb-10",
        )}
      >
        <h2 className="line-clamp-2 text-balance font-semibold text-title wrap-anywhere md:text-[1.375rem] md:leading-[2rem]">
          <Link
            href={paths.thread(hero.id)}
            className="after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-white"
          >
            {title || excerpt}
          </Link>
        </h2>
        <p className="mt-1 flex items-center gap-2 text-meta text-white/90">
          <Avatar src={user.avatar} name={user.nickname} size={24} />
          {/* One line: items that do not fit beside the controls wrap and are hidden. */}
          <span className="flex h-[1lh] min-w-0 flex-wrap overflow-hidden">
            <span className="truncate">{user.nickname}</span>
            <StaffMark isStaff={user.isStaff} className="ml-1.5 self-center" />
            {[note, circle?.groupName].filter(Boolean).map((item) => (
              <span key={item} className="whitespace-pre">{` · ${item}`}</span>
            ))}
          </span>
        </p>
      </div>
    </div>
  );
}
