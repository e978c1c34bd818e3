import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Browser, Page, TestInfo } from "@playwright/test";

/** How long a page may take for a frame, or for a word of its scripts, in milliseconds. */
const FRAME = 10_000;

/** What a promise gives within a time, and undefined when it gives nothing or fails. */
async function within<T>(promise: Promise<T>, ms: number) {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, ms, undefined).unref();
  });
  return await Promise.race([promise.catch(() => undefined), late]);
}

/**
 * Whether a visible page runs its scripts and yet gets no animation frame for ten seconds. A page cannot cause this while
 * its scripts run: the browser aborts a view transition after four seconds.
 */
async function withoutFrames(page: Page) {
  const shown = await within(
    page.evaluate(() => document.visibilityState),
    FRAME,
  );
  if (shown !== "visible") return false;
  const frame = page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => resolve("frame"));
      }),
  );
  return (await within(frame, FRAME)) !== "frame";
}

/** Where it is noted that a journey failed in a browser that had stopped painting. */
const note = (info: TestInfo) => join(info.project.outputDir, "without-frames", info.testId);

/** Notes that a journey failed because the browser paints no more. */
export async function noteStoppedPainting(browser: Browser, info: TestInfo) {
  if (info.status === info.expectedStatus) return;
  const pages = browser.contexts().flatMap((context) => context.pages());
  if (!(await Promise.all(pages.map(withoutFrames))).includes(true)) return;
  await mkdir(dirname(note(info)), { recursive: true });
  await writeFile(note(info), "");
}

/** @throws {Error} at a second attempt of a journey whose first failed in a browser that painted */
export function refuseSecondAttempt(info: TestInfo) {
  if (info.retry > 0 && !existsSync(note(info)))
    throw new Error("The first attempt failed, and its browser painted: see what it says.");
}
