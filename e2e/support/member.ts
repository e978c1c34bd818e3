import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";

/** Account of a journey. */
export interface Account {
  username: string;
  password: string;
}

/** Password of the demo accounts; on a development server the public one. */
export const demoPassword = process.env.E2E_DEMO_PASSWORD ?? "Lenscape2026";

/** Creates credentials with an unused name. */
export const freshAccount = (): Account => ({
  username: `j${Date.now().toString(36)}${Math.random().toString(36).slice(2, 7)}`,
  password: "Journey2026",
});

/**
 * Creates a header with a random client address, because registrations are limited per address. The server trusts one
 * proxy during the journeys.
 */
export const fromElsewhere = () => ({
  "x-forwarded-for": `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 254) + 1).join(".")}`,
});

/** Confirms the recovery codes, which are shown once after registering. */
export async function keepRecoveryCodes(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "存好这 8 个恢复码" })).toBeVisible();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "完成" }).click();
}

/** Skips the first steps after registering. */
export async function passFirstRun(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "你戴的是哪一副？" })).toBeVisible();
  await page.getByRole("button", { name: "跳过" }).click();
  await expect(page).not.toHaveURL(/\/pages\/mine\/start\//);
}

/** Registers a new account and returns it with its token. */
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

/** Logs in a demo account and returns its token. `member` has content of every kind, `admin` has the console. */
export async function loginDemo(
  request: APIRequestContext,
  username: "member" | "moderator" | "admin",
): Promise<string> {
  const data = { username, password: demoPassword, code: "", uuid: "" };
  const answer = await request.post("/api/login", { data, headers: fromElsewhere() });
  return ((await answer.json()) as { token: string }).token;
}

/**
 * Blocks the event stream, with which a page never becomes idle. Blocked within the page, because with `page.route`
 * Playwright waits forever for a request that is pending while the page is left.
 */
export const withoutStream = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) =>
      input instanceof Request && input.url.includes("/bbs/live/stream")
        ? Promise.reject(new TypeError("The event stream is blocked."))
        : fetch(input, init);
  });

/** Makes every page of this tab start signed in. */
export async function startSignedIn(page: Page, token: string): Promise<void> {
  await page.addInitScript((value) => {
    if (sessionStorage.getItem("journey.started")) return;
    sessionStorage.setItem("journey.started", "1");
    localStorage.setItem("lenscape.token", JSON.stringify(value));
    localStorage.setItem("lenscape.hasLogin", "true");
  }, token);
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilHydrated(page);
}

/**
 * Waits until a loaded page is hydrated. Hydration runs in chunks, and a press on a radio button before it is lost.
 */
export async function waitUntilHydrated(page: Page): Promise<void> {
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
 * Presses a submit button until it, or `what`, is hidden. Presses within a second count as a double click, and presses
 * during a submission are ignored.
 */
export async function pressUntilGone(button: Locator, what = button): Promise<void> {
  await expect(async () => {
    if (await what.isVisible()) await button.click({ timeout: 1000 });
    await expect(what).toBeHidden({ timeout: 1000 });
  }).toPass({ intervals: [100] });
}

/** Sets the browser's default font size in px. */
export async function setFontSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: size } });
  await session.detach();
}
