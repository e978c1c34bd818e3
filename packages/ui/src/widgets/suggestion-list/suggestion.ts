/** Kinds suggested after `@` and `#`. */
export type SuggestionKind = "member" | "topic";

/** Kinds a list can show: suggestions of a sign, or items found by title. */
export type ListedKind = SuggestionKind | "item";

/** A member, topic or item to choose. */
export interface Suggestion {
  /** Empty for a topic that does not exist yet. */
  id: string;
  /** Nickname, topic name without its sign, or title. */
  label: string;
  /** Second line, for example the member's group. */
  note?: string;
  avatar?: string;
  /** Image of an item. */
  picture?: string | undefined;
}

/**
 * Finds members or topics; an empty query returns likely ones. Resolves to a sentence if the reason for an empty
 * result is known, and rejects on failure.
 */
export type SuggestionSearch = (
  kind: SuggestionKind,
  query: string,
  signal: AbortSignal,
) => Promise<readonly Suggestion[] | string>;

/** Signs of members and topics. */
export const SIGNS: Record<SuggestionKind, string> = { member: "@", topic: "#" };

/** Effect of a key on an open list. */
export type ListKey = { active: number } | "pick" | "close" | null;

/**
 * Returns the effect of a key on an open list: arrows move in a circle, Enter and Tab pick, Escape closes; null for
 * other keys.
 */
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
