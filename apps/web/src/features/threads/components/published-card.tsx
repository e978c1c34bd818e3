import type { Thread } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { IconButton } from "@lenscape/ui/icon-button";
import { IconTile } from "@lenscape/ui/icon-tile";
import { formatExact } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { PointsMark } from "@lenscape/ui/points-mark";
import { Popup } from "@lenscape/ui/popup";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight, CircleUser, Link2, ListChecks, Send, Users, X } from "lucide-react";
import type { ReactNode } from "react";
import { REWARD_LOOKS, REWARD_WAIT } from "#config/timing.ts";
import { useApp } from "#lib/app.tsx";
import { pageOf, paths } from "#paths";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import { levelInfo, pointsInfo } from "#shell/members/growth-queries.ts";
import { copyLink } from "#shell/sharing/copy-text.ts";
import { shareThread } from "#shell/sharing/share.ts";
import { countShare, sharedUrl } from "#shell/sharing/share-url.ts";
import { gainedSince, newestEntries } from "#shell/threads/just-published.ts";
import { publishedText as text } from "../published-text.ts";
import { author } from "../queries.ts";

const ThreadPoster = lazySection(() => import("#shell/sharing/thread-poster.tsx"));

/** What the server gave for publishing, which may come a moment after the thread; undefined until it is known. */
function useReward(since: string): number | undefined {
  const { api, queries } = useApp();
  const newest = newestEntries(api);
  const looks = () => queries.getQueryState(newest.queryKey)?.dataUpdateCount ?? 0;
  // Read for its change: an answer with nothing new counts as a look too.
  const { data, isError, dataUpdatedAt } = useQuery({
    ...newest,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data && gainedSince(state.data.rows, since) === 0 && state.dataUpdateCount < REWARD_LOOKS
        ? REWARD_WAIT
        : false,
  });
  if (isError) return 0;
  if (!data || dataUpdatedAt === 0) return undefined;
  const gained = gainedSince(data.rows, since);
  return gained === 0 && looks() < REWARD_LOOKS ? undefined : gained;
}

/** The points that publishing brought, the balance with them, and how far the next level is. */
function Reward({ since }: { since: string }) {
  const { api } = useApp();
  const gained = useReward(since);
  const known = gained !== undefined;
  const { data: points } = useQuery({ ...pointsInfo(api), staleTime: 0, enabled: known });
  const { data: level } = useQuery({ ...levelInfo(api), staleTime: 0, enabled: known });
  const left = level && level.nextExp - level.exp;
  return (
    <div
      role="status"
      aria-busy={!known}
      className="flex min-h-15 items-center justify-between gap-4 rounded-lg bg-accent-soft px-4 py-2.5 text-accent-text"
    >
      {!known && <Skeleton className="h-7 w-20" />}
      {known && gained > 0 && (
        <>
          <span className="sr-only">{text.points}</span>
          <PointsMark value={gained} signed size="lg" />
        </>
      )}
      {gained === 0 && <span>{text.none}</span>}
      <span className="text-right text-sm leading-[1.25rem] tabular-nums">
        <span className="block min-h-5">
          {points && known && fillText(text.balance, { n: formatExact(points.balance) })}
        </span>
        <span className="block min-h-5">
          {level &&
            left !== undefined &&
            (left > 0 ? fillText(text.level, { level: level.level + 1, exp: formatExact(left) }) : text.top)}
        </span>
      </span>
    </div>
  );
}

function Next({ href, icon, title, hint }: { href: string; icon: ReactNode; title: string; hint: string }) {
  return (
    <li>
      <Link
        href={href}
        className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 rounded-md py-1.5 hover:bg-surface-hover"
      >
        <IconTile tone="grey">{icon}</IconTile>
        <span className="min-w-0">
          <span className="block truncate">{title}</span>
          <span className="block truncate text-sm text-text-muted">{hint}</span>
        </span>
        <ChevronRight aria-hidden="true" size="1rem" strokeWidth={1.7} className="text-text-muted" />
      </Link>
    </li>
  );
}

interface PublishedCardProps {
  thread: Thread;
  /** My newest entry of points before publishing; undefined where it is not known. */
  since?: string;
  onClose: () => void;
}

/** What publishing ends in: the poster to hand on, what it brought, and what is next. The default export is what `part` takes. */
export default function PublishedCard({ thread, since, onClose }: PublishedCardProps) {
  const app = useApp();
  const { data: self } = useQuery(author(app.api, thread.user.userId));
  const { circle } = thread;
  const shared = () => void countShare(app, thread.id);
  const icon = { "aria-hidden": true, strokeWidth: 1.7 } as const;
  return (
    <Popup
      open
      label={text.title}
      onOpenChange={(open) => !open && onClose()}
      className="md:w-[min(45rem,calc(100vw-2rem))]"
    >
      <div className="grid md:grid-cols-[20rem_minmax(0,1fr)]">
        <div
          data-theme="dark"
          className="grid content-center justify-items-center gap-4 bg-bg p-5 text-text max-md:hidden"
        >
          <ThreadPoster
            thread={thread}
            onShared={shared}
            waiting={<Skeleton className="h-105 w-full rounded-xl" />}
          />
        </div>
        <div className="grid min-w-0 content-start gap-4 p-4 md:p-6">
          <header className="flex items-start justify-between gap-3">
            <div>
              <h2 className="font-semibold text-xl">{text.title}</h2>
              <p className="min-h-5 text-sm text-text-secondary">
                {self &&
                  (self.fansCount > 0
                    ? fillText(text.seen, { n: formatExact(self.fansCount) })
                    : text.seenFirst)}
              </p>
            </div>
            <IconButton aria-label={text.close} onClick={onClose} className="-me-2 -mt-1">
              <X {...icon} />
            </IconButton>
          </header>
          {since !== undefined && <Reward since={since} />}
          <div className="grid grid-cols-2 gap-2">
            <Button
              onClick={async () => {
                if (await copyLink(sharedUrl(thread))) shared();
              }}
            >
              <Link2 {...icon} />
              {text.copy}
            </Button>
            <Button onClick={() => shareThread(thread)}>
              <Send {...icon} />
              {text.share}
            </Button>
          </div>
          <nav aria-label={text.next}>
            <ul className="grid gap-1">
              <Next
                href={pageOf("tasks")}
                icon={<ListChecks {...icon} />}
                title={text.tasks}
                hint={text.tasksHint}
              />
              {circle && (
                <Next
                  href={paths.circle(circle.id)}
                  icon={<Users {...icon} />}
                  title={fillText(text.circle, { name: circle.groupName })}
                  hint={text.circleHint}
                />
              )}
              <Next
                href={paths.profile(thread.user.userId)}
                icon={<CircleUser {...icon} />}
                title={text.home}
                hint={text.homeHint}
              />
            </ul>
          </nav>
          <Button tone="primary" size="lg" block onClick={onClose}>
            {text.done}
          </Button>
        </div>
      </div>
    </Popup>
  );
}
