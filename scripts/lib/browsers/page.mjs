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
      await session.click(css);
    },
    type: async (css, text) => {
      await until(css);
      await session.type(css, text);
    },
    /** Puts the focus on the first that matches, as Tab would after many steps. */
    focus: async (css) => {
      await until(css);
      await session.call((target) => document.querySelector(target).focus(), css);
    },
    press: session.press,
  };
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
