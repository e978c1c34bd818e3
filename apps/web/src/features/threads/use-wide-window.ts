import { useMediaQuery } from "#lib/use-media-query.ts";

/** Window width from which the sidebar is shown. */
const WIDE = "(min-width: 48rem)";

/** Whether a loader fetches the data of the sidebar. True on the server, which does not know the window width. */
export const loadsSidebar = (): boolean => typeof window === "undefined" || window.matchMedia(WIDE).matches;

/** Whether the window is wide enough for the sidebar. False on the server. */
export const useWideWindow = (): boolean => useMediaQuery(WIDE);
