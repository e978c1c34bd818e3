import type { Page } from "@playwright/test";
import { CLIENT, startProvider, type TestProvider } from "../../apps/server/src/test/oidc-provider.ts";
import { freePort } from "../../scripts/lib/free-port.ts";
import { expect, test } from "../support/journey.ts";
import { open } from "../support/member.ts";
import { type RunningServer, startServer } from "../support/server.ts";

// Needs its own server, because the identity provider is configured at start.

// The first start creates the database, which may take the whole timeout of `startServer` on a busy machine.
const timeout = 150_000;
test.describe.configure({ timeout });

let provider: TestProvider;
let server: RunningServer;
test.beforeAll(async () => {
  // The configured timeout of tests does not apply to hooks.
  test.setTimeout(timeout);
  // Each needs the origin of the other before its start.
  const PORT = String(await freePort());
  const PUBLIC_ORIGIN = `http://127.0.0.1:${PORT}`;
  provider = await startProvider(`${PUBLIC_ORIGIN}/pages/oidclogin`);
  server = await startServer({
    DEMO: "off",
    SETUP: "off",
    PORT,
    PUBLIC_ORIGIN,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: "公司账号",
  });
});
test.afterAll(async () => {
  await server?.stop();
  await provider?.close();
});

const SETTINGS = "/pages/mine/setting/index";

/** Presses the button of the provider on the login page. */
const goThere = (page: Page) => page.getByRole("button", { name: "用公司账号登录" }).click();

test("a newcomer registers through the identity provider and logs in again with the same identity", {
  tag: "@once",
}, async ({ page }) => {
  let returned = "";
  page.on("request", (request) => {
    if (/\/pages\/oidclogin\?.*\bcode=/.test(request.url())) returned = request.url();
  });
  await open(page, server.url + SETTINGS);
  await expect(page).toHaveURL(/\/pages\/pclogin\?redirect=/);
  await goThere(page);
  await expect(page.getByRole("heading", { name: "公司账号" })).toBeVisible();
  await page.getByLabel("工号").fill("ada");
  await page.getByRole("button", { name: "登录" }).click();

  await expect(page.getByText("你的公司账号「ada」还没有社区账号")).toBeVisible();
  // The used code is not in the address.
  expect(new URL(page.url()).search).toBe(`?${new URLSearchParams({ redirect: SETTINGS })}`);
  await page.getByRole("textbox", { name: /^昵称/ }).fill("阿达");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "注册并登录" }).click();
  await expect(page).toHaveURL(server.url + SETTINGS);
  await expect(page.getByRole("main")).toContainText("公司账号ada");
  const account = await page.getByText(/^sso_/).textContent();

  await page.getByRole("button", { name: "退出登录" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "退出登录" }).click();
  await expect(page.locator("html[data-member]")).toHaveCount(0);

  // The callback address works once.
  await page.goto(returned);
  await expect(page.getByRole("alert")).toHaveText("这次登录已过期，请重新登录");
  await page.getByRole("link", { name: "回到登录" }).click();
  await expect(page).toHaveURL(`${server.url}/pages/pclogin`);

  await open(page, server.url + SETTINGS);
  // Still logged in at the provider, so no prompt.
  await goThere(page);
  await expect(page).toHaveURL(server.url + SETTINGS);
  await expect(page.getByText(account!, { exact: true })).toBeVisible();
  await page.goto(returned);
  await expect(page.getByRole("heading", { name: "你已经登录了" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText("登录链接只能用一次。你现在登录的是「阿达」。");
  await page.getByRole("link", { name: "回首页" }).click();
  await expect(page.getByRole("button", { name: "我的菜单" })).toBeVisible();
});

test("cancelling at the identity provider shows a message and allows another attempt", {
  tag: "@once",
}, async ({ page }) => {
  const address = `${server.url}/pages/pclogin?${new URLSearchParams({ redirect: SETTINGS })}`;
  await open(page, address);
  await goThere(page);
  await page.getByRole("button", { name: "取消" }).click();
  await expect(page.getByRole("heading", { name: "登录没有成功" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText("你没有在公司账号里完成登录");
  await page.getByRole("link", { name: "回到登录" }).click();
  await expect(page).toHaveURL(address);
  await goThere(page);
  await expect(page.getByLabel("工号")).toBeVisible();
});
