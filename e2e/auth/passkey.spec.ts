import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { fromElsewhere, open, pressUntilGone, registerMember, startSignedIn } from "../support/member.ts";

// Passkeys need a host name; browsers refuse IP addresses.
test.use({ baseURL: process.env.E2E_BASE_URL?.replace("127.0.0.1", "localhost") });

/** Adds a virtual authenticator that verifies its user at once. */
async function addAuthenticator(page: Page): Promise<[CDPSession, string]> {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return [client, authenticatorId];
}

/** Sets whether the user of the authenticator is present. */
const present = ([client, authenticatorId]: [CDPSession, string], enabled: boolean) =>
  client.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });

async function signOut(page: Page) {
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
}

test("a member adds a passkey, logs in with it, uses it as the second factor and removes it", async ({
  page,
  request,
}) => {
  const { username, password, token } = await registerMember(request);
  await startSignedIn(page, token);
  await page.setExtraHTTPHeaders(fromElsewhere());
  const authenticator = await addAuthenticator(page);
  await open(page, "/pages/mine/setting/index");
  await expect(page.getByText("还没有通行密钥")).toBeVisible();
  await page.getByRole("button", { name: "添加", exact: true }).click();
  const adding = page.getByRole("dialog", { name: "添加通行密钥" });
  await adding.getByLabel("名字").fill("这台电脑");
  await adding.getByLabel("登录密码", { exact: true }).fill(password);
  await pressUntilGone(adding.getByRole("button", { name: "继续" }));
  await expect(page.getByRole("button", { name: "移除 这台电脑" })).toBeVisible();

  // Logs in with the button and returns to the requested page.
  await present(authenticator, false);
  await signOut(page);
  await open(page, "/pages/mine/setting/index");
  await expect(page).toHaveURL(/\/pages\/pclogin\?redirect=/);
  const enter = page.getByRole("button", { name: "用通行密钥登录" });
  await expect(enter).toBeVisible();
  await present(authenticator, true);
  await enter.click();
  await expect(page).toHaveURL(/\/pages\/mine\/setting\/index/);
  await expect(page.getByText(/最近 .+ 使用/)).toBeVisible();

  // Second factor after a password.
  await page.getByRole("button", { name: "开启", exact: true }).click();
  const begin = page.getByRole("dialog", { name: "开启两步验证" });
  await begin.getByRole("radio", { name: "我的通行密钥" }).check();
  await begin.getByLabel("登录密码", { exact: true }).fill(password);
  await pressUntilGone(begin.getByRole("button", { name: "下一步" }));
  const keep = page.getByRole("dialog", { name: "存好这 10 个备用码" });
  await keep.getByRole("checkbox").check();
  await keep.getByRole("button", { name: "完成" }).click();
  await expect(page.getByText("开着，登录还要通行密钥")).toBeVisible();
  await present(authenticator, false);
  await signOut(page);
  await open(page, "/pages/mine/setting/index");
  await page.getByRole("textbox", { name: "用户名" }).fill(username);
  await page.getByLabel("密码", { exact: true }).fill(password);
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await expect(page.getByRole("heading", { name: "还差一步" })).toBeVisible();
  await present(authenticator, true);
  await page.getByRole("button", { name: "用通行密钥验证" }).click();
  await expect(page).toHaveURL(/\/pages\/mine\/setting\/index/);

  // The last passkey cannot be removed while it is the second factor.
  const remove = page.getByRole("button", { name: "移除 这台电脑" });
  await remove.click();
  const removing = page.getByRole("dialog", { name: "移除通行密钥" });
  await removing.getByLabel("登录密码", { exact: true }).fill(password);
  await removing.getByRole("button", { name: "移除" }).click();
  await expect(removing.getByText("两步验证只靠这个通行密钥，请先关闭两步验证")).toBeVisible();
  await removing.getByRole("button", { name: "取消" }).click();
  await page.getByRole("button", { name: "关闭", exact: true }).click();
  const off = page.getByRole("dialog", { name: "关闭两步验证" });
  await off.getByLabel("登录密码", { exact: true }).fill(password);
  await pressUntilGone(off.getByRole("button", { name: "确认关闭" }));
  await remove.click();
  await removing.getByLabel("登录密码", { exact: true }).fill(password);
  await pressUntilGone(removing.getByRole("button", { name: "移除" }));
  await expect(page.getByText("还没有通行密钥")).toBeVisible();
});

test("the browser offers a passkey in the username field", async ({ page, request }) => {
  const { password, token } = await registerMember(request);
  await startSignedIn(page, token);
  await page.setExtraHTTPHeaders(fromElsewhere());
  await addAuthenticator(page);
  await open(page, "/pages/mine/setting/index");
  await page.getByRole("button", { name: "添加", exact: true }).click();
  const adding = page.getByRole("dialog", { name: "添加通行密钥" });
  await adding.getByLabel("名字").fill("这台电脑");
  await adding.getByLabel("登录密码", { exact: true }).fill(password);
  await pressUntilGone(adding.getByRole("button", { name: "继续" }));
  await expect(page.getByRole("button", { name: "移除 这台电脑" })).toBeVisible();
  await signOut(page);
  // With the user present, the autofill offer is accepted at once.
  await page.goto("/pages/mine/setting/index");
  await expect(page.getByText(/最近 .+ 使用/)).toBeVisible();
  await expect(page).toHaveURL(/\/pages\/mine\/setting\/index/);
});
