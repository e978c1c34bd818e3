import type { Api } from "@lenscape/api/client";
import { randomId } from "@lenscape/api/random-id";
import { toast } from "@lenscape/ui/toast";
import { useRef } from "react";
import { isConflict, useAction } from "#lib/action.ts";
import { type App, useApp } from "#lib/app.tsx";
import { consoleText as text } from "./text.ts";

/** Refetches all active console queries, and marks every inactive query of the site as stale. */
export function refreshConsole({ queries }: App): Promise<void> {
  return queries.invalidateQueries({
    predicate: (query) => query.meta?.console === true || !query.isActive(),
  });
}

/**
 * Returns a function that gives an idempotency key for a request body. A retry of the same body has the same key, so that
 * the server applies it once even if the first response was lost.
 */
export function useRequestKey(): (body: object) => string {
  const last = useRef({ body: "", key: "" });
  return (body) => {
    const json = JSON.stringify(body);
    if (last.current.body !== json) last.current = { body: json, key: randomId() };
    return last.current.key;
  };
}

/**
 * Wraps a moderation or editing action: shows a toast on success and refetches the console, also after a conflict with
 * another operator. The action returns false if the user cancelled.
 */
export function useConsoleAction<Args extends unknown[]>(
  action: (api: Api, ...args: Args) => Promise<unknown>,
) {
  const app = useApp();
  return useAction(async (...args: Args) => {
    try {
      if ((await action(app.api, ...args)) === false) return;
    } catch (cause) {
      if (isConflict(cause)) void refreshConsole(app);
      throw cause;
    }
    toast(text.done, { tone: "success" });
    await refreshConsole(app);
  });
}
