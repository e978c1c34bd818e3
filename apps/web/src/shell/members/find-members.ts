import type { SuggestionSearch } from "@lenscape/ui/suggestion-list";
import type { App } from "#lib/app.tsx";
import { mentionText as text } from "./text.ts";

const PAGE_SIZE = 8;

/** Finds members to mention by name. For an empty query returns the members whom the viewer follows. */
export async function findMembers(
  { api, session }: Pick<App, "api" | "session">,
  query: string,
  signal: AbortSignal,
): ReturnType<SuggestionSearch> {
  const page = { pageNum: 1, pageSize: PAGE_SIZE };
  const { rows } = query
    ? await api.call("userQuery", { query: { ...page, keyWord: query }, signal })
    : await api.call("followList", { query: page, signal });
  if (!query && rows.length === 0) return text.followsNobody;
  return rows
    .filter(({ userId }) => userId !== session.state().userId)
    .map(({ userId, nickname, groupName, avatar }) => ({
      id: userId,
      label: nickname,
      note: groupName,
      avatar,
    }));
}
