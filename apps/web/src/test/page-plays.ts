import type { MswApi } from "msw-storybook-addon";
import { expect, waitFor, within } from "storybook/test";
import { errorText } from "#lib/text.ts";
import { getUnhandledCalls, isSettled } from "./page-story.tsx";

interface Stage {
  canvasElement: HTMLElement;
}

interface RetryStage extends Stage {
  msw: MswApi;
  userEvent: { click: (element: Element) => Promise<void> };
}

/** Long, because several pages may render in parallel on a small machine. */
const WAIT = { timeout: 25_000 };

/** Waits until three checks in a row find no pending call, because a response may trigger the next call. */
async function waitUntilSettled() {
  let settledCount = 0;
  await waitFor(() => {
    // Loads what the page defers until the first input.
    window.dispatchEvent(new Event("wheel"));
    settledCount = isSettled() ? settledCount + 1 : 0;
    expect(settledCount).toBeGreaterThan(2);
  }, WAIT);
  await expect(getUnhandledCalls()).toEqual([]);
}

/** Creates a play function that waits for the texts and for all calls of the page. */
export const waitForPage =
  (...texts: (string | RegExp)[]) =>
  async ({ canvasElement }: Stage) => {
    for (const text of texts) await within(canvasElement).findAllByText(text, undefined, WAIT);
    await waitUntilSettled();
  };

/** Waits for a skeleton in the main content. */
export const expectPlaceholders = async ({ canvasElement }: Stage) => {
  await waitFor(() => expect(canvasElement.querySelector("main [aria-busy=true]")).toBeVisible(), WAIT);
  await waitUntilSettled();
};

// By text, because queries by role are slow on a whole page.
const findRetryButtons = (canvasElement: HTMLElement) =>
  within(canvasElement).findAllByText(errorText.retry, { selector: "button, button *" }, WAIT);

/** Waits for a retry button. */
export const expectRetry = async ({ canvasElement }: Stage) => {
  await findRetryButtons(canvasElement);
  await waitUntilSettled();
};

/** Creates a play function that presses retry with the default responses and waits for the text. */
export const expectRecovery =
  (text: string) =>
  async ({ canvasElement, msw, userEvent }: RetryStage) => {
    const [retry] = await findRetryButtons(canvasElement);
    msw.resetHandlers();
    await userEvent.click(retry as HTMLElement);
    await waitForPage(text)({ canvasElement });
  };
