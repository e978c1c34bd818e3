import { PENDING_DELAY_MS } from "#config/timing.ts";

const isBrowser = () => typeof document !== "undefined";

/**
 * Runs queries in parallel for a loader. The server waits for them, so that its markup is complete; the browser does not
 * wait, and the page shows skeletons. Takes promises of `prefetchQuery`, which never reject, because each section of a
 * page shows its own error.
 */
export async function prefetch(...queries: Promise<void>[]): Promise<null> {
  if (!isBrowser()) await Promise.all(queries);
  return null;
}

/**
 * Runs queries whose responses determine the height of sections. The server waits for them; the browser waits at most
 * until the loading indicator would appear, to avoid layout shifts, and then shows skeletons.
 */
export async function prefetchLayout(...queries: Promise<void>[]): Promise<null> {
  if (!isBrowser()) return prefetch(...queries);
  const timeout = new Promise((resolve) => setTimeout(resolve, PENDING_DELAY_MS));
  await Promise.race([Promise.all(queries), timeout]);
  return null;
}
