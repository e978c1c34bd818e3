import { useCallback, useLayoutEffect, useState } from "react";
import { LOGIN_TICKET_LIFETIME_MS } from "#config/timing.ts";
import { readJson, sessionStore, writeJson } from "#lib/storage.ts";
import { LOGIN_TICKET_KEY, removeLoginTicket } from "#shell/session/login-ticket.ts";

/** Returns the ticket of this tab unless it has expired. */
function readLoginTicket(): string | undefined {
  const stored = readJson(sessionStore, LOGIN_TICKET_KEY);
  const { ticket, until } = (stored ?? {}) as { ticket?: unknown; until?: unknown };
  return typeof ticket === "string" && typeof until === "number" && until > Date.now() ? ticket : undefined;
}

/** Stores the ticket for the second step of a login for this tab. */
export const storeLoginTicket = (ticket: string): void =>
  writeJson(sessionStore, LOGIN_TICKET_KEY, { ticket, until: Date.now() + LOGIN_TICKET_LIFETIME_MS });

/** Returns the ticket for the second step of a login, which survives a reload, and its setter. */
export function useLoginTicket(): [
  ticket: string | undefined,
  setTicket: (ticket: string | undefined) => void,
] {
  const [ticket, setTicket] = useState<string>();
  // Read after hydration, because the server renders without a ticket, and before paint, so that the first step does
  // not flash.
  useLayoutEffect(() => setTicket(readLoginTicket()), []);
  const storeTicket = useCallback((next: string | undefined) => {
    if (next === undefined) removeLoginTicket();
    else storeLoginTicket(next);
    setTicket(next);
  }, []);
  return [ticket, storeTicket];
}
