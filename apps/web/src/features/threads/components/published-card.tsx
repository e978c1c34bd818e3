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
import { MAX_REWARD_CHECKS, REWARD_CHECK_INTERVAL_MS } from "#config/timing.ts";
import { useApp } from "#lib/app.tsx";
import { getPath, paths } from "#paths";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import { levelInfo, pointsInfo } from "#shell/members/growth-queries.ts";
import { copyLink } from "#shell/sharing/copy-text.ts";
import { shareThread } from "#shell/sharing/share.ts";
import { countShare, getShareUrl } from "#shell/sharing/share-url.ts";
import { newestPointsEntries, sumPointsSince } from "#shell/threads/just-published.ts";
import { author } from "../queries.ts";
import { publishedText as text } from "../text.ts";

/** Lazy, because the poster draws on a canvas and renders a QR code. */
const ThreadPoster = lazySection(() => import("#shell/sharing/thread-poster.tsx"));

/** Returns the points for publishing, or undefined while unknown. The server grants them shortly after the thread. */
function useReward(since: string): number | undefined {
  const { api, queries } = useApp();
  const newest = newestPointsEntries(api);
  const getCheckCount = () => queries.getQueryState(newest.queryKey)?.dataUpdateCount ?? 0;
  // `dataUpdatedAt` is read so that a response without changes renders again, too.
  const { data, isError, dataUpdatedAt } = useQuery({
    ...newest,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data && sumPointsSince(state.data.rows, since) === 0 && state.dataUpdateCount < MAX_REWARD_CHECKS
        ? REWARD_CHECK_INTERVAL_MS
        : false,
  });
  if (isError) return 0;
  if (!data || dataUpdatedAt === 0) return undefined;
  const reward = sumPointsSince(data.rows, since);
  return reward === 0 && getCheckCount() < MAX_REWARD_CHECKS ? undefined : reward;
}

/** Points for publishing, the new balance, and the distance to the next level. */
function Reward({ since }: { since: string }) {
  const { api } = useApp();
  const reward = useReward(since);
  const isKnown = reward !== undefined;
  const { data: points } = useQuery({ ...pointsInfo(api), staleTime: 0, enabled: isKnown });
  const { data: level } = useQuery({ ...levelInfo(api), staleTime: 0, enabled: isKnown });
  const remainingExp = level && level.nextExp - level.exp;
  return (
    <div
      role="status"
      aria-busy={!isKnown}
      className="flex min-h-15 items-center justify-between gap-4 rounded-media bg-accent-soft px-4 py-2.5 text-accent-text"
    >
      {!isKnown && <Skeleton className="h-7 w-20" />}
      {isKnown && reward > 0 && (
        <>
          <span className="sr-only">{text.reward}</span>
          <PointsMark value={reward} signed size="lg" />
        </>
      )}
      {reward === 0 && <span>{text.noReward}</span>}
      <span className="text-right text-meta leading-[1.25rem] tabular-nums">
        <span className="block min-h-5">
          {points && isKnown && (
            <span key={points.balance}>{fillText(text.balance, { n: formatExact(points.balance) })}</span>
          )}
        </span>
        <span className="block min-h-5">
          {level && remainingExp !== undefined && (
            <span key={remainingExp}>
              {remainingExp > 0
                ? fillText(text.nextLevel, { level: level.level + 1, exp: formatExact(remainingExp) })
                : text.maxLevel}
            </span>
          )}
        </span>
      </span>
    </div>
  );
}

function NextStep({
  href,
  icon,
  title,
  hint,
}: {
  href: string;
  icon: ReactNode;
  title: string;
  hint: string;
}) {
  return (
    <li>
      <Link
        href={href}
        className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 rounded-control py-1.5 hover:bg-surface-hover"
      >
        <IconTile tone="grey">{icon}</IconTile>
        <span className="min-w-0">
          <span className="block truncate">{title}</span>
          <span className="block truncate text-meta text-text-muted">{hint}</span>
        </span>
        <ChevronRight aria-hidden="true" size="1rem" strokeWidth={1.7} className="text-text-muted" />
      </Link>
    </li>
  );
}

interface PublishedCardProps {
  thread: Thread;
  /** Newest entry in the points ledger before publishing; undefined if unknown. */
  since?: string;
  onClose: () => void;
}

/** Dialog after publishing: the poster to share, the points earned, and the next steps. */
export function PublishedCard({ thread, since, onClose }: PublishedCardProps) {
  const app = useApp();
  const { data: self } = useQuery(author(app.api, thread.user.userId));
  const { circle } = thread;
  const onShared = () => void countShare(app, thread.id);
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
            onShared={onShared}
            waiting={<Skeleton className="h-105 w-full rounded-media" />}
          />
        </div>
        <div className="grid min-w-0 content-start gap-4 p-4 md:p-6">
          <header className="flex items-start justify-between gap-3">
            <div>
              <h2 className="font-semibold text-head">{text.title}</h2>
              <p className="min-h-5 text-meta text-text-secondary">
                {self && (
                  <span>
                    {self.fansCount > 0
                      ? fillText(text.followers, { n: formatExact(self.fansCount) })
                      : text.noFollowers}
                  </span>
                )}
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
                if (await copyLink(getShareUrl(thread))) onShared();
              }}
            >
              <Link2 {...icon} />
              {text.copyLink}
            </Button>
            <Button onClick={() => shareThread(thread)}>
              <Send {...icon} />
              {text.share}
            </Button>
          </div>
          <nav aria-label={text.nextSteps}>
            <ul className="grid gap-1">
              <NextStep
                href={getPath("tasks")}
                icon={<ListChecks {...icon} />}
                title={text.tasks}
                hint={text.tasksHint}
              />
              {circle && (
                <NextStep
                  href={paths.circle(circle.id)}
                  icon={<Users {...icon} />}
                  title={fillText(text.circle, { name: circle.groupName })}
                  hint={text.circleHint}
                />
              )}
              <NextStep
                href={paths.profile(thread.user.userId)}
                icon={<CircleUser {...icon} />}
                title={text.profile}
                hint={text.profileHint}
              />
            </ul>
          </nav>
          <Button tone="primary" size="lg" block onClick={onClose}>
            {text.viewThread}
          </Button>
        </div>
      </div>
    </Popup>
  );
}
