import type { Key, Session } from "./session.ts";

/** Timeout in milliseconds of the change in a page that a step waits for. */
const CHANGE_TIMEOUT_MS = 20_000;

/** A page of the forum as the journeys drive it: each step waits for what it needs. */
export type JourneyPage = {
  /** Opens an address and waits until React has hydrated the page. */
  open: (path: string) => Promise<void>;
  back: () => Promise<void>;
  /** Waits until something matches, with these words in it. */
  until: (css: string, words?: string) => Promise<void>;
  click: (css: string) => Promise<void>;
  type: (css: string, text: string) => Promise<void>;
  /** Puts the focus on the first that matches, as Tab would after many steps. */
  focus: (css: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
};

/**
 * Creates the steps of journeys in a session.
 * @param origin of the server
 */
export function createPage(session: Session, origin: string): JourneyPage {
  const until = (css: string, words = "") =>
    session.call(appears, { css, words, timeout: CHANGE_TIMEOUT_MS });
  return {
    open: async (path) => {
      await session.goto(origin + path);
      await session.call(hydrated, CHANGE_TIMEOUT_MS);
    },
    back: () => session.call(() => history.back(), undefined),
    until,
    click: async (css) => {
      await until(css);
      await onceReady(css, session.click);
    },
    type: async (css, text) => {
      await until(css);
      await onceReady(css, () => session.type(css, text));
    },
    focus: async (css) => {
      await until(css);
      await session.call((target) => document.querySelector<HTMLElement>(target)?.focus(), css);
    },
    press: session.press,
  };
}

/** Errors of WebDriver about an element that still moves, is covered or is drawn again. */
const NOT_YET = /not interactable|intercepted|stale/;

/** Retries an act on an element until the element is ready for it. */
async function onceReady(css: string, act: (css: string) => Promise<void>): Promise<void> {
  const end = Date.now() + CHANGE_TIMEOUT_MS;
  while (true) {
    try {
      return await act(css);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (Date.now() > end || !NOT_YET.test(message)) throw new Error(`${css}: ${message}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Runs in the page. */
async function appears({ css, words, timeout }: { css: string; words: string; timeout: number }) {
  const found = () =>
    [...document.querySelectorAll(css)].some(({ textContent }) => textContent.includes(words));
  const end = Date.now() + timeout;
  while (!found()) {
    if (Date.now() > end) throw new Error(`${css} ${words} did not appear on ${location.pathname}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Runs in the page: waits until React, which hydrates the server's markup piece by piece, has hydrated the whole. */
async function hydrated(timeout: number) {
  type Fiber = { stateNode?: { current?: { memoizedState?: { isDehydrated?: boolean } } } };
  /** Returns the property of an element under React's random name. */
  const reactProperty = (id: string, prefix: string): Fiber | undefined => {
    const element = document.getElementById(id) ?? {};
    const name = Object.keys(element).find((key) => key.startsWith(prefix));
    return name === undefined ? undefined : Reflect.get(element, name);
  };
  const end = Date.now() + timeout;
  const isHydrated = () =>
    reactProperty("main", "__react") &&
    reactProperty("root", "__reactContainer")?.stateNode?.current?.memoizedState?.isDehydrated === false;
  while (!isHydrated()) {
    if (Date.now() > end) throw new Error(`The browser did not take ${location.pathname} over`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
