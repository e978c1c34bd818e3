import type { PostNotice } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { LinkChips } from "@lenscape/ui/link-chips";
import { NoticeFaces, NoticeRow } from "@lenscape/ui/notice-row";
import { StaffMark } from "@lenscape/ui/staff-mark";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { useApp } from "#lib/app.tsx";
import { flattenRows } from "#lib/query.ts";
import { getPath, paths } from "#paths";
import { KeepScrollLinks } from "#shell/navigation/keep-scroll-links.tsx";
import { formatNotificationTime } from "../notification-day.ts";
import { interactions, type NotificationKind, notificationKinds } from "../queries.ts";
import { notificationText as text } from "../text.ts";
import { useMarkNotificationsSeen } from "../use-notifications-seen.ts";
import { NotificationList } from "./notification-list.tsx";

/** Maximum number of members named in a row. */
const MAX_NAMES = 2;

function getVerb({ kind, toComment }: PostNotice): string {
  if (kind === "like") return toComment ? text.verbs.likeComment : text.verbs.likeThread;
  if (kind === "reply") return toComment ? text.verbs.replyComment : text.verbs.replyThread;
  return text.verbs[kind];
}

/** Returns the link of a row and its label. */
function getTarget({ kind, user, userCount, threadId, postId, isDeleted }: PostNotice) {
  if (kind === "follow") {
    return { href: userCount > 1 ? paths.fans() : paths.profile(user.userId), label: text.openFans };
  }
  if (isDeleted && !postId) return undefined;
  if (!postId) return { href: paths.thread(threadId), label: text.openThread };
  return { href: paths.comment(threadId, postId), label: text.openComment };
}

function InteractionRow({ notice, now }: { notice: PostNotice; now: number }) {
  const { kind, users, userCount, isDeleted, excerpt, threadTitle } = notice;
  const target = getTarget(notice);
  const named = users.slice(0, MAX_NAMES);
  const isQuoted = kind === "reply" || kind === "mention";
  const deletedText = isDeleted
    ? notice.postId && threadTitle
      ? text.deletedComment
      : text.deletedThread
    : "";
  return (
    <NoticeRow
      unread={notice.isRead === 0}
      lead={<NoticeFaces users={named} kind={kind} />}
      title={
        <>
          {named.map(({ userId, nickname, isStaff }, index) => (
            <Fragment key={userId}>
              {index > 0 && <span>{text.and}</span>}
              <Link
                href={paths.profile(userId)}
                className="relative z-1 pb-1 font-semibold text-text hover:text-brand-text tap-up"
              >
                {nickname}
              </Link>
              <StaffMark isStaff={isStaff} className="ml-1" />
            </Fragment>
          ))}
          <span key={`${userCount} ${getVerb(notice)}`}>
            {(userCount > named.length ? fillText(text.others, { n: userCount }) : " ") + getVerb(notice)}
          </span>
        </>
      }
      quote={
        deletedText ? (
          <span className="text-text-muted">{deletedText}</span>
        ) : isQuoted && excerpt ? (
          excerpt
        ) : undefined
      }
      reference={deletedText ? undefined : isQuoted ? undefined : excerpt || threadTitle || undefined}
      time={notice.createdAt}
      timeText={formatNotificationTime(notice.createdAt, now)}
      actions={kind === "follow" && <span aria-hidden="true">{text.openFans}</span>}
      image={notice.threadImage || undefined}
      href={target?.href}
      linkLabel={target?.label}
    />
  );
}

/** Measured row heights by notification ID, so that the scroll position can be restored. */
const heights = new Map<string | number, number>();

/** Interactions of others, of one kind or all, latest first. Marks them as read. */
export function Interactions({ kind }: { kind?: NotificationKind }) {
  const { api } = useApp();
  const list = useInfiniteQuery(interactions(api, kind));
  useMarkNotificationsSeen("posts", () => list.refetch());
  const items = [
    { href: paths.messages("posts"), label: text.all },
    ...notificationKinds.map((value) => ({ href: paths.messages("posts", value), label: text[value] })),
  ];
  return (
    <>
      <KeepScrollLinks>
        <LinkChips
          aria-label={text.kindsLabel}
          className="border-border border-b px-4 py-3"
          items={items}
          current={paths.messages("posts", kind)}
        />
      </KeepScrollLinks>
      <NotificationList
        list={list}
        rows={flattenRows(list.data, ({ id }) => id)}
        heights={heights}
        renderRow={(notice, now) => <InteractionRow notice={notice} now={now} />}
        empty={{ title: text.empty, description: text.emptyHint, actionHref: getPath("community") }}
      />
    </>
  );
}
