import type { Suggestion, SuggestionSearch } from "@lenscape/ui/suggestion-list";
import type { App } from "#lib/app.tsx";
import { findMembers } from "#shell/members/find-members.ts";
import type { Draft } from "../drafts/thread-draft.ts";
import { publishText as text } from "../text.ts";
import { getTopicError, MAX_FRIENDS, MAX_TOPICS } from "./publish-rules.ts";

const MAX_TOPIC_SUGGESTIONS = 8;

async function findTopics({ api }: App, query: string, signal: AbortSignal): Promise<Suggestion[] | string> {
  const { rows } = await api.call("topicList", {
    query: { pageNum: 1, pageSize: MAX_TOPIC_SUGGESTIONS, ...(query && { keyWord: query }) },
    signal,
  });
  const found = rows.map(({ id, content }) => ({ id, label: content }));
  if (!query) return found.length > 0 ? found : text.noTopicYet;
  if (found.some(({ label }) => label === query)) return found;
  const error = getTopicError(query);
  if (!error) return [...found, { id: "", label: query }];
  return found.length > 0 ? found : error;
}

/** Restricts suggestions to the selected ones when the maximum is reached, or returns the message if there are none. */
function limitToSelected(
  found: readonly Suggestion[] | string,
  isFull: boolean,
  isSelected: (suggestion: Suggestion) => boolean,
  fullMessage: string,
): readonly Suggestion[] | string {
  if (!isFull || typeof found === "string") return found;
  const selected = found.filter(isSelected);
  return selected.length > 0 ? selected : fullMessage;
}

/**
 * Creates the search for members and topics. An empty query suggests followed members and popular topics. An unknown
 * topic is suggested as a new one. When the maximum is reached, only selected items are suggested.
 */
export const createMentionSearch =
  (app: App, getDraft: () => Pick<Draft, "topics" | "friends">): SuggestionSearch =>
  async (kind, query, signal) => {
    const { topics, friends } = getDraft();
    if (kind === "member") {
      const isSelectedFriend = ({ id }: Suggestion) => friends.some(({ userId }) => userId === id);
      const found = await findMembers(app, query, signal);
      return limitToSelected(found, friends.length >= MAX_FRIENDS, isSelectedFriend, text.friendsFull);
    }
    const isSelectedTopic = ({ label }: Suggestion) => topics.some(({ content }) => content === label);
    const found = await findTopics(app, query, signal);
    return limitToSelected(found, topics.length >= MAX_TOPICS, isSelectedTopic, text.topicsFull);
  };
