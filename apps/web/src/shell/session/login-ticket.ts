import { STORAGE_PREFIX } from "@lenscape/api/session";
import { sessionStore } from "#lib/storage.ts";

/** Storage key of this tab's ticket for the second step of a login. */
export const LOGIN_TICKET_KEY = `${STORAGE_PREFIX}loginTicket`;

/** Removes the ticket of this tab, after use or when the login is abandoned. */
export const removeLoginTicket = (): void => sessionStore.removeItem(LOGIN_TICKET_KEY);
