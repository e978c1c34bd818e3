import type { MswApi } from "msw-storybook-addon";
import { expect, waitFor, within } from "storybook/test";
import { errorText } from "#lib/text.ts";
import { isSettled, unansweredCalls } from "./page-story.tsx";

interface Stage {
  canvasElement: HTMLElement;
}

interface Retrying extends Stage {
  msw: MswApi;
  userEvent: { click: (element: Element) => Promise<void> };
}

/** Long: several pages may be drawn at once on a small machine. */
const PATIENCE = { timeout: 25_000 };

/** Waits until nothing has been on its way for three looks in a row: an answer may lead to the next question. */
async function settles() {
  let calm = 0;
  await waitFor(() => {
    // As if somebody moved the wheel: what a page keeps for its first input comes now, not at some later moment.
    window.dispatchEvent(new Event("wheel"));
    calm = isSettled() ? calm + 1 : 0;
    expect(calm).toBeGreaterThan(2);
  }, PATIENCE);
  await expect(unansweredCalls()).toEqual([]);
}

/** Waits for a page, and beyond it for everything that it asked for: only then is the story what it shows. */
export const waitsForPage =
  (...words: (string | RegExp)[]) =>
  async ({ canvasElement }: Stage) => {
    for (const word of words) await within(canvasElement).findAllByText(word, undefined, PATIENCE);
    await settles();
  };

/** Waits for the shapes that stand in for what is on its way. */
export const showsPlaceholders = async ({ canvasElement }: Stage) => {
  await waitFor(() => expect(canvasElement.querySelector("main [aria-busy=true]")).toBeVisible(), PATIENCE);
  await settles();
};

// By text, not by role: to learn the roles of a whole page takes longer than to draw it.
const retryButtons = (canvasElement: HTMLElement) =>
  within(canvasElement).findAllByText(errorText.retry, { selector: "button, button *" }, PATIENCE);

/** Waits for a failure that can be tried again. */
export const offersRetry = async ({ canvasElement }: Stage) => {
  await retryButtons(canvasElement);
  await settles();
};

/** Tries again, now that there is an answer, and waits for what failed before. */
export const recoversOnRetry =
  (word: string) =>
  async ({ canvasElement, msw, userEvent }: Retrying) => {
    const [retry] = await retryButtons(canvasElement);
    msw.resetHandlers();
    await userEvent.click(retry as HTMLElement);
    await waitsForPage(word)({ canvasElement });
  };
