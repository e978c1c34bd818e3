import type { Api } from "@lenscape/api/client";
import { Avatar } from "@lenscape/ui/avatar";
import { AvatarStack } from "@lenscape/ui/avatar-stack";
import { DropdownMenu } from "@lenscape/ui/dropdown-menu";
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
import { MountOnPress } from "#shell/navigation/mount-on-press.tsx";
import { BlockMenuItem } from "./block-menu-item.tsx";
import { Follow } from "./follow-button.tsx";
import { MessageButton } from "./message-button.tsx";
import { memberCardText as text } from "./text.ts";

const MAX_PICTURES = 3;
const MAX_NAMES = 2;
const page = (pageSize: number) => ({ pageNum: 1, pageSize });

const profile = (api: Api, userId: string) => apiQuery(api, "otherInfo", { body: { userId }, silent: true });
const popularThreads = (api: Api, userId: string) =>
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
  /** Use a taller cover image, for display in a sheet. */
  tall?: boolean;
}

/** Summary of a member: cover, device, images of the most popular threads, and followers whom the viewer follows. */
export function MemberCard({ userId, tall = false }: MemberCardProps) {
  const { api } = useApp();
  const { hasLogin, userId: ownId } = useMember();
  const { data, isError } = useQuery(profile(api, userId));
  const isOtherMember = hasLogin && ownId !== userId;
  const threads = useQuery(popularThreads(api, userId)).data?.rows ?? [];
  const fans = useQuery({ ...followers(api, userId), enabled: isOtherMember }).data?.rows;
  const pictures = threads.flatMap(({ id, imageList }) =>
    imageList.slice(0, 1).map(({ url }) => ({ id, url })),
  );
  const mutual = (fans ?? [])
    .filter((user) => user.isFollow && user.userId !== ownId)
    .slice(0, MAX_NAMES + 1);
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
  // Without duplicates, because the cover is often one of the images.
  const previews = pictures
    .filter(({ url }, index) => url !== cover && pictures.findIndex((other) => other.url === url) === index)
    .slice(0, MAX_PICTURES);
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
            {isOtherMember && <MessageButton size="sm" userId={userId} nickname={data.nickname} />}
            <Follow userId={userId} name={data.nickname} />
            {isOtherMember && (
              <MountOnPress trigger={MORE}>
                <DropdownMenu trigger={MORE} defaultOpen>
                  <BlockMenuItem userId={userId} nickname={data.nickname} />
                </DropdownMenu>
              </MountOnPress>
            )}
          </div>
        </div>
        <div>
          <p className="flex items-center gap-1.5">
            <Link
              href={paths.profile(userId)}
              className="truncate font-semibold text-title hover:text-brand-text"
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
        <p className="flex flex-wrap items-center gap-x-3 text-meta text-text-muted tabular-nums">
          {device && (
            <span className="flex items-center gap-1">
              <Glasses aria-hidden="true" size="1rem" strokeWidth={1.7} />
              <span>{device}</span>
            </span>
          )}
          <span>{fillText(text.fans, { n: formatCount(data.fansCount) })}</span>
          <span>{fillText(text.posts, { n: formatCount(data.threadCount) })}</span>
        </p>
        {previews.length > 0 && (
          <ul className="grid grid-cols-3 gap-1">
            {previews.map(({ id, url }) => (
              <li key={id}>
                <Link href={paths.thread(id)} tabIndex={-1} aria-hidden="true">
                  <img src={url} alt="" className="aspect-4/3 w-full rounded-control object-cover" />
                </Link>
              </li>
            ))}
          </ul>
        )}
        {mutual.length > 0 && (
          <div className="flex items-center gap-2 text-meta text-text-muted">
            <AvatarStack users={mutual} size={20} />
            <span className="min-w-0 truncate">
              {fillText(text.mutual, {
                names: mutual
                  .slice(0, MAX_NAMES)
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
