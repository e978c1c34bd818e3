import type { Thread } from "@lenscape/api/types";
import { AuthorCard } from "@lenscape/ui/author-card";
import { HotList } from "@lenscape/ui/hot-list";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { SideCard } from "@lenscape/ui/side-card";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { threadText as text } from "#copy/thread-text.ts";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { QueryBody } from "#shell/loading/query-body.tsx";
import { Follow } from "#shell/members/follow-button.tsx";
import { author, writtenBy } from "../queries.ts";
import { saysDevice } from "../shows-device.ts";

const OTHERS = 3;

interface ThreadAsideProps {
  thread: Thread;
  /** What stays in view. */
  children: ReactNode;
}

/** Next to a thread: its author and what else they wrote, then what stays in view. */
export function ThreadAside({ thread, children }: ThreadAsideProps) {
  return (
    <>
      <Author thread={thread} />
      <Shot thread={thread} />
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
          { label: text.posts, value: data.threadCount },
          { label: text.liked, value: data.likedCount },
          { label: text.fans, value: data.fansCount, href: paths.fans(user.userId) },
        ]
      }
      actions={
        <Follow userId={user.userId} name={user.nickname} className="h-9 w-full rounded-md text-base" />
      }
    />
  );
}

/** What it was taken with; of a thread without pictures, what its author wears, unless the thread says that itself. */
function Shot({ thread }: Pick<ThreadAsideProps, "thread">) {
  const { user, deviceName, imageList, vedioList } = thread;
  const taken = imageList.length + vedioList.length > 0;
  if (!deviceName || (!taken && saysDevice(thread))) return null;
  const device = user.isVerified ? fillText(text.verifiedDevice, { name: deviceName }) : deviceName;
  if (!taken) {
    return (
      <SideCard title={text.device} className="pb-3.5">
        <p className="truncate px-4 text-sm">{device}</p>
      </SideCard>
    );
  }
  return (
    <SideCard title={text.shot} className="pb-3.5">
      <dl className="grid gap-2 px-4 text-sm">
        <Fact name={text.device} value={device} />
        {imageList.length > 0 && (
          <Fact name={text.view} value={fillText(text.pictures, { n: imageList.length })} />
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

/** Not there for an author who wrote nothing else. */
function OtherThreads({ thread: { id, user } }: { thread: Thread }) {
  const { api } = useApp();
  const query = useQuery({
    ...writtenBy(api, user.userId),
    select: ({ rows }) => rows.filter((row) => row.id !== id).slice(0, OTHERS),
  });
  if (query.data?.length === 0) return null;
  return (
    <SideCard title={text.more}>
      <QueryBody query={query} lines={OTHERS} lineClass="h-14">
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
