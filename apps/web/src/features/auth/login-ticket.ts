import { STORAGE_PREFIX } from "@lenscape/api/session";
import { useCallback, useEffect, useState } from "react";
import { TICKET_LIFE } from "#config/timing.ts";

const KEY = `${STORAGE_PREFIX}loginTicket`;

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The ticket that this tab was given, while it may serve. */
function kept(storage: Store): string | undefined {
  try {
    const { ticket, until } = JSON.parse(storage.getItem(KEY) ?? "{}") as {
      ticket?: unknown;
      until?: unknown;
    };
    return typeof ticket === "string" && typeof until === "number" && until > Date.now() ? ticket : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the ticket of this tab: it has served, or is given up. */
export const forgetTicket = (): void => window.sessionStorage.removeItem(KEY);

/** The ticket for the second step of a log-in, which a reload of the tab keeps; and what sets or drops it. */
export function useLoginTicket(): [ticket: string | undefined, keep: (ticket: string | undefined) => void] {
  const [ticket, setTicket] = useState<string>();
  // Not while rendering: the server has no tab, and its markup is taken over as it is.
  useEffect(() => setTicket(kept(window.sessionStorage)), []);
  const keep = useCallback((next: string | undefined) => {
    if (next === undefined) forgetTicket();
    else
      window.sessionStorage.setItem(KEY, JSON.stringify({ ticket: next, until: Date.now() + TICKET_LIFE }));
    setTicket(next);
  }, []);
  return [ticket, keep];
}
