import { expect, test } from "../support/journey.ts";
import { fromElsewhere, open, pressUntilGone, registerMember, startSignedIn } from "../support/member.ts";
import { totp } from "../support/totp.ts";

test("a member enables the second factor and logs in with it to the requested page, with a reload in between", async ({
  page,
  request,
}) => {
  const { username, password, token } = await registerMember(request);
  await startSignedIn(page, token);
  await page.setExtraHTTPHeaders(fromElsewhere());
  await open(page, "/pages/mine/setting/index");
  await page.getByRole("button", { name: "开启", exact: true }).click();
  const begin = page.getByRole("dialog", { name: "开启两步验证" });
  await begin.getByLabel("登录密码", { exact: true }).fill(password);
  await pressUntilGone(begin.getByRole("button", { name: "下一步" }));
  const scan = page.getByRole("dialog", { name: "扫码，再填动态码" });
  await expect(scan.getByRole("img", { name: "给验证器扫的二维码" })).toBeVisible();
  const secret = (await scan.locator("code").textContent())!;
  await scan.getByRole("textbox", { name: "动态码" }).fill(totp(secret));
  await pressUntilGone(scan.getByRole("button", { name: "确认开启" }));
  const keep = page.getByRole("dialog", { name: "存好这 10 个备用码" });
  await keep.getByRole("checkbox").check();
  await keep.getByRole("button", { name: "完成" }).click();
  await expect(page.getByText("还剩 10 个没用过，手机不在身边时各能用一次")).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await open(page, "/pages/mine/setting/index");
  await expect(page).toHaveURL(/\/pages\/pclogin\?redirect=/);
  await page.getByRole("textbox", { name: "用户名" }).fill(username);
  await page.getByLabel("密码", { exact: true }).fill(password);
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await expect(page.getByRole("heading", { name: "还差一步" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "还差一步" })).toBeVisible();
  // The code used for enabling cannot be used again.
  await page.getByRole("textbox", { name: "动态码" }).fill(totp(secret, 1));
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await expect(page).toHaveURL(/\/pages\/mine\/setting\/index/);
  await expect(page.getByText("开着，登录还要验证器里的动态码")).toBeVisible();
});
