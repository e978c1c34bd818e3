import { STORAGE_PREFIX } from "@lenscape/api/session";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { WISH_LIFE } from "#config/timing.ts";
import type { wishText } from "./text.ts";

/** What a visitor wanted to do that needs an account. */
export interface Wish {
  act: keyof (typeof wishText)["titles"];
  /** The thread, comment, member, topic or circle it is about; empty where a page knows only one. */
  id: string;
  /** The nickname or name that a sentence may say. */
  name?: string;
}

/** A value that components follow; only presses in a browser change it. */
function cell<Value>() {
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

const asked = cell<Wish>();
const granted = cell<Wish>();

/** Tells a visitor what the account is for and offers the login (`LoginReason`). */
export const askToLogIn = (wish: Wish): void => asked.set(wish);

/** What a visitor is being asked to log in for. */
export const useAsked = (): Wish | null => useSyncExternalStore(asked.subscribe, asked.get, () => null);

/** The visitor has answered. */
export const endAsking = (): void => asked.set(null);

const KEY = `${STORAGE_PREFIX}wish`;

/** Keeps a wish across the login, in this tab alone. A storage that refuses costs the wish only. */
export function keepWish(wish: Wish, now = Date.now()): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...wish, at: now }));
  } catch {
    // The login goes on; what was wanted has to be pressed again.
  }
}

/** Takes the kept wish away and returns it; null when there is none, or it is older than a login takes. */
export function takeWish(now = Date.now()): Wish | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as (Wish & { at: number }) | null;
    sessionStorage.removeItem(KEY);
    return kept && now - kept.at < WISH_LIFE ? { act: kept.act, id: kept.id, name: kept.name } : null;
  } catch {
    return null;
  }
}

/** Leaves a wish to the control that was pressed; null takes it back. */
export const grantWish = (wish: Wish | null): void => granted.set(wish);

/**
 * Runs `run` once when the member has logged in for what a control offers, for a wish that only its page can fulfil.
 * Where several controls offer it, the first does it; where none is left, nothing happens.
 * @param ids the thread, comments, member, topic or circle the control is about
 */
export function useGranted(
  act: Wish["act"],
  ids: string | readonly string[],
  run: (id: string) => void,
): void {
  const wish = useSyncExternalStore(granted.subscribe, granted.get, () => null);
  const mine = wish?.act === act && (typeof ids === "string" ? ids === wish.id : ids.includes(wish.id));
  const take = useEffectEvent(() => {
    if (granted.get() !== wish) return;
    granted.set(null);
    if (wish) run(wish.id);
  });
  useEffect(() => {
    if (mine) take();
  }, [mine]);
}
