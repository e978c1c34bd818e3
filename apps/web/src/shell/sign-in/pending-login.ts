import { STORAGE_PREFIX } from "@lenscape/api/session";
import { readJson, type SafeStorage, sessionStore, writeJson } from "#lib/storage.ts";

type TabStorage = Pick<SafeStorage, "getItem" | "setItem" | "removeItem">;

const KEY = `${STORAGE_PREFIX}pendingVisit`;

/** A login or linking that has left for WeChat or the identity provider and has not returned. */
export interface PendingLogin {
  state: string;
  /** Key that binds the login to this browser. Only the identity provider uses it. */
  visitKey?: string;
  purpose: "login" | "bind";
  redirect?: string;
}

/** Stores the pending login for this tab. */
export function savePendingLogin(pending: PendingLogin, storage: TabStorage = sessionStore): void {
  writeJson(storage, KEY, pending);
}

/**
 * Removes the pending login and returns it if it has the given `state`. A return that this tab did not start is
 * ignored, so that nobody can inject the login of another account.
 */
export function takePendingLogin(
  state: string | null,
  storage: TabStorage = sessionStore,
): PendingLogin | null {
  const pending = readJson(storage, KEY) as PendingLogin | undefined;
  storage.removeItem(KEY);
  return pending && state !== null && pending.state === state ? pending : null;
}
