import type { BrowserType, LaunchOptions } from "playwright";

export type Key = keyof typeof KEYS;

/** One browser with one window, however it is driven. */
export type Session = {
  name: string;
  goto: (url: string) => Promise<void>;
  /** Runs a self-contained function in the page with a JSON value, and waits for its promise. */
  call: <A, R>(run: (argument: A) => R | Promise<R>, argument: A) => Promise<R>;
  click: (css: string) => Promise<void>;
  type: (css: string, text: string) => Promise<void>;
  /** Sends a key to the element that has the focus. */
  press: (key: Key) => Promise<void>;
  close: () => Promise<void>;
};

/** Parameters of the commands that are used, by their names in the WebDriver standard. */
export type Commands = {
  SetTimeouts: { script: number; pageLoad: number; implicit: number };
  SetWindowRect: { x?: number; y?: number; width: number; height: number };
  ExecuteAsyncScript: { script: string; args: unknown[] };
  FindElement: { using: "css selector"; value: string };
  Navigate: { url: string };
  ElementClick: { id: string };
  ElementSendKeys: { id: string; text: string };
};

/** Sends a command and returns the value of its answer. */
export type Send = <C extends keyof Commands>(command: C, parameters: Commands[C]) => Promise<unknown>;

/** Window size of every browser: that of the stories' own tests. */
export const WINDOW = { width: 1280, height: 720 };

/** Timeout of one step in a page in milliseconds. */
const STEP_TIMEOUT_MS = 45_000;

/** Timeout of a command in milliseconds: longer than any step may take. */
export const COMMAND_TIMEOUT_MS = STEP_TIMEOUT_MS + 15_000;

/** Keys that the journeys press, as the WebDriver standard writes them. */
const KEYS = { Enter: "\uE007", Escape: "\uE00C", ArrowDown: "\uE015" };

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** Opens a session over the commands of the WebDriver standard. */
export async function webDriverSession(name: string, send: Send, end: () => Promise<void>): Promise<Session> {
  await send("SetTimeouts", { script: STEP_TIMEOUT_MS, pageLoad: STEP_TIMEOUT_MS, implicit: 10_000 });
  await send("SetWindowRect", { x: 0, y: 0, ...WINDOW });
  const call: Session["call"] = async <A, R>(run: (argument: A) => R | Promise<R>, argument: A) => {
    const answer = await send("ExecuteAsyncScript", { script: inPage(run), args: [argument ?? null] });
    const error = textIn(answer, "error");
    if (error !== undefined) throw new Error(error);
    const result: R = JSON.parse(textIn(answer, "value") ?? "null");
    return result;
  };
  // The window has a frame: the page's own size is what matters.
  const inner = await call(() => ({ width: innerWidth, height: innerHeight }), undefined);
  await send("SetWindowRect", {
    width: 2 * WINDOW.width - inner.width,
    height: 2 * WINDOW.height - inner.height,
  });
  const find = async (css: string) => {
    const id = textIn(await send("FindElement", { using: "css selector", value: css }), ELEMENT);
    if (id === undefined) throw new Error(`no such element: ${css}`);
    return id;
  };
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

/** Builds the body of a script that ends with the JSON of the function's result, or with its error. */
function inPage<A, R>(run: (argument: A) => R): string {
  return `const [argument, done] = arguments;
Promise.resolve(argument).then(${run}).then((value) => done({ value: JSON.stringify(value) }), (error) => done({ error: String(error) }));`;
}

/** Returns the text at a path of names in an answer; undefined where there is none. */
export function textIn(answer: unknown, ...path: string[]): string | undefined {
  let value = answer;
  for (const name of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Reflect.get(value, name);
  }
  return typeof value === "string" ? value : undefined;
}

/** Opens a session over a browser of Playwright's. */
export async function playwrightSession(type: BrowserType, options?: LaunchOptions): Promise<Session> {
  const browser = await type.launch(options);
  const page = await browser.newPage({ viewport: WINDOW, locale: "zh-CN", timezoneId: "Asia/Shanghai" });
  page.setDefaultTimeout(STEP_TIMEOUT_MS);
  return {
    name: `${type.name()} ${browser.version()}`,
    call: (run, argument) => page.evaluate(`(${run})(${JSON.stringify(argument)})`),
    goto: async (url) => void (await page.goto(url)),
    click: (css) => page.locator(css).first().click(),
    type: (css, text) => page.locator(css).first().pressSequentially(text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}
