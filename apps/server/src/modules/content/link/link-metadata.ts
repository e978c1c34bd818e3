import { runInChild } from "../../../core/child-task.ts";
import { policy } from "../../../policy.ts";
import type { FetchedPage } from "./link-fetch.ts";
import type { PageMetadata } from "./link-page.ts";

/** A page as a message to the parser process. */
export interface PageForTask {
  url: string;
  html: Uint8Array;
  contentType: string;
}

/**
 * Parses the metadata of a foreign page in a process of its own with limits on time and memory. Returns undefined for a
 * page without a title.
 * @throws if the page exceeds a limit
 */
export const readMetadata = ({ url, html, contentType }: FetchedPage): Promise<PageMetadata | undefined> =>
  runInChild<PageMetadata | undefined>(
    new URL("./link-page-task.ts", import.meta.url),
    { url: url.href, html, contentType } satisfies PageForTask,
    policy.linkCards.reading,
  );
