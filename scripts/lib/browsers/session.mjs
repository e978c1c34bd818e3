/**
 * One browser with one window, however it is driven.
 * @typedef {{
 *   name: string, goto: (url: string) => Promise<void>,
 *   call: <A, R>(run: (argument: A) => R | Promise<R>, argument?: A) => Promise<R>,
 *   click: (css: string) => Promise<void>, type: (css: string, text: string) => Promise<void>,
 *   press: (key: keyof typeof KEYS) => Promise<void>, close: () => Promise<void>
 * }} Session `press` sends a key to what has the focus; `call` runs a function of its own in the page, with a JSON value, and waits for what it promises
 */

/** The window of every browser: that of the stories' own tests. */
export const WINDOW = { width: 1280, height: 720 };

/** What one step in a page may take: a play function waits for what it waits for. */
const STEP = 45_000;

/** After so long a browser that has not answered a command will not: longer than any step may take. */
export const PATIENCE = STEP + 15_000;

/** The keys that the journeys press, as the WebDriver standard writes them. */
const KEYS = { Enter: "\uE007", Escape: "\uE00C", ArrowDown: "\uE015" };

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/**
 * A session over the commands of the WebDriver standard, by whatever they are sent.
 * @param {string} name of the browser and its version
 * @param {(command: string, parameters?: object) => Promise<unknown>} send gives the value of the answer
 * @param {() => Promise<void>} end
 * @returns {Promise<Session>}
 */
export async function webDriverSession(name, send, end) {
  await send("SetTimeouts", { script: STEP, pageLoad: STEP, implicit: 10_000 });
  await send("SetWindowRect", { x: 0, y: 0, ...WINDOW });
  const call = async (run, argument) => {
    const answer = await send("ExecuteAsyncScript", { script: inPage(run), args: [argument ?? null] });
    if (answer.error) throw new Error(answer.error);
    return answer.value;
  };
  // The window has a frame: what counts is what the page gets.
  const inner = await call(() => ({ width: innerWidth, height: innerHeight }));
  await send("SetWindowRect", {
    width: 2 * WINDOW.width - inner.width,
    height: 2 * WINDOW.height - inner.height,
  });
  const find = async (css) => (await send("FindElement", { using: "css selector", value: css }))[ELEMENT];
  return {
    name,
    call,
    goto: async (url) => void (await send("Navigate", { url })),
    click: async (css) => void (await send("ElementClick", { id: await find(css) })),
    type: async (css, text) => void (await send("ElementSendKeys", { id: await find(css), text })),
    press: async (key) => void (await send("ElementSendKeys", { id: await find(":focus"), text: KEYS[key] })),
    close: end,
  };
}

/** The body of a script that ends with what the function promises, or with what went wrong. */
function inPage(run) {
  return `const [argument, done] = arguments;
Promise.resolve(argument).then(${run}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
}

/**
 * A session over a browser of Playwright's.
 * @param {import("playwright").BrowserType} type
 * @param {import("playwright").LaunchOptions} [options]
 * @returns {Promise<Session>}
 */
export async function playwrightSession(type, options) {
  const browser = await type.launch(options);
  const page = await browser.newPage({ viewport: WINDOW, locale: "zh-CN", timezoneId: "Asia/Shanghai" });
  page.setDefaultTimeout(STEP);
  return {
    name: `${type.name()} ${browser.version()}`,
    call: (run, argument) => page.evaluate(run, argument),
    goto: async (url) => void (await page.goto(url)),
    click: (css) => page.locator(css).first().click(),
    type: (css, text) => page.locator(css).first().pressSequentially(text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}
