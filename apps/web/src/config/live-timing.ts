import { UNREAD_TICK } from "./timing.ts";

/** The waits of what comes live, in milliseconds: apart from the others, since no first visit waits for it. */

/** The pause between two polls (CONST-010), and the longest when they keep failing (ruling 5). */
export const UNREAD_INTERVAL = UNREAD_TICK * 1000;
export const UNREAD_INTERVAL_MAX = 60_000;
/** The poll's beat while a stream tells what is new: it only makes sure. */
export const UNREAD_INTERVAL_LIVE = 60_000;

/** Pauses before a stream is opened again, the first and the longest. */
export const LIVE_RETRY = 2000;
export const LIVE_RETRY_MAX = 60_000;
/** A stream that is silent for longer is dead: the server says every 25 s that it is not. */
export const LIVE_SILENCE = 60_000;
/** A page that is left within this time is not watched. */
export const LIVE_SETTLE = 500;
/** One's own comment is told by the server as well: by then its answer is there. */
export const HEARD_SETTLE = 400;
