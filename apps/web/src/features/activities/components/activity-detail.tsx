import type { Activity, Thread } from "@lenscape/api/types";
import { Avatar } from "@lenscape/ui/avatar";
import { AvatarStack } from "@lenscape/ui/avatar-stack";
import { Breadcrumb } from "@lenscape/ui/breadcrumb";
import { Card } from "@lenscape/ui/card";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { PageBody } from "@lenscape/ui/page-body";
import { PostActions } from "@lenscape/ui/post-actions";
import { RichText } from "@lenscape/ui/rich-text";
import { SideCard } from "@lenscape/ui/side-card";
import { StaffMark } from "@lenscape/ui/staff-mark";
import { Tag } from "@lenscape/ui/tag";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useApp } from "#lib/app.tsx";
import { isNotFoundError } from "#lib/query.ts";
import { getPath, paths } from "#paths";
import { getGalleryUrls } from "#shell/media/lightbox-pictures.ts";
import { useLightbox } from "#shell/media/use-lightbox.tsx";
import { Follow } from "#shell/members/follow-button.tsx";
import { useViewerState } from "#shell/session/viewer-state.ts";
import { useThreadActions } from "#shell/threads/use-thread-actions.ts";
import { getTone } from "../activity-description.ts";
import { activity as activityQuery, activityThread } from "../queries.ts";
import { activityText as text } from "../text.ts";
import { ActivityFacts } from "./activity-facts.tsx";
import { SignupPanel } from "./signup-panel.tsx";

interface ActivityDetailProps {
  id: string;
  /** Renders the comments. */
  discussion: (thread: Thread) => ReactNode;
}

/** An activity: text, time, place, members, and signup. */
export function ActivityDetail({ id, discussion }: ActivityDetailProps) {
  const { api } = useApp();
  const { data: activity } = useQuery({ ...activityQuery(api, id), throwOnError: isNotFoundError });
  const { data: thread } = useQuery({ ...activityThread(api, id), throwOnError: isNotFoundError });
  if (!activity || !thread) return null;
  return (
    <PageBody
      className="md:pt-5"
      above={
        <Breadcrumb
          className="mb-3 max-md:hidden"
          items={[{ label: text.title, href: getPath("activities") }, { label: activity.title }]}
        />
      }
      aside={
        <div className="sticky top-[calc(var(--lens-size-navbar)+1.25rem)] grid gap-4">
          <SignupPanel activity={activity} form="inline" />
          <JoinedMembers activity={activity} />
        </div>
      }
    >
      <Card className="overflow-clip max-md:rounded-none max-md:border-x-0">
        <ActivityHeader activity={activity} />
        <ActivityFacts activity={activity} />
        <ActivityBody activity={activity} thread={thread} />
      </Card>
      <div className="mt-2 grid gap-2 md:hidden">
        <SignupPanel activity={activity} form="sheet" className="rounded-none border-x-0" />
        <JoinedMembers activity={activity} className="rounded-none border-x-0" />
      </div>
      {discussion(thread)}
    </PageBody>
  );
}

function ActivityHeader({ activity }: { activity: Activity }) {
  const { title, cover, state, isOnline, costPoints, needAudit, organiser, organised } = activity;
  return (
    <>
      {cover && (
        <img
          src={cover}
          alt=""
          className="aspect-16/9 w-full bg-surface-sunken object-cover object-[50%_94%] md:aspect-856/300 dark:brightness-92"
        />
      )}
      <header className="p-4 md:px-6 md:py-5">
        <div className="mb-1.5 flex flex-wrap gap-1.5">
          <Tag tone={getTone(activity) === "open" ? "brand" : "neutral"}>{text.states[state]}</Tag>
          <Tag>{isOnline ? text.online : text.offline}</Tag>
          {costPoints > 0 && <Tag tone="accent">{fillText(text.costTag, { n: costPoints })}</Tag>}
          {needAudit === 1 && <Tag>{text.needsReview}</Tag>}
        </div>
        <h1 className="page-title no-autospace text-pretty font-semibold text-[1.375rem] leading-[2rem] wrap-anywhere md:text-[1.625rem] md:leading-[2.375rem]">
          {title}
        </h1>
        <div className="mt-3 flex items-center gap-2.5">
          <Link href={paths.profile(organiser.userId)} className="flex flex-none rounded-full">
            <Avatar src={organiser.avatar} name={organiser.nickname} alt={organiser.nickname} size={32} />
          </Link>
          <p className="flex min-w-0 grow items-center gap-2">
            <Link
              href={paths.profile(organiser.userId)}
              className="truncate font-semibold hover:text-brand-text"
            >
              {organiser.nickname}
            </Link>
            <StaffMark isStaff={organiser.isStaff} />
            <span className="truncate text-meta text-text-muted">
              {fillText(text.organiserNote, { n: organised })}
            </span>
          </p>
          <Follow userId={organiser.userId} name={organiser.nickname} />
        </div>
      </header>
    </>
  );
}

function ActivityBody({ activity, thread }: { activity: Activity; thread: Thread }) {
  useViewerState({ threadIds: [thread.id] });
  const { id, cover } = activity;
  const actions = useThreadActions({ ...thread, href: paths.activity(id), cover });
  const [openGallery, viewer] = useLightbox();
  const open = (url: string) => {
    const urls = getGalleryUrls(thread.content, url);
    openGallery(urls, Math.max(0, urls.indexOf(url)), thread.title);
  };
  return (
    <div className="p-4 md:p-6">
      <RichText html={thread.content} onImageOpen={open} />
      {activity.agenda.length > 0 && (
        <section className="mt-6">
          <h2 className="mb-2 font-semibold text-head leading-[2rem]">{text.agenda}</h2>
          <ol>
            {activity.agenda.map(({ time, title, note }) => (
              <li
                key={`${time}${title}`}
                className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-4 border-border py-3 not-first:border-t md:grid-cols-[4rem_minmax(0,1fr)]"
              >
                <time className="font-semibold text-brand-text text-read tabular-nums">{time}</time>
                <div>
                  <p className="text-read wrap-anywhere">{title}</p>
                  {note && <p className="text-meta text-text-muted wrap-anywhere">{note}</p>}
                </div>
              </li>
            ))}
          </ol>
        </section>
      )}
      <div className="mt-6 max-md:hidden">
        <PostActions
          likeCount={thread.likeCount}
          favoriteCount={thread.favoriteCount}
          shareCount={thread.shareCount}
          {...actions}
        />
      </div>
      {viewer}
    </div>
  );
}

function JoinedMembers({ activity, className }: { activity: Activity; className?: string }) {
  const { state, joined, joinedNum } = activity;
  // A cancelled activity has no signups, so that the empty text would be wrong.
  if (state === 5) return null;
  const emptyText = state < 2 ? text.joinedEmpty : text.joinedEmptyClosed;
  return (
    <SideCard
      title={text.joinedTitle}
      className={className}
      action={
        <span key={joinedNum} className="text-meta text-text-muted tabular-nums">
          {fillText(text.memberCount, { n: joinedNum })}
        </span>
      }
    >
      <div className="px-4 pb-2">
        {joined.length > 0 ? (
          <AvatarStack users={joined} hrefOf={({ userId }) => paths.profile(String(userId))} />
        ) : (
          <p className="text-meta text-text-muted">{joinedNum > 0 ? text.joinedPending : emptyText}</p>
        )}
      </div>
    </SideCard>
  );
}
