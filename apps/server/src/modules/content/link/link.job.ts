import type { ErrorReporter } from "../../../core/error-reporter.ts";
import type { Guard } from "../../../core/outbound.ts";
import type { Clock } from "../../../core/time.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { screen } from "../../screening/screen-fields.ts";
import { claimDue, saveCard } from "./link.queries.ts";
import { fetchPage } from "./link-fetch.ts";
import { readMetadata } from "./link-metadata.ts";
import type { PageMetadata } from "./link-page.ts";

const DAY = 24 * 60 * 60_000;

/** The metadata of a page, unless there is none or it may not be shown here. */
async function read(db: Db, url: string, guard: Guard | undefined): Promise<PageMetadata | undefined> {
  try {
    const words = await readMetadata(await fetchPage(url, guard));
    if (!words) return undefined;
    const { held } = await screen(db, "链接", words.title, words.description, words.site);
    return held.length > 0 ? undefined : words;
  } catch {
    return undefined;
  }
}

/**
 * Fetches the addresses that are due, a few at a time and outside any transaction. Successes are fetched again after a
 * week; failures are retried twice, later and later, and then never. An attempt is counted before it is made, so that a
 * page that crashes the process is not fetched again by the next one.
 */
export async function fetchDueLinks(db: Db, clock: Clock, guard?: Guard): Promise<number> {
  const due = await claimDue(db, policy.linkCards);
  await Promise.all(
    due.map(async ({ hash, url, last }) => {
      const words = await read(db, url, guard);
      if (words) {
        const nextAt = new Date(clock.now().getTime() + policy.linkCards.freshDays * DAY);
        await saveCard(db, hash, { ...words, failures: 0, nextAt });
      } else if (last) {
        // What a page said that is gone is shown no longer.
        await saveCard(db, hash, { title: "", description: "", site: "" });
      }
    }),
  );
  return due.length;
}

/**
 * Fetches due links at an interval.
 * @returns a function that stops it and waits for a run in progress
 */
export function scheduleLinkFetches(db: Db, clock: Clock, reports: ErrorReporter): () => Promise<void> {
  let current: Promise<unknown> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    current = fetchDueLinks(db, clock)
      .catch((error: unknown) => reports.warn("job failed", error, { job: "links" }))
      .finally(() => {
        busy = false;
      });
  }, policy.linkCards.everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await current;
  };
}
