import type { ErrorReporter } from "../../../core/error-reporter.ts";
import type { Guard } from "../../../core/outbound.ts";
import type { Clock } from "../../../core/time.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { screen } from "../../screening/index.ts";
import { claimDue, saveCard } from "./link.queries.ts";
import { fetchPage } from "./link-fetch.ts";
import { readMetadata } from "./link-metadata.ts";
import type { PageMetadata } from "./link-page.ts";

const DAY_MS = 24 * 60 * 60_000;

/** Reads the metadata of a page. Returns undefined on failure, without a title, or if word screening holds the text. */
async function read(db: Db, url: string, guard: Guard | undefined): Promise<PageMetadata | undefined> {
  try {
    const metadata = await readMetadata(await fetchPage(url, guard));
    if (!metadata) return undefined;
    const { reviewWords } = await screen(db, "链接", metadata.title, metadata.description, metadata.site);
    return reviewWords.length > 0 ? undefined : metadata;
  } catch {
    return undefined;
  }
}

/**
 * Fetches a batch of due URLs, outside any transaction. Refreshes a page after `freshDays`, and retries a failed one
 * `retries` times with growing delays. Each attempt counts as a failure before the fetch, so that a page that crashes
 * the process is not fetched again by the next process.
 * @returns the number of fetched URLs
 */
export async function fetchDueLinks(db: Db, clock: Clock, guard?: Guard): Promise<number> {
  const due = await claimDue(db, policy.linkCards);
  await Promise.all(
    due.map(async ({ hash, url, last }) => {
      const metadata = await read(db, url, guard);
      if (metadata) {
        const nextAt = new Date(clock.now().getTime() + policy.linkCards.freshDays * DAY_MS);
        await saveCard(db, hash, { ...metadata, failures: 0, nextAt });
      } else if (last) {
        // Clears the card after the last retry.
        await saveCard(db, hash, { title: "", description: "", site: "" });
      }
    }),
  );
  return due.length;
}

/**
 * Fetches due links at an interval.
 * @returns a function that stops the interval and waits for a run in progress
 */
export function scheduleLinkFetches(db: Db, clock: Clock, reports: ErrorReporter): () => Promise<void> {
  let current: Promise<unknown> = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    current = fetchDueLinks(db, clock)
      .catch((error: unknown) => reports.warn("job failed", error, { job: "links" }))
      .finally(() => {
        isRunning = false;
      });
  }, policy.linkCards.everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await current;
  };
}
