import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { IconButton } from "@lenscape/ui/icon-button";
import { Link } from "@lenscape/ui/link";
import { PageBody } from "@lenscape/ui/page-body";
import { ProfileHeader } from "@lenscape/ui/profile-header";
import { SettingRow } from "@lenscape/ui/setting-row";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { PencilLine, Settings } from "lucide-react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { BadgeSideCard } from "#features/badges/components/badge-side-card.tsx";
import { badgesQuery } from "#features/badges/queries.ts";
import { getApp, useApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { getPath, pages, paths } from "#paths";
import { Sky } from "#shell/frame/sky.tsx";
import { LoadError } from "#shell/loading/load-error.tsx";
import { levelInfo, pointsInfo } from "#shell/members/growth-queries.ts";
import { WornBadges } from "#shell/members/worn-badges.tsx";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { LevelSideCard } from "../components/level-side-card.tsx";
import { MineEntryGrid } from "../components/mine-entry-grid.tsx";
import { useMineEntries } from "../components/mine-frame.tsx";
import { OwnLists } from "../components/own-lists.tsx";
import { getMineTab } from "../mine-tabs.ts";
import { ownPosts, ownProfile, ownThreads, useOwnHeader } from "../queries.ts";
import { mineText as text } from "../text.ts";

/** Returns the ID of the member and prefetches the header, level and first list. */
export async function loader(args: LoaderFunctionArgs): Promise<{ userId: string }> {
  const { api, queries, session } = getApp(args);
  const tab = getMineTab(new URL(args.request.url).searchParams);
  // The ID is unknown right after a token was passed from another app.
  const userId = session.state().userId || (await api.call("ownInfo", { body: {}, silent: true })).userId;
  await prefetch(
    queries.prefetchQuery(ownProfile(api, userId)),
    queries.prefetchQuery(pointsInfo(api)),
    queries.prefetchQuery(levelInfo(api)),
    queries.prefetchQuery(badgesQuery(api)),
    tab === 2
      ? queries.prefetchInfiniteQuery(ownPosts(api))
      : queries.prefetchInfiniteQuery(ownThreads[tab](api) as ReturnType<(typeof ownThreads)[0]>),
  );
  return { userId };
}

export const handle: PageHandle = { meta: () => ({ title: pages.mine.title, noindex: true }) };

/** The personal center: profile header, own lists, and links to the member's pages (ROUTE-049, ROUTE-050). */
export function Component() {
  const { userId } = useLoaderData<{ userId: string }>();
  const { api } = useApp();
  const { data, error, isError, isFetching, refetch } = useOwnHeader(userId);
  const { data: points } = useQuery(pointsInfo(api));
  const entries = useMineEntries();
  return (
    <PageBody className="md:pt-5">
      {data ? (
        <ProfileHeader
          profile={data}
          coverFallback={<Sky className="size-full" />}
          tags={<WornBadges badges={data.badges} />}
          actions={
            <>
              <Button asChild className="max-md:grow">
                <Link href={getPath("profileEdit")}>
                  <PencilLine aria-hidden="true" strokeWidth={1.7} />
                  {text.edit}
                </Link>
              </Button>
              {/* On phones the settings are in the grid below. */}
              <IconButton
                asChild
                aria-label={text.settings}
                className="size-9 border border-border-strong max-md:hidden"
              >
                <Link href={getPath("settings")}>
                  <Settings aria-hidden="true" strokeWidth={1.7} />
                </Link>
              </IconButton>
            </>
          }
          stats={[
            { label: text.followCount, value: data.followCount, href: paths.follows(userId) },
            { label: text.followerCount, value: data.fansCount, href: paths.fans(userId) },
            { label: text.likeCount, value: data.likedCount, href: getPath("commentLikes") },
            { label: text.points, value: points?.balance, href: getPath("points") },
          ]}
        />
      ) : isError ? (
        <Card className="p-6">
          <LoadError error={error} loading={isFetching} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <Card className="h-95 p-6 max-md:h-88" role="status" aria-busy="true">
          <Skeleton className="h-full w-full" />
        </Card>
      )}
      <MineEntryGrid entries={entries} className="mt-2 md:hidden" />
      <PageBody
        className="pt-4 pb-0 max-md:pt-2 md:px-0"
        aside={
          <>
            <Card className="overflow-clip">
              <h2 className="sr-only">{text.entries}</h2>
              <div>
                {entries.map((group) => (
                  <div key={group[0]?.href} className="not-first:border-t border-border">
                    {group.map(({ href, label, icon, count }) => (
                      <SettingRow
                        key={href}
                        href={href}
                        className="min-h-11 border-0 px-4 py-2 not-first:border-0 md:px-4"
                        label={
                          <span className="flex items-center gap-2.5 [&_svg]:size-4.5 [&_svg]:stroke-[1.7] [&_svg]:text-text-muted">
                            {icon}
                            <span>{label}</span>
                          </span>
                        }
                      >
                        {count}
                      </SettingRow>
                    ))}
                  </div>
                ))}
              </div>
            </Card>
            <LevelSideCard />
            <BadgeSideCard />
          </>
        }
      >
        <OwnLists />
      </PageBody>
    </PageBody>
  );
}
