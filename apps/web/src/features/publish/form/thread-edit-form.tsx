import { ApiError } from "@lenscape/api/errors";
import type { AnswerOf } from "@lenscape/api/types";
import { toText } from "@lenscape/richtext/text";
import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { localStore } from "#lib/storage.ts";
import { paths } from "#paths";
import { CardSkeleton } from "#shell/loading/card-skeleton.tsx";
import { LoadError } from "#shell/loading/load-error.tsx";
import { toPlan } from "../attachments/activity-plan.ts";
import {
  createEmptyDraft,
  type Draft,
  type DraftKind,
  getEditDraftOwner,
  readStoredDraft,
  removeStoredDraft,
} from "../drafts/thread-draft.ts";
import { editThreadText as text } from "../text.ts";
import { PublishForm } from "./publish-form.tsx";

type ThreadDetail = AnswerOf<"threadDetailV2">;

/** Converts a published thread to a draft; `own` has the plan of an activity. */
export function toEditDraft({ thread, viewer }: ThreadDetail, own?: AnswerOf<"activityMine">["own"]): Draft {
  const { title, content, circle, imageList, vedioList, topicList, friendList, deviceName } = thread;
  const { location, poll } = thread;
  return {
    ...createEmptyDraft(),
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
    ...(own && { plan: toPlan(own.plan) }),
    revision: viewer.revision,
  };
}

/** Publish form with a published thread, or with its stored changes. */
export function ThreadEditForm({ threadId, userId }: { threadId: string; userId: string }) {
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
  // Fetched again on every visit, because the number of participants limits the changes.
  const mine = useQuery({
    ...apiQuery(api, "activityMine", { query: { activityId: threadId }, silent: true }),
    enabled: isActivity,
    staleTime: 0,
  });
  const [version, setVersion] = useState(0);
  const owner = getEditDraftOwner(threadId, userId);
  if (!data || (isActivity && !(mine.isFetchedAfterMount && mine.data))) {
    const error = failure ?? mine.error;
    const isMissing = error instanceof ApiError && error.code === 404;
    return (
      <Card className="max-md:rounded-none max-md:border-x-0">
        {isMissing ? (
          <EmptyState title={text.notFound} description={text.notFoundHint} />
        ) : error ? (
          <LoadError
            error={error}
            loading={isFetching || mine.isFetching}
            onRetry={() => void (data ? mine.refetch() : refetch())}
          />
        ) : (
          <CardSkeleton label={text.opening} className="px-4 md:px-8" />
        )}
      </Card>
    );
  }
  if (!data.viewer.mayDo.includes("edit")) {
    return (
      <Card className="max-md:rounded-none max-md:border-x-0">
        <EmptyState
          title={text.notOwn}
          description={text.notOwnHint}
          actionText={text.viewOriginal}
          actionHref={paths.thread(threadId)}
        />
      </Card>
    );
  }
  const kind: DraftKind = data.thread.threadClassify;
  const stored = readStoredDraft(localStore, kind, owner);
  const own = mine.data?.own;
  const published = toEditDraft(data, own);
  const voterCount = data.thread.poll?.voterCount ?? 0;
  // A poll with votes cannot change.
  const opened = stored && voterCount > 0 ? { ...stored, poll: published.poll } : (stored ?? published);
  return (
    <PublishForm
      key={version}
      kind={kind}
      owner={owner}
      tabs={<p className="py-3.5 pl-1 font-semibold md:pl-3">{text.title}</p>}
      editing={{
        ...{ threadId, circle: data.thread.circle, voterCount },
        // The plan of an ended or cancelled activity cannot change.
        ...(own &&
          own.state < 4 && {
            planConstraints: { participantCount: own.joinedNum, hasStarted: own.state === 3 },
          }),
      }}
      opened={opened}
      // Without stored changes there is nothing to announce. With them, the location state tells of a preview.
      isResumed={stored ? undefined : true}
      onSwitchDraft={() => {
        if (stored) removeStoredDraft(localStore, kind, owner, stored.requestId);
        void Promise.all([refetch(), isActivity && mine.refetch()]).then(() =>
          setVersion((before) => before + 1),
        );
      }}
    />
  );
}
