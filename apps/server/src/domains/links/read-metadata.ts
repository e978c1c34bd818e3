import { runInWorker } from "../../core/worker.ts";
import { policy } from "../../policy.ts";
import type { FetchedPage } from "./fetch.ts";
import type { PageMetadata } from "./page.ts";

/** A page as it is passed to another thread. */
export interface PageInWorker {
  url: string;
  html: Uint8Array;
  contentType: string;
}

/**
 * The metadata of a foreign page, parsed in a thread of its own with limits on time and memory; undefined for a page
 * without a title.
 * @throws when the page exceeds them
 */
export const readMetadata = ({ url, html, contentType }: FetchedPage): Promise<PageMetadata | undefined> =>
  runInWorker<PageMetadata | undefined>(
    new URL("./page-worker.ts", import.meta.url),
    { url: url.href, html, contentType } satisfies PageInWorker,
    policy.linkCards.reading,
  );
