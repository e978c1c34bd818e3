import { UNREAD_TICK } from "./timing.ts";

/** Timing of live updates, in milliseconds; apart from the others, since no first visit loads it. */

/** The pause between two polls (CONST-010), and the longest when they keep failing (ruling 5). */
export const UNREAD_INTERVAL = UNREAD_TICK * 1000;
export const UNREAD_INTERVAL_MAX = 60_000;

/** Pauses before a stream is reopened, the first and the longest. */
export const LIVE_RETRY = 2000;
export const LIVE_RETRY_MAX = 60_000;
/** A stream that is silent for longer is dead: the server sends a heartbeat every 25 s. */
export const LIVE_SILENCE = 60_000;
/** A page that is left within this time is not watched. */
export const LIVE_SETTLE = 500;
/** The server also announces one's own comment; by then the answer of the call has arrived. */
export const OWN_COMMENT_DELAY = 400;
