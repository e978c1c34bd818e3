import type { Api } from "@lenscape/api/client";
import { Avatar } from "@lenscape/ui/avatar";
import { AvatarStack } from "@lenscape/ui/avatar-stack";
import { IconButton } from "@lenscape/ui/icon-button";
import { LevelMark } from "@lenscape/ui/level-mark";
import { cn } from "@lenscape/ui/lib/cn";
import { formatCount } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { Skeleton } from "@lenscape/ui/skeleton";
import { StaffMark } from "@lenscape/ui/staff-mark";
import { useQuery } from "@tanstack/react-query";
import { Ellipsis, Glasses } from "lucide-react";
import { useApp, useMember } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { paths } from "#paths";
import { shellText } from "#shell/frame/text.ts";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import { Follow } from "./follow-button.tsx";
import { MessageButton } from "./message-button.tsx";
import { memberCardText as text } from "./text.ts";

const Menu = lazyDialog(() => import("./member-card-menu.tsx"));

const FRAMES = 3;
const NAMED = 2;
const page = (pageSize: number) => ({ pageNum: 1, pageSize });

const profile = (api: Api, userId: string) => apiQuery(api, "otherInfo", { body: { userId }, silent: true });
const shown = (api: Api, userId: string) =>
  apiQuery(api, "threadList", {
    query: { userId, orderByColumn: "hot_score", ...page(10) },
    silent: true,
  });
const followers = (api: Api, userId: string) =>
  apiQuery(api, "fansList", { query: { userId, ...page(20) }, silent: true });

const MORE = (
  <IconButton size="sm" aria-label={shellText.more} aria-haspopup="menu">
    <Ellipsis aria-hidden="true" strokeWidth={1.7} />
  </IconButton>
);

interface MemberCardProps {
  userId: string;
  /** The cover is higher: on a sheet. */
  tall?: boolean;
}

/** Who somebody is at a glance: cover, lens, three frames of what is liked most, whom I know among their followers. */
export function MemberCard({ userId, tall = false }: MemberCardProps) {
  const { api } = useApp();
  const { hasLogin, userId: own } = useMember();
  const { data, isError } = useQuery(profile(api, userId));
  const others = hasLogin && own !== userId;
  const threads = useQuery(shown(api, userId)).data?.rows ?? [];
  const known = useQuery({ ...followers(api, userId), enabled: others }).data?.rows;
  const pictures = threads.flatMap(({ id, imageList }) =>
    imageList.slice(0, 1).map(({ url }) => ({ id, url })),
  );
  const mutual = (known ?? []).filter((user) => user.isFollow && user.userId !== own).slice(0, NAMED + 1);
  if (isError) return <p className="p-4 text-text-muted">{text.failed}</p>;
  if (!data) {
    return (
      <div role="status" aria-busy="true" className="grid gap-3 p-4">
        <Skeleton className="h-25" />
        <Skeleton className="h-5" />
      </div>
    );
  }
  const cover = data.cover || pictures[0]?.url;
  // Each picture once: the cover is often the best of them.
  const frames = pictures
    .filter(({ url }, at) => url !== cover && pictures.findIndex((one) => one.url === url) === at)
    .slice(0, FRAMES);
  const device = data.deviceName
    ? data.isVerified > 0
      ? fillText(text.verified, { device: data.deviceName })
      : data.deviceName
    : undefined;
  return (
    <>
      <div className={cn("overflow-hidden bg-tint-amber", tall ? "h-42" : "h-29")}>
        {cover && <img src={cover} alt="" className="size-full object-cover dark:brightness-92" />}
      </div>
      <div className="grid gap-2.5 px-4 pb-4">
        <div className="-mt-7 flex items-start justify-between gap-3">
          <Avatar
            src={data.avatar}
            name={data.nickname}
            size={56}
            verified={data.isVerified > 0}
            className="ring-3 ring-surface-raised"
          />
          <div className="flex items-center gap-2 pt-8">
            {others && <MessageButton size="sm" userId={userId} nickname={data.nickname} />}
            <Follow userId={userId} name={data.nickname} />
            {others && <Menu userId={userId} nickname={data.nickname} trigger={MORE} />}
          </div>
        </div>
        <div>
          <p className="flex items-center gap-1.5">
            <Link
              href={paths.profile(userId)}
              className="truncate font-semibold text-lg hover:text-brand-text"
            >
              {data.nickname}
            </Link>
            <StaffMark isStaff={data.isStaff} />
            <LevelMark level={data.level} />
          </p>
          {data.signature && (
            <p className="line-clamp-2 text-text-secondary wrap-anywhere">{data.signature}</p>
          )}
        </div>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-text-muted tabular-nums">
          {device && (
            <span className="flex items-center gap-1">
              <Glasses aria-hidden="true" size="1rem" strokeWidth={1.7} />
              {device}
            </span>
          )}
          <span>{fillText(text.fans, { n: formatCount(data.fansCount) })}</span>
          <span>{fillText(text.posts, { n: formatCount(data.threadCount) })}</span>
        </p>
        {frames.length > 0 && (
          <ul className="grid grid-cols-3 gap-1">
            {frames.map(({ id, url }) => (
              <li key={id}>
                <Link href={paths.thread(id)} tabIndex={-1} aria-hidden="true">
                  <img src={url} alt="" className="aspect-4/3 w-full rounded-sm object-cover" />
                </Link>
              </li>
            ))}
          </ul>
        )}
        {mutual.length > 0 && (
          <div className="flex items-center gap-2 text-sm text-text-muted">
            <AvatarStack users={mutual} size={20} />
            <span className="min-w-0 truncate">
              {fillText(text.mutual, {
                names: mutual
                  .slice(0, NAMED)
                  .map(({ nickname }) => nickname)
                  .join("、"),
              })}
            </span>
          </div>
        )}
      </div>
    </>
  );
}
