import type { SuggestionText } from "./suggestion-text.ts";

export const suggestionTextEn: SuggestionText = {
  member: "Mention someone",
  topic: "Topic",
  item: "Found",
  searching: "Searching…",
  noMember: "Nobody found",
  noTopic: "No such topic",
  noItem: "Nothing found",
  failed: "Could not search, try again later",
  newTopic: "New topic",
  found: "{n} results, use the arrow keys",
  searchMember: "Find by nickname",
  searchTopic: "Find or make a topic",
  results: "Results",
};
