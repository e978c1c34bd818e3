import type { PostNotice } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { LinkChips } from "@lenscape/ui/link-chips";
import { NoticeFaces, NoticeRow } from "@lenscape/ui/notice-row";
import { StaffMark } from "@lenscape/ui/staff-mark";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { useApp } from "#lib/app.tsx";
import { flatRows } from "#lib/query.ts";
import { pageOf, paths } from "#paths";
import { StayLinks } from "#shell/navigation/stay-link.tsx";
import { noticeTime } from "../notification-day.ts";
import { interactions, type NoticeKind, noticeKinds } from "../queries.ts";
import { noticeText as text } from "../text.ts";
import { useSeen } from "../use-notifications-seen.ts";
import { NoticeList } from "./notification-list.tsx";

/** How many of those who did the same are named in the sentence. */
const NAMED = 2;

function verbOf({ kind, toComment }: PostNotice): string {
  if (kind === "like") return toComment ? text.verbs.likeComment : text.verbs.likeThread;
  if (kind === "reply") return toComment ? text.verbs.replyComment : text.verbs.replyThread;
  return text.verbs[kind];
}

/** Where a row leads, and what that is called. */
function targetOf({ kind, user, userCount, threadId, postId, isDeleted }: PostNotice) {
  if (kind === "follow") {
    return { href: userCount > 1 ? paths.fans() : paths.profile(user.userId), label: text.openFans };
  }
  if (isDeleted && !postId) return undefined;
  if (!postId) return { href: paths.thread(threadId), label: text.openThread };
  return { href: paths.comment(threadId, postId), label: text.openComment };
}

function Row({ notice, now }: { notice: PostNotice; now: number }) {
  const { kind, users, userCount, isDeleted, excerpt, threadTitle } = notice;
  const target = targetOf(notice);
  const named = users.slice(0, NAMED);
  const said = kind === "reply" || kind === "mention";
  const deleted = isDeleted ? (notice.postId && threadTitle ? text.deletedComment : text.deletedThread) : "";
  return (
    <NoticeRow
      unread={notice.isRead === 0}
      lead={<NoticeFaces users={named} kind={kind} />}
      title={
        <>
          {named.map(({ userId, nickname, isStaff }, index) => (
            <Fragment key={userId}>
              {index > 0 && text.and}
              <Link
                href={paths.profile(userId)}
                className="relative z-1 pb-1 font-semibold text-text hover:text-brand-text tap-up"
              >
                {nickname}
              </Link>
              <StaffMark isStaff={isStaff} className="ml-1" />
            </Fragment>
          ))}
          {userCount > named.length ? fillText(text.others, { n: userCount }) : " "}
          {verbOf(notice)}
        </>
      }
      quote={
        deleted ? <span className="text-text-muted">{deleted}</span> : said && excerpt ? excerpt : undefined
      }
      reference={deleted ? undefined : said ? undefined : excerpt || threadTitle || undefined}
      time={notice.createdAt}
      timeText={noticeTime(notice.createdAt, now)}
      actions={kind === "follow" && <span aria-hidden="true">{text.openFans}</span>}
      image={notice.threadImage || undefined}
      href={target?.href}
      linkLabel={target?.label}
    />
  );
}

/** How high the rows were, by notice: the way back then finds its place. */
const heights = new Map<string | number, number>();

/** What others did with what is mine, by kind, the latest first. Looking at it makes it read. */
export function Interactions({ kind }: { kind?: NoticeKind }) {
  const { api } = useApp();
  const list = useInfiniteQuery(interactions(api, kind));
  useSeen("posts", () => list.refetch());
  const items = [
    { href: paths.messages("posts"), label: text.all },
    ...noticeKinds.map((each) => ({ href: paths.messages("posts", each), label: text[each] })),
  ];
  return (
    <>
      <StayLinks>
        <LinkChips
          aria-label={text.kinds}
          className="border-border border-b px-4 py-3"
          items={items}
          current={paths.messages("posts", kind)}
        />
      </StayLinks>
      <NoticeList
        list={list}
        rows={flatRows(list.data, ({ id }) => id)}
        heights={heights}
        renderRow={(notice, now) => <Row notice={notice} now={now} />}
        empty={{ title: text.empty, description: text.emptyHint, actionHref: pageOf("community") }}
      />
    </>
  );
}
