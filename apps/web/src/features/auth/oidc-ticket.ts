import { STORAGE_PREFIX } from "@lenscape/api/session";
import { useCallback, useLayoutEffect, useState } from "react";
import { OIDC_TICKET_LIFETIME_MS } from "#config/timing.ts";

const KEY = `${STORAGE_PREFIX}oidcTicket`;

/** What somebody has shown at the identity provider, and what they mean to do with it. */
export interface OidcTicket {
  ticket: string;
  /** To choose what to do; to bind it after logging in; to bind it, asked for in the settings. */
  wish: "choose" | "bind" | "settings";
  /** What they are called there, where it is known. */
  account?: string;
}

function kept(): OidcTicket | null {
  try {
    const { until, ...held } = JSON.parse(window.sessionStorage.getItem(KEY) ?? "{}") as OidcTicket & {
      until?: unknown;
    };
    return typeof held.ticket === "string" && typeof until === "number" && until > Date.now() ? held : null;
  } catch {
    return null;
  }
}

/** Keeps the ticket in this tab, so that a reload and a log-in go on with it. */
export const holdOidcTicket = (held: OidcTicket): void =>
  window.sessionStorage.setItem(
    KEY,
    JSON.stringify({ ...held, until: Date.now() + OIDC_TICKET_LIFETIME_MS }),
  );

/** Drops the ticket: it has served, or serves no more. */
export const dropOidcTicket = (): void => window.sessionStorage.removeItem(KEY);

/** The ticket of this tab, null without one; undefined until the browser has looked. */
export function useOidcTicket(): [held: OidcTicket | null | undefined, hold: (held: OidcTicket) => void] {
  const [held, setHeld] = useState<OidcTicket | null>();
  // Not while rendering: the server has no tab, and its markup is taken over as it is.
  useLayoutEffect(() => setHeld(kept()), []);
  const hold = useCallback((next: OidcTicket) => {
    holdOidcTicket(next);
    setHeld(next);
  }, []);
  return [held, hold];
}
