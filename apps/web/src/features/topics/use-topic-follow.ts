import { keyOf } from "@lenscape/api/tanstack-query";
import type { Topic } from "@lenscape/api/types";
import type { InfiniteData } from "@tanstack/react-query";
import { useEffect } from "react";
import { useAction } from "#lib/action.ts";
import { type App, useApp } from "#lib/app.tsx";
import { useResumedAction } from "#shell/session/resumed-action.ts";
import {
  updateViewerRelations,
  useRequireLogin,
  useViewerState,
  useViewerTopic,
} from "#shell/session/viewer-state.ts";
import { followedTopics } from "./queries.ts";

type TopicPages = InfiniteData<{ rows: Topic[]; total: number }>;

/** Follows or unfollows a topic and updates its follower count in the cache. Throws `ApiError`. */
export async function followTopic(app: App, topicId: string, follow: boolean): Promise<void> {
  const { api, queries } = app;
  const { value, followCount } = await api.call("topicFollow", {
    body: { topicId, value: follow ? 1 : 0 },
  });
  updateViewerRelations(app, (known) => ({ ...known, topics: { ...known.topics, [topicId]: value === 1 } }));
  const change = (topic: Topic) => (topic.id === topicId ? { ...topic, followCount } : topic);
  queries.setQueriesData<Topic>({ queryKey: keyOf("topicDetail") }, (found) => found && change(found));
  queries.setQueriesData<TopicPages>(
    { queryKey: keyOf("topicList", "pages") },
    (list) =>
      list && { ...list, pages: list.pages.map((page) => ({ ...page, rows: page.rows.map(change) })) },
  );
  void queries.invalidateQueries(followedTopics(api));
}

/** Returns whether the viewer follows a topic, and the action that changes it. */
export function useTopicFollow(topicId: string) {
  const app = useApp();
  const requireLogin = useRequireLogin();
  useViewerState({ topicIds: [topicId] });
  const isFollow = useViewerTopic(topicId);
  const [toggle, pending] = useAction(async (follow: boolean) => {
    if (requireLogin({ action: "followTopic", id: topicId })) await followTopic(app, topicId, follow);
  });
  useResumedAction("followTopic", topicId, () => void toggle(true));
  return { isFollow, pending, toggle: (follow: boolean) => void toggle(follow) };
}

/** Marks a followed topic as seen when it is opened. Ignores failures, because only a badge depends on it. */
export function useMarkTopicSeen(topicId: string): void {
  const { api, queries } = useApp();
  const isFollowed = useViewerTopic(topicId);
  useEffect(() => {
    if (!isFollowed) return;
    api
      .call("topicSeen", { body: { topicId }, silent: true })
      .then(() => queries.invalidateQueries(followedTopics(api)))
      .catch(() => {});
  }, [api, queries, topicId, isFollowed]);
}
