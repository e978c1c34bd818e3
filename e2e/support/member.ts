import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";

/** An account of a journey's own. */
export interface Account {
  username: string;
  password: string;
}

/** The password of the demo accounts: the public one where a development server is used. */
export const demoPassword = process.env.E2E_DEMO_PASSWORD ?? "Lenscape2026";

/** A name nobody has yet. */
export const freshAccount = (): Account => ({
  username: `j${Date.now().toString(36)}${Math.random().toString(36).slice(2, 7)}`,
  password: "Journey2026",
});

/**
 * The header that makes a request come from an address of its own: the server believes one proxy during the journeys,
 * and takes only so many registrations from one address.
 */
export const fromElsewhere = () => ({
  "x-forwarded-for": `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 254) + 1).join(".")}`,
});

/** Goes on past the recovery codes, which are shown once after registering. */
export async function keepRecoveryCodes(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "存好这 8 个恢复码" })).toBeVisible();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "完成" }).click();
}

/** Leaves the first steps after registering, which is signed in by then. */
export async function passFirstRun(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "你戴的是哪一副？" })).toBeVisible();
  await page.getByRole("button", { name: "跳过" }).click();
  await expect(page).not.toHaveURL(/\/pages\/mine\/start\//);
}

/** Registers an account of its own and returns it with its token. */
export async function registerMember(request: APIRequestContext): Promise<Account & { token: string }> {
  const account = freshAccount();
  const body = { data: { ...account, code: "", uuid: "" }, headers: fromElsewhere() };
  const registered = (await (await request.post("/api/register", body)).json()) as {
    code: number;
    msg: string;
    token: string;
  };
  if (registered.code !== 200) throw new Error(`Registering failed: ${registered.msg}`);
  return { ...account, token: registered.token };
}

/** Logs in one of the demo community, where `member` has one of everything and `admin` the console, and returns its token. */
export async function loginDemo(
  request: APIRequestContext,
  username: "member" | "moderator" | "admin",
): Promise<string> {
  const data = { username, password: demoPassword, code: "", uuid: "" };
  const answer = await request.post("/api/login", { data, headers: fromElsewhere() });
  return ((await answer.json()) as { token: string }).token;
}

/**
 * Keeps the stream of what happens closed: a page that has it before the rest of its answers is never idle. In the page,
 * because Playwright waits for ever for a request that it holds while the page is left (`page.route` makes it hold all).
 */
export const withoutStream = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) =>
      input instanceof Request && input.url.includes("/bbs/live/stream")
        ? Promise.reject(new TypeError("The stream is kept closed."))
        : fetch(input, init);
  });

/** Makes every page of this tab start signed in, as if the member had been here before. */
export async function startSignedIn(page: Page, token: string): Promise<void> {
  await page.addInitScript((value) => {
    if (sessionStorage.getItem("journey.started")) return;
    sessionStorage.setItem("journey.started", "1");
    localStorage.setItem("lenscape.token", JSON.stringify(value));
    localStorage.setItem("lenscape.hasLogin", "true");
  }, token);
}

/** Opens a page and waits until it answers to clicks. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilAnswering(page);
}

/**
 * Waits until a page that has been loaded answers to clicks: the markup of the server is there before its script, and the
 * script takes it over piece by piece; what is pressed while it does is lost to a radio button.
 */
export async function untilAnswering(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const keyOf = (id: string, prefix: string) => {
      const element = document.getElementById(id) as unknown as Record<string, unknown> | null;
      const key = Object.keys(element ?? {}).find((name) => name.startsWith(prefix));
      return key && element?.[key];
    };
    const root = keyOf("root", "__reactContainer") as
      | { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }
      | undefined;
    return keyOf("main", "__react") && root?.stateNode.current.memoizedState.isDehydrated === false;
  });
}

/**
 * Presses a button that sends something until it has gone with its dialog or form, or until `what` has. A press within a
 * second of the last one is taken for a double click, and one while the first is in progress for nothing.
 */
export async function pressUntilGone(button: Locator, what = button): Promise<void> {
  await expect(async () => {
    if (await what.isVisible()) await button.click({ timeout: 1000 });
    await expect(what).toBeHidden({ timeout: 1000 });
  }).toPass({ intervals: [100] });
}

/** The browser's own font size, in px: what a reader chooses who wants larger text. */
export async function setFontSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: size } });
  await session.detach();
}
