import { ApiError } from "@lenscape/api/errors";
import type { AnswerOf } from "@lenscape/api/types";
import { toText } from "@lenscape/richtext/text";
import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { paths } from "#paths";
import { CardWaiting } from "#shell/loading/card-skeleton.tsx";
import { Failure } from "#shell/loading/failure.tsx";
import { editText as text } from "#shell/threads/edit-text.ts";
import { planOf } from "../attachments/activity-plan.ts";
import {
  type Draft,
  type DraftKind,
  dropDraft,
  editStorageKey,
  emptyDraft,
  readDraft,
} from "../drafts/thread-draft.ts";
import { PublishForm } from "./publish-form.tsx";

type Found = AnswerOf<"threadDetailV2">;

/** A published thread as the form holds one; an activity with the plan it has. */
export function draftOfThread({ thread, viewer }: Found, own?: AnswerOf<"activityMine">["own"]): Draft {
  const { title, content, circle, imageList, vedioList, topicList, friendList, deviceName } = thread;
  const { location, poll } = thread;
  return {
    ...emptyDraft(),
    title,
    content: thread.threadClassify === 0 ? toText(content) : content,
    circleId: circle?.id ?? "",
    images: imageList,
    videos: vedioList,
    topics: topicList.map(({ id, content: name }) => ({ id, content: name })),
    friends: friendList.map(({ userId, nickname }) => ({ userId, nickname })),
    deviceName: deviceName ?? "",
    place: location ?? { name: "" },
    poll: poll
      ? {
          options: poll.options.map((option) => option.content),
          maxChoices: poll.maxChoices,
          days: poll.days,
        }
      : null,
    ...(own && { plan: planOf(own.plan) }),
    revision: viewer.revision,
  };
}

/** Editing one's own thread: the form with what is published, or with what was being changed in it. The default export is what `pagePart` takes. */
export default function EditForm({ threadId, userId }: { threadId: string; userId: string }) {
  const { api } = useApp();
  const {
    data,
    error: failure,
    isFetching,
    refetch,
  } = useQuery({
    ...apiQuery(api, "threadDetailV2", { query: { threadId, visit: 0 }, auth: true, silent: true }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const isActivity = data?.thread.threadClassify === 2;
  // Who is signed up bounds the changes: what was known before is not good enough.
  const mine = useQuery({
    ...apiQuery(api, "activityMine", { query: { activityId: threadId }, silent: true }),
    enabled: isActivity,
    staleTime: 0,
  });
  const [turn, setTurn] = useState(0);
  const shelf = editStorageKey(threadId, userId);
  if (!data || (isActivity && !(mine.isFetchedAfterMount && mine.data))) {
    const error = failure ?? mine.error;
    const gone = error instanceof ApiError && error.code === 404;
    return (
      <Card className="max-md:rounded-none max-md:border-x-0">
        {gone ? (
          <EmptyState title={text.gone} description={text.goneHint} />
        ) : error ? (
          <Failure
            error={error}
            loading={isFetching || mine.isFetching}
            onRetry={() => void (data ? mine.refetch() : refetch())}
          />
        ) : (
          <CardWaiting label={text.opening} className="px-4 md:px-8" />
        )}
      </Card>
    );
  }
  if (!data.viewer.mayDo.includes("edit")) {
    return (
      <Card className="max-md:rounded-none max-md:border-x-0">
        <EmptyState
          title={text.notYours}
          description={text.notYoursHint}
          actionText={text.see}
          actionHref={paths.thread(threadId)}
        />
      </Card>
    );
  }
  const kind: DraftKind = data.thread.threadClassify;
  const kept = readDraft(localStorage, kind, shelf);
  const own = mine.data?.own;
  const published = draftOfThread(data, own);
  const voters = data.thread.poll?.voterCount ?? 0;
  // What has been voted in stays as it is.
  const opened = kept && voters > 0 ? { ...kept, poll: published.poll } : (kept ?? published);
  return (
    <PublishForm
      key={turn}
      kind={kind}
      userId={shelf}
      tabs={<p className="py-3.5 pl-1 font-semibold md:pl-3">{text.title}</p>}
      editing={{
        ...{ threadId, home: data.thread.circle, voters },
        // What is over or cancelled stays as it was.
        ...(own && own.state < 4 && { planned: { joined: own.joinedNum, begun: own.state === 3 } }),
      }}
      opened={opened}
      // Nothing was here before, or one comes back from the preview, which says so itself.
      resumed={kept ? undefined : true}
      onSwitch={() => {
        if (kept) dropDraft(localStorage, kind, shelf, kept.requestId);
        void Promise.all([refetch(), isActivity && mine.refetch()]).then(() =>
          setTurn((before) => before + 1),
        );
      }}
    />
  );
}
