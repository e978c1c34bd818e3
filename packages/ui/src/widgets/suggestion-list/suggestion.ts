/** What can be offered after `@` and `#`. */
export type SuggestionKind = "member" | "topic";

/** What a list shows: what a sign offers, or things that are found by their title. */
export type ListedKind = SuggestionKind | "item";

/** One member, topic or thing to choose. */
export interface Suggestion {
  /** Empty for a topic that does not exist yet. */
  id: string;
  /** Nickname, topic name without its sign, or title. */
  label: string;
  /** A second line, such as the member's group. */
  note?: string;
  avatar?: string;
  /** Of a thing. */
  picture?: string | undefined;
}

/**
 * Finds members or topics; an empty query gives what is likely. Gives a sentence instead where it is known why there are
 * none. Rejects when it cannot tell.
 */
export type SuggestionSearch = (
  kind: SuggestionKind,
  query: string,
  signal: AbortSignal,
) => Promise<readonly Suggestion[] | string>;

/** The sign a member or topic is written with. */
export const SIGNS: Record<SuggestionKind, string> = { member: "@", topic: "#" };

/** What a key does to an open list of so many items with one of them active. */
export type ListKey = { active: number } | "pick" | "close" | null;

/** Reads a key for an open list: arrows go round, Enter and Tab pick, Escape closes, anything else is not for it. */
export function readListKey(pressedKey: string | undefined, active: number, count: number): ListKey {
  if (pressedKey === "Escape") return "close";
  if (count === 0) return null;
  switch (pressedKey) {
    case "ArrowDown":
      return { active: (active + 1) % count };
    case "ArrowUp":
      return { active: (active - 1 + count) % count };
    case "Enter":
    case "Tab":
      return "pick";
    default:
      return null;
  }
}
