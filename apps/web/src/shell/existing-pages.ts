import { useMatches } from "react-router-dom";
import type { PageName } from "#paths";

/** What the root route says about all pages. */
export interface RootHandle {
  pages: ReadonlySet<string>;
}

/** Gives the function that tells whether a page has been built, so that no link leads nowhere. */
export function usePageExists(): (page: PageName) => boolean {
  const root = useMatches()[0]?.handle as RootHandle | undefined;
  return (page) => root?.pages.has(page) ?? false;
}
