/** How long a page may take to show what a step leads to. */
const PATIENCE = 20_000;

/**
 * A page of the forum as the journeys drive it: each step waits for what it needs.
 * @param {import("./session.mjs").Session} session
 * @param {string} origin of the server
 */
export function pageOf(session, origin) {
  const until = (css, words = "") => session.call(appears, { css, words, patience: PATIENCE });
  return {
    /** Opens an address and waits until React has taken the page over. */
    open: async (path) => {
      await session.goto(origin + path);
      await session.call(takenOver, PATIENCE);
    },
    back: () => session.call(() => history.back()),
    /** Waits until something matches, with these words in it. */
    until,
    click: async (css) => {
      await until(css);
      await onceReady(css, session.click);
    },
    type: async (css, text) => {
      await until(css);
      await onceReady(css, () => session.type(css, text));
    },
    /** Puts the focus on the first that matches, as Tab would after many steps. */
    focus: async (css) => {
      await until(css);
      await session.call((target) => document.querySelector(target).focus(), css);
    },
    press: session.press,
  };
}

/** What WebDriver says of an element that still moves, lies under another one or is drawn again. */
const NOT_YET = /not interactable|intercepted|stale/;

/** Does something to an element as soon as it can be done; where it was drawn again, to the one that is there now. */
async function onceReady(css, act) {
  const end = Date.now() + PATIENCE;
  while (true) {
    try {
      return await act(css);
    } catch (error) {
      if (Date.now() > end || !NOT_YET.test(error.message)) throw new Error(`${css}: ${error.message}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Runs in the page. */
async function appears({ css, words, patience }) {
  const found = () =>
    [...document.querySelectorAll(css)].some(({ textContent }) => textContent.includes(words));
  const end = Date.now() + patience;
  while (!found()) {
    if (Date.now() > end) throw new Error(`${css} ${words} did not appear on ${location.pathname}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Runs in the page: the markup of the server is there before its script, which takes it over piece by piece. */
async function takenOver(patience) {
  const keyOf = (id, prefix) => {
    const element = document.getElementById(id);
    return element?.[Object.keys(element).find((name) => name.startsWith(prefix))];
  };
  const end = Date.now() + patience;
  const isOver = () =>
    keyOf("main", "__react") &&
    keyOf("root", "__reactContainer")?.stateNode.current.memoizedState.isDehydrated === false;
  while (!isOver()) {
    if (Date.now() > end) throw new Error(`The browser did not take ${location.pathname} over`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
