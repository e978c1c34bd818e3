import { useMediaQuery } from "#lib/use-media-query.ts";

/** Below this the aside is not shown. */
const WIDE = "(min-width: 48rem)";

/** Whether the aside comes with the page: the server does not know the window, the browser does. */
export const bringsAside = (): boolean => typeof window === "undefined" || window.matchMedia(WIDE).matches;

/** Whether there is room for the aside; no on the server, which does not know the window. */
export const useWide = (): boolean => useMediaQuery(WIDE);
