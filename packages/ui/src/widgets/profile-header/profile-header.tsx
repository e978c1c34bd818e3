import { CalendarDays, Trophy } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../../lib/cn.ts";
import { fillText } from "../../lib/fill-text.ts";
import { Avatar } from "../avatar/avatar.tsx";
import { Card } from "../card/card.tsx";
import { useCircleText } from "../circle-card/circle-text.ts";
import { isTopRank } from "../hot-rank/is-top-rank.ts";
import { LevelMark } from "../level-mark/level-mark.tsx";
import { StaffMark } from "../staff-mark/staff-mark.tsx";
import { Stat } from "../stat/stat.tsx";
import { Tag } from "../tag/tag.tsx";

export type ProfileView = {
  userId: string;
  nickname: string;
  avatar: string;
  /** Cover image; may be empty. */
  cover: string;
  signature: string;
  level: number;
  /** 1 for an owner of a certified device. */
  isVerified: number;
  /** 1 for staff, who have a mark next to the nickname. */
  isStaff?: number;
  hotRanking?: number | null;
  /** Wire time of joining; empty while unknown, with its space reserved. */
  joinedAt?: string;
};

export type ProfileHeaderProps = Omit<ComponentProps<"section">, "children"> & {
  /** Member to show, with the field names of the API. */
  profile: ProfileView;
  /** Numbers with labels and optional links: following, followers, likes, points. */
  stats: readonly { label: string; value: number | undefined; href?: string }[];
  /** Buttons at the upper right: edit and settings, or follow and message. */
  actions?: ReactNode;
  /** Tags after the nickname. */
  tags?: ReactNode;
  /** Background shown instead of a missing cover image. */
  coverFallback?: ReactNode;
};

/** Header of a profile: cover, avatar, nickname, level, signature, numbers and joining date. */
export function ProfileHeader({
  profile,
  stats,
  actions,
  tags,
  coverFallback,
  className,
  ...props
}: ProfileHeaderProps) {
  const text = useCircleText();
  const titleId = useId();
  const { nickname, avatar, cover, signature, level, isVerified, isStaff, hotRanking, joinedAt } = profile;
  return (
    <Card asChild className={cn("overflow-clip max-md:rounded-none max-md:border-x-0", className)}>
      <section data-slot="profile-header" aria-labelledby={titleId} {...props}>
        <div className="h-35 bg-tint-amber md:h-55">
          {cover ? (
            <img
              src={cover}
              alt=""
              width={1200}
              height={220}
              fetchPriority="high"
              className="size-full object-cover dark:brightness-92"
            />
          ) : (
            coverFallback
          )}
        </div>
        <div className="px-4 pb-4 md:px-8 md:pb-5">
          <div className="-mt-9 flex flex-wrap items-end gap-x-5 gap-y-3">
            <Avatar
              src={avatar}
              name={nickname}
              size={96}
              verified={isVerified > 0}
              loading="eager"
              // Stays below the edge of the cover, regardless of the rows of tags beside it.
              className="self-start bg-surface ring-4 ring-surface"
            />
            <div className="flex min-w-0 grow basis-0 flex-wrap items-center gap-x-2 gap-y-1 pt-12 max-md:pt-10 max-xs:basis-full max-xs:pt-0">
              <h1
                id={titleId}
                className="page-title truncate text-page leading-[2.125rem] font-semibold max-xs:whitespace-normal"
              >
                {nickname}
              </h1>
              <StaffMark isStaff={isStaff} />
              <LevelMark level={level} />
              {isTopRank(hotRanking) && (
                <Tag tone="accent" className="h-6 px-2 text-meta [:where(&_svg)]:size-3.5">
                  <Trophy aria-hidden="true" strokeWidth={1.7} />
                  {fillText(text.rankOf, { n: hotRanking })}
                </Tag>
              )}
              {/* A row of their own on phones, where single tags would otherwise wrap below the name. */}
              {tags && <span className="flex gap-2 empty:hidden max-md:w-full">{tags}</span>}
            </div>
            {signature && (
              <p className="w-full text-ui wrap-anywhere text-text-secondary md:order-last">{signature}</p>
            )}
            {actions && (
              <div className="flex flex-none items-center gap-2 max-xs:flex-wrap max-md:w-full">
                {actions}
              </div>
            )}
          </div>
          <div className="mt-3.5 flex flex-wrap items-center justify-between gap-3">
            <div className="flex flex-wrap gap-x-7 gap-y-3 max-md:w-full max-md:gap-3 max-md:[&>*]:flex-1">
              {stats.map((item) => (
                <Stat
                  key={item.label}
                  {...item}
                  size="lg"
                  className="max-md:text-center max-md:[&_b]:mr-0 max-md:[&_b]:block"
                />
              ))}
            </div>
            {joinedAt !== undefined && (
              <span
                className={cn(
                  "inline-flex items-center gap-1.5 text-meta text-text-muted tabular-nums",
                  joinedAt === "" && "invisible",
                )}
              >
                <CalendarDays aria-hidden="true" size="1rem" strokeWidth={1.7} />
                <span>{fillText(text.joinedOn, { date: joinedAt.slice(0, 10) })}</span>
              </span>
            )}
          </div>
        </div>
      </section>
    </Card>
  );
}
