import { STORAGE_PREFIX } from "@lenscape/api/session";

const KEY = `${STORAGE_PREFIX}pendingVisit`;

/**
 * A visit to WeChat or to the community's identity provider that has begun: what it must come back with, what for, and
 * where to go afterwards.
 */
export interface Pending {
  state: string;
  /** What shows the server that it is this browser, where the provider's visits are bound to it. */
  visitKey?: string;
  purpose: "login" | "bind";
  redirect?: string;
}

/** Remembers the visit for this tab alone. */
export function savePending(storage: Pick<Storage, "setItem">, pending: Pending): void {
  storage.setItem(KEY, JSON.stringify(pending));
}

/**
 * The visit that `state` belongs to, once: an answer that this tab did not ask for is nobody's, so that no stranger's
 * log-in can be slipped in.
 */
export function consumePending(
  storage: Pick<Storage, "getItem" | "removeItem">,
  state: string | null,
): Pending | null {
  const kept = storage.getItem(KEY);
  storage.removeItem(KEY);
  try {
    const pending = JSON.parse(kept ?? "null") as Pending | null;
    return pending && state !== null && pending.state === state ? pending : null;
  } catch {
    return null;
  }
}
