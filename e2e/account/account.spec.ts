import { expect, test } from "../support/journey.ts";
import { open, pressUntilGone, registerMember, startSignedIn } from "../support/member.ts";

test("ROUTE-028 a member edits their profile, confirms before discarding changes, and sees the saved profile", async ({
  page,
  request,
}) => {
  const { token, username } = await registerMember(request);
  await startSignedIn(page, token);
  await open(page, "/pages/mine/setting/index");
  await page.getByRole("link", { name: /^个人资料/ }).click();
  const nickname = `野${username.slice(-8)}`;
  await page.getByLabel(/^昵称/).fill("云");
  await page.getByRole("button", { name: "保存" }).click();
  await expect(page.getByText("昵称长度需在 2 到 12 个字符之间")).toBeVisible();

  await page.getByLabel(/^昵称/).fill(nickname);
  await page.getByLabel("签名").fill("拍山，也拍山里的信号塔");
  await page.goBack();
  await page.getByRole("alertdialog").getByRole("button", { name: "继续编辑" }).click();
  await expect(page.getByLabel("签名")).toHaveValue("拍山，也拍山里的信号塔");
  await page.getByRole("button", { name: "保存" }).click();
  await expect(page.getByText("修改成功", { exact: true })).toBeVisible();

  await open(page, "/pages/mine/friends/index");
  await expect(page.getByRole("heading", { name: nickname })).toBeVisible();
  await expect(page.getByText("拍山，也拍山里的信号塔")).toBeVisible();
});

test("ROUTE-030 changing the password ends other sessions", { tag: "@once" }, async ({ page, request }) => {
  const { token, username, password } = await registerMember(request);
  const body = { data: { username, password, code: "", uuid: "" } };
  const { token: elsewhere } = await (await request.post("/api/login", body)).json();
  await startSignedIn(page, token);
  await open(page, "/pages/mine/setting/index");
  await expect(page.getByRole("button", { name: "下线", exact: true })).toHaveCount(1);
  await page.getByRole("button", { name: /^登录密码/ }).click();
  const dialog = page.getByRole("dialog", { name: "登录密码" });
  await dialog.getByLabel("旧密码").fill("wrong-password");
  await dialog.getByLabel("新密码", { exact: true }).fill("mountains-at-dawn");
  await dialog.getByLabel("再输一次新密码").fill("mountains-at-dawn");
  await dialog.getByRole("button", { name: "修改" }).click();
  await expect(dialog.getByText("修改密码失败，旧密码错误")).toBeVisible();
  await dialog.getByLabel("旧密码").fill(password);
  await pressUntilGone(dialog.getByRole("button", { name: "修改" }));
  await expect(page.getByRole("button", { name: "下线", exact: true })).toHaveCount(0);
  const answer = await request.get("/api/getInfo", { headers: { authorization: `Bearer ${elsewhere}` } });
  expect((await answer.json()).code).toBe(401);
});

test("ROUTE-030 a member asks to close the account and is signed out", { tag: "@once" }, async ({
  page,
  request,
}) => {
  const { token, password } = await registerMember(request);
  await startSignedIn(page, token);
  await open(page, "/pages/mine/setting/index");
  await page.getByRole("button", { name: /^注销账号/ }).click();
  const dialog = page.getByRole("dialog", { name: "注销账号" });
  await dialog.getByLabel("登录密码").fill(password);
  await dialog.getByRole("button", { name: "提交注销" }).click();
  await expect(dialog.getByText("请先确认清楚后果")).toBeVisible();
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "提交注销" }).click();
  await expect(page).toHaveURL(/\/pages\/pclogin/);
  await expect(page.getByText(/账号将在 .+ 注销，之前登录即取消/)).toBeVisible();
});

test("我的 and the settings have no layout shift", { tag: "@once" }, async ({ page, request }) => {
  const { token } = await registerMember(request);
  await startSignedIn(page, token);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const address of ["/pages/mine/index", "/pages/mine/setting/index"]) {
    const calm = page.waitForRequest("**/bbs/live/stream*");
    await page.goto(address);
    await calm;
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(
      shifts.reduce((sum, value) => sum + value, 0),
      address,
    ).toBeLessThan(0.02);
  }
});
