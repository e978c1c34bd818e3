import { STORAGE_PREFIX } from "@lenscape/api/session";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { RESUMED_ACTION_LIFETIME_MS } from "#config/timing.ts";
import { readJson, sessionStore, writeJson } from "#lib/storage.ts";
import type { loginPromptText } from "./text.ts";

/** An action that a visitor started and that continues after login. */
export interface ResumedAction {
  action: keyof (typeof loginPromptText)["titles"];
  /** ID of the thread, comment, member, topic or circle; empty for the page's own action. */
  id: string;
  /** Nickname or circle name for the sentences of the prompt. */
  name?: string;
}

/** Creates an external store for `useSyncExternalStore`. It changes only in the browser. */
function createStore<Value>() {
  let value: Value | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next: Value | null) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const promptedAction = createStore<ResumedAction>();
const dispatchedAction = createStore<ResumedAction>();

/** Opens the login prompt for an action. */
export const promptLogin = (action: ResumedAction): void => promptedAction.set(action);

/** Returns the action that the login prompt is open for. */
export const useLoginPrompt = (): ResumedAction | null =>
  useSyncExternalStore(promptedAction.subscribe, promptedAction.get, () => null);

/** Closes the login prompt. */
export const closeLoginPrompt = (): void => promptedAction.set(null);

const KEY = `${STORAGE_PREFIX}wish`;

interface StoredAction extends ResumedAction {
  /** Time of storing, in epoch milliseconds. */
  at: number;
}

/** Stores an action during the login, in this tab only. */
export function storeResumedAction(action: ResumedAction, now = Date.now()): void {
  writeJson(sessionStore, KEY, { ...action, at: now } satisfies StoredAction);
}

/** Removes the stored action and returns it; null if there is none or it is older than a login takes. */
export function takeResumedAction(now = Date.now()): ResumedAction | null {
  const stored = readJson(sessionStore, KEY) as Partial<StoredAction> | undefined;
  sessionStore.removeItem(KEY);
  // Tabs opened before an update may hold an action of another shape.
  if (!stored?.action || stored.id === undefined || stored.at === undefined) return null;
  if (now - stored.at >= RESUMED_ACTION_LIFETIME_MS) return null;
  return { action: stored.action, id: stored.id, name: stored.name };
}

/** Hands an action to the control that was pressed; null withdraws it. */
export const dispatchResumedAction = (action: ResumedAction | null): void => dispatchedAction.set(action);

/**
 * Runs `run` once when the member has logged in for an action of this control. If several controls offer the action, the
 * first one runs it; without any, nothing happens.
 * @param ids IDs of the thread, comments, member, topic or circle that the control is about
 */
export function useResumedAction(
  action: ResumedAction["action"],
  ids: string | readonly string[],
  run: (id: string) => void,
): void {
  const dispatched = useSyncExternalStore(dispatchedAction.subscribe, dispatchedAction.get, () => null);
  const isMatch =
    dispatched?.action === action &&
    (typeof ids === "string" ? ids === dispatched.id : ids.includes(dispatched.id));
  const runOnce = useEffectEvent(() => {
    if (dispatchedAction.get() !== dispatched) return;
    dispatchedAction.set(null);
    if (dispatched) run(dispatched.id);
  });
  useEffect(() => {
    if (isMatch) runOnce();
  }, [isMatch]);
}
