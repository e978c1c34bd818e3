import type { timeoutProfiles } from "@lenscape/api/deadline";

/** All timing of the browser, in milliseconds, with the row of the specification's point 9 that asks for it. */

/** How long calls may take: `standard` ends them after 30 s (CONST-001), `long` after 60 s for slow lines (CONST-002). */
export const TIMEOUTS: keyof typeof timeoutProfiles = "standard";

/** A pause in typing before a search starts (CONST-008). */
export const SEARCH_DEBOUNCE = 300;

/** An action ignores further clicks for this long (CONST-007). */
export const CLICK_LOCK = 1000;

/** Registering waits until the captcha was to be seen this long; the server takes less for a program. */
export const REGISTER_LEAST = 2000;

/** Who comes back to the console after this long is on another visit. */
export const VISIT_GAP = 30 * 60_000;

/** How long a batch of reviews can be taken back, as the server has it. */
export const REVIEW_UNDO_LIFE = 10 * 60_000;

/** The interval of the unread poll, in seconds, as the request body carries it (CONST-010). */
export const UNREAD_TICK = 5;

/** The time limit for loading a page's code (CONST-004). */
export const CHUNK_TIMEOUT = 120_000;
/** The loading indicator appears after this time (CONST-005). */
export const PENDING_DELAY = 200;
/** After this time a page is reported as late; it is still waited for (CONST-006). */
export const PENDING_TIMEOUT = 60_000;

/** How long fetched data counts as fresh. */
export const STALE_TIME = 30_000;
/** How long a list stays fresh, so that going back to it does not fetch it again. */
export const LIST_STALE_TIME = 5 * 60_000;
/** Menu, tabs and site information hardly change. */
export const SITE_STALE_TIME = 10 * 60_000;
/** How often a visible page asks for the state of the site, in milliseconds. */
export const SITE_REFETCH_INTERVAL = 60_000;
/** How long unused data is kept for the back button. */
export const GC_TIME = 30 * 60_000;

/** How often 「x 分钟前」 is counted again. */
export const CLOCK_INTERVAL = 60_000;
/** How long the member's relation to things (liked, followed …) stays fresh. */
export const VIEWER_STALE_TIME = 5 * 60_000;
/** How long a banner stays before the next one comes. */
export const BANNER_INTERVAL = 5000;

/**
 * Milliseconds for which the pointer rests on a member until their card opens, and until the card closes after the pointer
 * left it: the way to the card leads over the line under the name. A finger holds longer.
 */
export const CARD_OPEN = 300;
export const CARD_CLOSE = 300;
export const LONG_PRESS = 400;

/** How long what a visitor pressed waits for the login it needs. */
export const WISH_LIFE = 30 * 60_000;

/** How long a page that is come back to may take to grow until its rows are where they were. */
export const PLACE_PATIENCE = 10_000;

/** A pause in writing before the draft is kept. */
export const DRAFT_SAVE_DELAY = 500;
/** A changed draft is sent to the server at most this long after the change. */
export const DRAFT_SEND_DELAY = 2500;
/** The pause before a failed draft is sent again. */
export const DRAFT_RETRY_DELAY = 15_000;

/** Floating elements and animations are loaded at most this long after the page, in milliseconds. */
export const IDLE_DELAY = 3000;
/** How long a message can be taken back, as the server has it. */
export const RECALL_WINDOW = 2 * 60_000;

/** The time that a click that took the focus from a field needs to be handled, in milliseconds. */
export const FOCUS_SETTLE = 300;

/** How often, and how many milliseconds apart, is looked for what publishing brought before it is taken for nothing. */
export const REWARD_LOOKS = 5;
export const REWARD_WAIT = 400;

/** A mini-program opens this long after the toast about its reward (STATE-021, AMB-037). */
export const MINI_PROGRAM_DELAY = 300;
/** How long the second step of a log-in may take, as the server has it. */
export const TICKET_LIFE = 5 * 60_000;
/** How long it may take to make or bind an account after coming from the identity provider, as the server has it. */
export const OIDC_TICKET_LIFE = 10 * 60_000;
/** What a passkey is asked to sign is asked for again before it is void; the server takes it for a minute longer. */
export const PASSKEY_ROUND = 4 * 60_000;
/** Seconds between two codes by SMS, as the server has it. */
export const SMS_PAUSE = 60;

/** A page that is still visible this long after a link was opened was not left by it. */
export const LAUNCH_TIMEOUT = 2500;
/** How long the browser may look for its position. */
export const LOCATE_TIMEOUT = 10_000;
