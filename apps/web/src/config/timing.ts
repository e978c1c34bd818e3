import type { timeoutProfiles } from "@lenscape/api/deadline";

/** Every wait of the browser, in milliseconds, and where the specification's point 9 asks for it. */

/** How long calls may take: `standard` ends them after 30 s (CONST-001), `long` after 60 s for slow lines (CONST-002). */
export const TIMEOUTS: keyof typeof timeoutProfiles = "standard";

/** A pause in typing before a search starts (CONST-008). */
export const SEARCH_DEBOUNCE = 300;

/** An action that was clicked takes no second click for this long (CONST-007). */
export const CLICK_LOCK = 1000;

/** The beat of the unread poll, in seconds, as the call's body carries it (CONST-010). */
export const UNREAD_TICK = 5;

/** A page's code that has not arrived by now has failed (CONST-004). */
export const CHUNK_TIMEOUT = 120_000;
/** Nothing tells that a page is loading before this (CONST-005). */
export const PENDING_DELAY = 200;
/** A page that has not come by now is said to be late; it is still waited for (CONST-006). */
export const PENDING_TIMEOUT = 60_000;

/** How long fetched data counts as fresh. */
export const FRESH = 30_000;
/** A list that was scrolled through is not fetched again on the way back to it. */
export const LIST_FRESH = 5 * 60_000;
/** Menu, tabs and site information hardly change. */
export const SITE_FRESH = 10 * 60_000;
/** How long data nobody shows is kept for the back button. */
export const KEEP = 30 * 60_000;

/** How often 「x 分钟前」 is counted anew. */
export const CLOCK_BEAT = 60_000;
/** How long what things are to me is taken as known before a page asks again. */
export const VIEWER_FRESH = 5 * 60_000;
/** How long a banner stays before the next one comes. */
export const BANNER_INTERVAL = 5000;

/** A pause in writing before the draft is kept. */
export const DRAFT_KEEP_PAUSE = 500;
/** A changed draft is sent to the server at the latest this long after the change. */
export const DRAFT_SEND_DELAY = 2500;
/** A draft that could not be sent is tried again after this long. */
export const DRAFT_RETRY_DELAY = 15_000;

/** What floats above a page and what moves on it is loaded at the latest this long after the page, in milliseconds. */
export const CALM = 3000;
/** How long a message can be taken back, as the server has it. */
export const RECALL_WINDOW = 2 * 60_000;

/** What took the focus from a field has been done this long after, in milliseconds. */
export const FOCUS_SETTLE = 300;

/** A mini-program opens this long after the toast about its reward (STATE-021, AMB-037). */
export const MINI_PROGRAM_DELAY = 300;
/** Seconds between two codes by SMS, as the server has it. */
export const SMS_PAUSE = 60;

/** A page still seen this long after a link was opened was not left by it. */
export const LAUNCH_PATIENCE = 2500;
/** How long the browser may look for its position. */
export const LOCATE_TIMEOUT = 10_000;
