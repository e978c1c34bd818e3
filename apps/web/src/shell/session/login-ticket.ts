import { STORAGE_PREFIX } from "@lenscape/api/session";

/** Where the tab keeps the ticket for the second step of a log-in. */
export const TICKET_KEY = `${STORAGE_PREFIX}loginTicket`;

/** Forgets the ticket of this tab: it has served, or is given up. */
export const forgetTicket = (): void => window.sessionStorage.removeItem(TICKET_KEY);
