/** Kinds of content that have an ID and can be picked by title. */
export type ItemKind = "thread" | "goods";

/** Query parameter of the detail page that contains the ID. */
const ID_PARAMS: Record<ItemKind, string> = { thread: "threadId", goods: "id" };

/** Parses an ID, or the URL of a detail page that contains one. Returns undefined for other input. */
export function parseItemId(kind: ItemKind, typed: string): string | undefined {
  const [url = ""] = typed.trim().split("#", 1);
  const [, query] = url.split("?", 2);
  const id = query === undefined ? url : (new URLSearchParams(query).get(ID_PARAMS[kind]) ?? "");
  return /^[1-9]\d{0,17}$/.test(id) ? id : undefined;
}
