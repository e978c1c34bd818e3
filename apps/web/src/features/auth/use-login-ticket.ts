import { useCallback, useLayoutEffect, useState } from "react";
import { LOGIN_TICKET_LIFETIME_MS } from "#config/timing.ts";
import { LOGIN_TICKET_KEY, removeLoginTicket } from "#shell/session/login-ticket.ts";

type Store = Pick<Storage, "getItem">;

/** The ticket that this tab was given, while it may serve. */
function kept(storage: Store): string | undefined {
  try {
    const { ticket, until } = JSON.parse(storage.getItem(LOGIN_TICKET_KEY) ?? "{}") as {
      ticket?: unknown;
      until?: unknown;
    };
    return typeof ticket === "string" && typeof until === "number" && until > Date.now() ? ticket : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the ticket for the second step of a log-in in this tab. */
export const keepTicket = (ticket: string): void =>
  window.sessionStorage.setItem(
    LOGIN_TICKET_KEY,
    JSON.stringify({ ticket, until: Date.now() + LOGIN_TICKET_LIFETIME_MS }),
  );

/** The ticket for the second step of a log-in, which a reload of the tab keeps; and what sets or drops it. */
export function useLoginTicket(): [ticket: string | undefined, keep: (ticket: string | undefined) => void] {
  const [ticket, setTicket] = useState<string>();
  // Not while rendering: the server has no tab, and its markup is taken over as it is. Before it is painted, so that
  // nobody sees the first step again.
  useLayoutEffect(() => setTicket(kept(window.sessionStorage)), []);
  const keep = useCallback((next: string | undefined) => {
    if (next === undefined) removeLoginTicket();
    else keepTicket(next);
    setTicket(next);
  }, []);
  return [ticket, keep];
}
