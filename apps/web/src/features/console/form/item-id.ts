/** What can be picked by its title. */
export type ItemKind = "thread" | "goods";

/** What the address of its page has its number in. */
const ADDRESSED: Record<ItemKind, string> = { thread: "threadId", goods: "id" };

/** The number of a thing, typed as it is or within the address of its page; undefined for anything else. */
export function itemIdOf(kind: ItemKind, typed: string): string | undefined {
  const [address = ""] = typed.trim().split("#", 1);
  const [, query] = address.split("?", 2);
  const id = query === undefined ? address : (new URLSearchParams(query).get(ADDRESSED[kind]) ?? "");
  return /^[1-9]\d{0,17}$/.test(id) ? id : undefined;
}
