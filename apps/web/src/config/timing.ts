import type { timeoutProfiles } from "@lenscape/api/deadline";

/** Timeout profile of API calls: `standard` ends calls after 30 s (CONST-001), `long` after 60 s (CONST-002). */
export const TIMEOUT_PROFILE: keyof typeof timeoutProfiles = "standard";

/** Pause in typing before a search starts (CONST-008). */
export const SEARCH_DEBOUNCE_MS = 300;

/** Time during which an action ignores further clicks (CONST-007). */
export const CLICK_LOCK_MS = 1000;

/** Minimum time between showing the captcha and registering; the server takes faster clients for bots. */
export const MIN_CAPTCHA_DELAY_MS = 2000;

/** Absence after which a return to the console counts as a new visit. */
export const CONSOLE_VISIT_GAP_MS = 30 * 60_000;

/** Time during which a batch of reviews can be undone, as on the server. */
export const REVIEW_UNDO_WINDOW_MS = 10 * 60_000;

/** Interval of the unread poll in seconds, as sent in the request body (CONST-010). */
export const UNREAD_POLL_SECONDS = 5;

/** Timeout for loading the code of a page (CONST-004). */
export const CHUNK_TIMEOUT_MS = 120_000;
/** Delay before the loading indicator appears (CONST-005). */
export const PENDING_DELAY_MS = 200;
/** Time after which a navigation is reported as slow; it still continues (CONST-006). */
export const PENDING_TIMEOUT_MS = 60_000;

/** Stale time of fetched data. */
export const STALE_TIME_MS = 30_000;
/** Stale time of lists, so that going back to a list does not refetch it. */
export const LIST_STALE_TIME_MS = 5 * 60_000;
/** Stale time of menu, tabs and site information, which rarely change. */
export const SITE_STALE_TIME_MS = 10 * 60_000;
/** Interval at which a visible page refetches the site information. */
export const SITE_REFETCH_INTERVAL_MS = 60_000;
/** Time for which unused data stays cached for the back button. */
export const GC_TIME_MS = 30 * 60_000;

/** Interval at which relative times (「x 分钟前」) are updated. */
export const CLOCK_INTERVAL_MS = 60_000;
/** Stale time of the viewer's relations to threads, members, … (liked, followed, …). */
export const VIEWER_STALE_TIME_MS = 5 * 60_000;
/** Interval between two banners of a carousel. */
export const BANNER_INTERVAL_MS = 5000;

/** Time for which the pointer rests on a member's name before the member card opens. */
export const CARD_OPEN_DELAY_MS = 300;
/** Delay before the member card closes: on the way to the card the pointer crosses the line below the name. */
export const CARD_CLOSE_DELAY_MS = 300;
/** Duration of a long press by touch. */
export const LONG_PRESS_MS = 400;

/** Time for which a visitor's action waits for the login before it expires. */
export const RESUMED_ACTION_LIFETIME_MS = 30 * 60_000;

/** Time for which a page may grow until its scroll position is restored. */
export const SCROLL_RESTORE_TIMEOUT_MS = 10_000;

/** Pause in typing before a draft is saved in the browser. */
export const DRAFT_SAVE_DELAY_MS = 500;
/** Maximum delay before a changed draft is sent to the server. */
export const DRAFT_SEND_DELAY_MS = 2500;
/** Delay before sending a failed draft again. */
export const DRAFT_RETRY_DELAY_MS = 15_000;

/** Maximum delay after the first page before floating layers and animations are loaded. */
export const IDLE_DELAY_MS = 3000;
/** Time during which a message can be recalled, as on the server. */
export const RECALL_WINDOW_MS = 2 * 60_000;

/** Time in which a click that blurred a field is handled. */
export const FOCUS_SETTLE_MS = 300;

/** Maximum number of checks for the points that publishing earned. */
export const MAX_REWARD_CHECKS = 5;
/** Interval between two checks for the points that publishing earned. */
export const REWARD_CHECK_INTERVAL_MS = 400;

/** Delay between the toast about a mini-program's reward and opening the mini-program (STATE-021, AMB-037). */
export const MINI_PROGRAM_DELAY_MS = 300;
/** Lifetime of the ticket for the second step of a login, as on the server. */
export const LOGIN_TICKET_LIFETIME_MS = 5 * 60_000;
/** Time for creating or linking an account after the identity provider's redirect, as on the server. */
export const OIDC_TICKET_LIFETIME_MS = 10 * 60_000;
/** Interval at which a passkey challenge is replaced; the server accepts it for one minute longer. */
export const PASSKEY_REFRESH_INTERVAL_MS = 4 * 60_000;
/** Seconds between two SMS codes, as on the server. */
export const SMS_RESEND_SECONDS = 60;

/** Time after which a page that is still visible was not left by an app link. */
export const LAUNCH_TIMEOUT_MS = 2500;
/** Timeout of the browser's geolocation. */
export const LOCATE_TIMEOUT_MS = 10_000;

/** Interval of the unread poll (CONST-010). */
export const UNREAD_POLL_INTERVAL_MS = UNREAD_POLL_SECONDS * 1000;
/** Maximum interval of the unread poll after repeated failures (ruling 5). */
export const MAX_UNREAD_POLL_INTERVAL_MS = 60_000;

/** Minimum delay before an event stream is reopened. */
export const MIN_LIVE_RETRY_MS = 2000;
/** Maximum delay before an event stream is reopened. */
export const MAX_LIVE_RETRY_MS = 60_000;
/** Silence after which an event stream counts as dead: the server sends a heartbeat every 25 s. */
export const LIVE_SILENCE_TIMEOUT_MS = 60_000;
/** Delay before a shown thread is watched, so that pages left at once open no stream. */
export const LIVE_CONNECT_DELAY_MS = 500;
/** Delay before a live event about an own comment is applied; the response of the call arrives earlier. */
export const OWN_COMMENT_DELAY_MS = 400;
