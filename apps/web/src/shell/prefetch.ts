/**
 * Runs queries side by side for a loader. The server waits for them, so that its markup is whole; the browser goes on
 * at once and the page shows skeletons meanwhile. Takes the promises of `prefetchQuery`, which never reject: a part
 * of a page that fails says so itself.
 */
export async function prefetch(...queries: Promise<void>[]): Promise<null> {
  if (typeof document === "undefined") await Promise.all(queries);
  return null;
}
