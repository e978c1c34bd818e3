import type { Api } from "@lenscape/api/client";
import { randomId } from "@lenscape/api/random-id";
import { toast } from "@lenscape/ui/toast";
import { useRef } from "react";
import { isConflict, useAction } from "#lib/action.ts";
import { type App, useApp } from "#lib/app.tsx";
import { consoleText as text } from "./text.ts";

/** Refetches everything that the console shows after an act, and on its next use everything that the site shows. */
export function refreshConsole({ queries }: App): Promise<void> {
  return queries.invalidateQueries({
    predicate: (query) => query.meta?.console === true || !query.isActive(),
  });
}

/** Names what a dialog sends: the same again under the same key, so that an answer lost on the way is not a second act; something else under another. */
export function useRequestKey(): (body: object) => string {
  const sent = useRef({ body: "", key: "" });
  return (body) => {
    const words = JSON.stringify(body);
    if (sent.current.body !== words) sent.current = { body: words, key: randomId() };
    return sent.current.key;
  };
}

/**
 * A guarded act of the console: once done it is told, and what is shown is fetched again; that it does also when
 * somebody else was faster. One that gives false was cancelled.
 */
export function useAct<Args extends unknown[]>(act: (api: Api, ...args: Args) => Promise<unknown>) {
  const app = useApp();
  return useAction(async (...args: Args) => {
    try {
      if ((await act(app.api, ...args)) === false) return;
    } catch (cause) {
      if (isConflict(cause)) void refreshConsole(app);
      throw cause;
    }
    toast(text.done, { tone: "success" });
    await refreshConsole(app);
  });
}
