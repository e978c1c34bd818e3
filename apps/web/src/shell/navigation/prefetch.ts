import { PENDING_DELAY } from "#config/timing.ts";

const isBrowser = () => typeof document !== "undefined";

/**
 * Runs queries side by side for a loader. The server waits for them, so that its markup is whole; the browser goes on
 * at once and the page shows skeletons meanwhile. Takes the promises of `prefetchQuery`, which never reject: a part
 * of a page that fails says so itself.
 */
export async function prefetch(...queries: Promise<void>[]): Promise<null> {
  if (!isBrowser()) await Promise.all(queries);
  return null;
}

/**
 * Runs queries whose answers decide how high parts of a page are. The page waits for them no longer than a navigation
 * goes unnoticed: what is answered by then stands in its place at once, the rest shows skeletons. The server waits.
 */
export async function prefetchLayout(...queries: Promise<void>[]): Promise<null> {
  if (!isBrowser()) return prefetch(...queries);
  const unnoticed = new Promise((resolve) => setTimeout(resolve, PENDING_DELAY));
  await Promise.race([Promise.all(queries), unnoticed]);
  return null;
}
