import { inWorker } from "../../core/worker.ts";
import { policy } from "../../policy.ts";
import type { FetchedPage } from "./fetch.ts";
import type { LinkWords } from "./page.ts";

/** A page as it can be handed to another thread. */
export interface PageInWorker {
  url: string;
  html: Uint8Array;
  contentType: string;
}

/**
 * The words of a foreign page, read beside the server with a bound on time and memory; undefined for one without a title.
 * @throws when the page costs more than that
 */
export const readWords = ({ url, html, contentType }: FetchedPage): Promise<LinkWords | undefined> =>
  inWorker<LinkWords | undefined>(
    new URL("./page-worker.ts", import.meta.url),
    { url: url.href, html, contentType } satisfies PageInWorker,
    policy.linkCards.reading,
  );
