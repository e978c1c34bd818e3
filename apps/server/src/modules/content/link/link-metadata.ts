import { runInChild } from "../../../core/child-task.ts";
import { policy } from "../../../policy.ts";
import type { FetchedPage } from "./link-fetch.ts";
import type { PageMetadata } from "./link-page.ts";

/** A page as it is passed to another process. */
export interface PageForTask {
  url: string;
  html: Uint8Array;
  contentType: string;
}

/**
 * Returns the metadata of a foreign page, parsed in a process of its own with limits on time and memory; undefined for a
 * page without a title.
 * @throws when the page exceeds them
 */
export const readMetadata = ({ url, html, contentType }: FetchedPage): Promise<PageMetadata | undefined> =>
  runInChild<PageMetadata | undefined>(
    new URL("./link-page-task.ts", import.meta.url),
    { url: url.href, html, contentType } satisfies PageForTask,
    policy.linkCards.reading,
  );
