import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Browser, Page, TestInfo } from "@playwright/test";

/** Timeout in milliseconds for an animation frame, or for an evaluation in the page. */
const FRAME_TIMEOUT_MS = 10_000;

/** Resolves to the value of a promise; undefined after a timeout or on rejection. */
async function withTimeout<T>(promise: Promise<T>, ms: number) {
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(resolve, ms, undefined).unref();
  });
  return await Promise.race([promise.catch(() => undefined), timeout]);
}

/**
 * Whether a visible page runs scripts but gets no animation frame for ten seconds. Only the browser can cause this: it
 * aborts a view transition after four seconds.
 */
async function hasStoppedPainting(page: Page) {
  const visibility = await withTimeout(
    page.evaluate(() => document.visibilityState),
    FRAME_TIMEOUT_MS,
  );
  if (visibility !== "visible") return false;
  const frame = page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => resolve("frame"));
      }),
  );
  return (await withTimeout(frame, FRAME_TIMEOUT_MS)) !== "frame";
}

/** Returns the path of the marker file for a journey whose browser had stopped painting. */
const getMarkerPath = (info: TestInfo) => join(info.project.outputDir, "without-frames", info.testId);

/** Writes the marker file if a journey failed because the browser stopped painting. */
export async function recordStoppedPainting(browser: Browser, info: TestInfo) {
  if (info.status === info.expectedStatus) return;
  const pages = browser.contexts().flatMap((context) => context.pages());
  if (!(await Promise.all(pages.map(hasStoppedPainting))).includes(true)) return;
  await mkdir(dirname(getMarkerPath(info)), { recursive: true });
  await writeFile(getMarkerPath(info), "");
}

/** @throws {Error} on a retry of a journey whose browser had not stopped painting */
export function refuseSecondAttempt(info: TestInfo) {
  if (info.retry > 0 && !existsSync(getMarkerPath(info)))
    throw new Error("The first attempt failed for another reason; see its report.");
}
