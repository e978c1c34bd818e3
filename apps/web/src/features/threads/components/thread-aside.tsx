import type { Thread } from "@lenscape/api/types";
import { AuthorCard } from "@lenscape/ui/author-card";
import { HotList } from "@lenscape/ui/hot-list";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { SideCard } from "@lenscape/ui/side-card";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { QueryBody } from "#shell/loading/query-body.tsx";
import { Follow } from "#shell/members/follow-button.tsx";
import { author, authorThreads } from "../queries.ts";
import { showsDevice } from "../shows-device.ts";
import { threadText as text } from "../text.ts";

const MAX_OTHER_THREADS = 3;

interface ThreadAsideProps {
  thread: Thread;
  /** Sticky content below the author. */
  children: ReactNode;
}

/** Sidebar of a thread: author, capture data, other threads of the author, then sticky content. */
export function ThreadAside({ thread, children }: ThreadAsideProps) {
  return (
    <>
      <Author thread={thread} />
      <CaptureData thread={thread} />
      <OtherThreads thread={thread} />
      {children}
    </>
  );
}

function Author({ thread: { user } }: { thread: Thread }) {
  const { api } = useApp();
  const { data, isPending } = useQuery(author(api, user.userId));
  return (
    <AuthorCard
      user={{ ...user, signature: data?.signature ?? "" }}
      href={paths.profile(user.userId)}
      loading={isPending}
      stats={
        data && [
          { label: text.threadCount, value: data.threadCount },
          { label: text.likeCount, value: data.likedCount },
          { label: text.followerCount, value: data.fansCount, href: paths.fans(user.userId) },
        ]
      }
      actions={
        <Follow userId={user.userId} name={user.nickname} className="h-9 w-full rounded-control text-ui" />
      }
    />
  );
}

/** Device of the pictures; for a thread without pictures the device of its author, unless the header shows it already. */
function CaptureData({ thread }: Pick<ThreadAsideProps, "thread">) {
  const { user, deviceName, imageList, vedioList } = thread;
  const hasMedia = imageList.length + vedioList.length > 0;
  if (!deviceName || (!hasMedia && showsDevice(thread))) return null;
  const device = user.isVerified ? fillText(text.certifiedDevice, { name: deviceName }) : deviceName;
  if (!hasMedia) {
    return (
      <SideCard title={text.device} className="pb-3.5">
        <p className="truncate px-4 text-meta">{device}</p>
      </SideCard>
    );
  }
  return (
    <SideCard title={text.captureData} className="pb-3.5">
      <dl className="grid gap-2 px-4 text-meta">
        <Fact name={text.device} value={device} />
        {imageList.length > 0 && (
          <Fact name={text.view} value={fillText(text.pictureCount, { n: imageList.length })} />
        )}
      </dl>
    </SideCard>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="flex-none text-text-muted">{name}</dt>
      <dd className="min-w-0 truncate">{value}</dd>
    </div>
  );
}

/** Other threads of the author. Renders nothing if there are none. */
function OtherThreads({ thread: { id, user } }: { thread: Thread }) {
  const { api } = useApp();
  const query = useQuery({
    ...authorThreads(api, user.userId),
    select: ({ rows }) => rows.filter((row) => row.id !== id).slice(0, MAX_OTHER_THREADS),
  });
  if (query.data?.length === 0) return null;
  return (
    <SideCard title={text.moreByAuthor}>
      <QueryBody query={query} lines={MAX_OTHER_THREADS} lineClass="h-14">
        {(rows: Thread[]) => (
          <HotList
            numbered={false}
            items={rows.map(({ id, title, likeCount }) => ({ id, title, likeCount }))}
            hrefOf={(row) => paths.thread(row.id)}
          />
        )}
      </QueryBody>
    </SideCard>
  );
}
