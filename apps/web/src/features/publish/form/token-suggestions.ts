import type { Suggestion, SuggestionSearch } from "@lenscape/ui/suggestion-list";
import type { App } from "#lib/app.tsx";
import { findMembers } from "#shell/members/find-members.ts";
import type { Draft } from "../drafts/thread-draft.ts";
import { publishText as text } from "../text.ts";
import { FRIENDS_MAX, TOPICS_MAX, topicFault } from "./publish-rules.ts";

const ROWS = 8;

async function topics({ api }: App, query: string, signal: AbortSignal): Promise<Suggestion[] | string> {
  const { rows } = await api.call("topicList", {
    query: { pageNum: 1, pageSize: ROWS, ...(query && { keyWord: query }) },
    signal,
  });
  const found = rows.map(({ id, content }) => ({ id, label: content }));
  if (!query) return found.length > 0 ? found : text.noTopicYet;
  if (found.some(({ label }) => label === query)) return found;
  const fault = topicFault(query);
  if (!fault) return [...found, { id: "", label: query }];
  return found.length > 0 ? found : fault;
}

/** Those that are chosen already, once no more may be; else why there are none. */
function within(
  found: readonly Suggestion[] | string,
  isFull: boolean,
  isChosen: (suggestion: Suggestion) => boolean,
  full: string,
): readonly Suggestion[] | string {
  if (!isFull || typeof found === "string") return found;
  const chosen = found.filter(isChosen);
  return chosen.length > 0 ? chosen : full;
}

/**
 * Finds members and topics for a draft: those I follow and the topics of the day before anything is typed. A topic
 * nobody has used yet is offered as a new one. When no more may be chosen, only the chosen ones are offered.
 */
export const createSearch =
  (app: App, draft: () => Pick<Draft, "topics" | "friends">): SuggestionSearch =>
  async (kind, query, signal) => {
    const { topics: about, friends } = draft();
    if (kind === "member") {
      const isFriend = ({ id }: Suggestion) => friends.some(({ userId }) => userId === id);
      const found = await findMembers(app, query, signal);
      return within(found, friends.length >= FRIENDS_MAX, isFriend, text.friendsFull);
    }
    const isTopic = ({ label }: Suggestion) => about.some(({ content }) => content === label);
    const found = await topics(app, query, signal);
    return within(found, about.length >= TOPICS_MAX, isTopic, text.topicsFull);
  };
