import { STORAGE_PREFIX } from "@lenscape/api/session";
import { useCallback, useLayoutEffect, useState } from "react";
import { OIDC_TICKET_LIFETIME_MS } from "#config/timing.ts";
import { readJson, sessionStore, writeJson } from "#lib/storage.ts";

const KEY = `${STORAGE_PREFIX}oidcTicket`;

/** Ticket of an account at the identity provider that is not linked yet. */
export interface OidcTicket {
  ticket: string;
  /** Next step: choose between a new and an existing account, link after login, or link from the settings. */
  purpose: "choose" | "bind" | "settings";
  /** Account name at the provider, if known. */
  account?: string;
}

function readOidcTicket(): OidcTicket | null {
  const stored = readJson(sessionStore, KEY);
  if (typeof stored !== "object" || stored === null) return null;
  const { until, ...ticket } = stored as OidcTicket & { until?: unknown };
  const isValid =
    typeof ticket.ticket === "string" &&
    typeof ticket.purpose === "string" &&
    typeof until === "number" &&
    until > Date.now();
  return isValid ? ticket : null;
}

/** Stores the ticket for this tab, so that it survives a reload and a login. */
export const storeOidcTicket = (ticket: OidcTicket): void =>
  writeJson(sessionStore, KEY, { ...ticket, until: Date.now() + OIDC_TICKET_LIFETIME_MS });

/** Removes the ticket after use or expiry. */
export const removeOidcTicket = (): void => sessionStore.removeItem(KEY);

/** Returns the ticket of this tab and its setter. The ticket is null if there is none, and undefined before hydration. */
export function useOidcTicket(): [
  ticket: OidcTicket | null | undefined,
  setTicket: (ticket: OidcTicket) => void,
] {
  const [ticket, setTicket] = useState<OidcTicket | null>();
  // Read after hydration, because the server renders without a ticket.
  useLayoutEffect(() => setTicket(readOidcTicket()), []);
  const storeTicket = useCallback((next: OidcTicket) => {
    storeOidcTicket(next);
    setTicket(next);
  }, []);
  return [ticket, storeTicket];
}
