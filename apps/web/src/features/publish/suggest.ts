import type { Suggestion, SuggestionSearch } from "@lenscape/ui/suggestion-list";
import type { App } from "#lib/app.tsx";
import type { Draft } from "./draft.ts";
import { FRIENDS_MAX, TOPICS_MAX, topicFault } from "./rules.ts";

const ROWS = 8;

async function members({ api, session }: App, query: string, signal: AbortSignal): Promise<Suggestion[]> {
  const page = { pageNum: 1, pageSize: ROWS };
  const { rows } = query
    ? await api.call("userQuery", { query: { ...page, keyWord: query }, signal })
    : await api.call("followList", { query: page, signal });
  return rows
    .filter(({ userId }) => userId !== session.state().userId)
    .map(({ userId, nickname, groupName, avatar }) => ({
      id: userId,
      label: nickname,
      note: groupName,
      avatar,
    }));
}

async function topics({ api }: App, query: string, signal: AbortSignal): Promise<Suggestion[]> {
  const { rows } = await api.call("topicList", {
    query: { pageNum: 1, pageSize: ROWS, ...(query && { keyWord: query }) },
    signal,
  });
  const found = rows.map(({ id, content }) => ({ id, label: content }));
  const isNew = query && !topicFault(query) && !found.some(({ label }) => label === query);
  return isNew ? [...found, { id: "", label: query }] : found;
}

/**
 * Finds members and topics for a draft: those I follow and the topics of the day before anything is typed. A topic
 * nobody has used yet is offered as a new one. When no more may be chosen, only the chosen ones are offered.
 */
export const createSearch =
  (app: App, draft: () => Pick<Draft, "topics" | "friends">): SuggestionSearch =>
  async (kind, query, signal) => {
    const chosen = draft();
    if (kind === "member") {
      const found = await members(app, query, signal);
      if (chosen.friends.length < FRIENDS_MAX) return found;
      return found.filter(({ id }) => chosen.friends.some(({ userId }) => userId === id));
    }
    const found = await topics(app, query, signal);
    if (chosen.topics.length < TOPICS_MAX) return found;
    return found.filter(({ label }) => chosen.topics.some(({ content }) => content === label));
  };
