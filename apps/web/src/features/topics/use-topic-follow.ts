import { keyOf } from "@lenscape/api/tanstack-query";
import type { Topic } from "@lenscape/api/types";
import type { InfiniteData } from "@tanstack/react-query";
import { useEffect } from "react";
import { useAction } from "#lib/action.ts";
import { type App, useApp } from "#lib/app.tsx";
import { useGranted } from "#shell/session/resumed-action.ts";
import { changeViewer, useAdmission, useViewerState, useViewerTopic } from "#shell/session/viewer-state.ts";
import { followedTopics } from "./queries.ts";

type TopicPages = InfiniteData<{ rows: Topic[]; total: number }>;

/** Follows a topic or ends it; what is cached of the topic counts along. Throws `ApiError`. */
export async function followTopic(app: App, topicId: string, follow: boolean): Promise<void> {
  const { api, queries } = app;
  const { value, followCount } = await api.call("topicFollow", {
    body: { topicId, value: follow ? 1 : 0 },
  });
  changeViewer(app, (known) => ({ ...known, topics: { ...known.topics, [topicId]: value === 1 } }));
  const change = (topic: Topic) => (topic.id === topicId ? { ...topic, followCount } : topic);
  queries.setQueriesData<Topic>({ queryKey: keyOf("topicDetail") }, (found) => found && change(found));
  queries.setQueriesData<TopicPages>(
    { queryKey: keyOf("topicList", "pages") },
    (list) =>
      list && { ...list, pages: list.pages.map((page) => ({ ...page, rows: page.rows.map(change) })) },
  );
  void queries.invalidateQueries(followedTopics(api));
}

/** Whether I follow a topic, and the way to change it. */
export function useTopicFollow(topicId: string) {
  const app = useApp();
  const admit = useAdmission();
  useViewerState({ topicIds: [topicId] });
  const isFollow = useViewerTopic(topicId);
  const [toggle, pending] = useAction(async (follow: boolean) => {
    if (admit({ act: "followTopic", id: topicId })) await followTopic(app, topicId, follow);
  });
  useGranted("followTopic", topicId, () => void toggle(true));
  return { isFollow, pending, toggle: (follow: boolean) => void toggle(follow) };
}

/** Says, once a topic of mine is open, that I have seen what is in it. A failure costs a number, nothing is reported. */
export function useTopicSeen(topicId: string): void {
  const { api, queries } = useApp();
  const followed = useViewerTopic(topicId);
  useEffect(() => {
    if (!followed) return;
    api
      .call("topicSeen", { body: { topicId }, silent: true })
      .then(() => queries.invalidateQueries(followedTopics(api)))
      .catch(() => {});
  }, [api, queries, topicId, followed]);
}
