import { expect, test } from "../support/journey.ts";
import {
  freshAccount,
  fromElsewhere,
  keepRecoveryCodes,
  loginDemo,
  open,
  passFirstRun,
  registerMember,
  startSignedIn,
} from "../support/member.ts";

test("ROUTE-070 a visitor opens the invitation page and is asked to sign in", { tag: "@once" }, async ({
  page,
}) => {
  expect((await page.goto("/pages/invitation/index"))?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("带个朋友来看看");
  await page.getByRole("link", { name: "登录后查看" }).click();
  await expect(page).toHaveURL(/pclogin\?redirect=%2Fpages%2Finvitation%2Findex$/);
});

test("ROUTE-071 GEN-017 an invitee registers with the code, and the first post rewards both", {
  tag: "@once",
}, async ({ page, request, browser }) => {
  test.slow();
  const host = await registerMember(request);
  await startSignedIn(page, host.token);
  await open(page, "/pages/invitation/index");
  const code = ((await page.getByRole("img", { name: /^邀请码 / }).getAttribute("aria-label")) ?? "").slice(
    4,
  );
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "保存海报" }).click();
  expect((await saved).suggestedFilename()).toBe(`lenscape-${code}.png`);

  const guestContext = await browser.newContext({
    baseURL: process.env.E2E_BASE_URL,
    extraHTTPHeaders: fromElsewhere(),
  });
  const guest = await guestContext.newPage();
  await open(guest, `/pages/invijoin/index?code=${code.toLowerCase()}`);
  await expect(guest.getByRole("heading", { level: 1 })).toContainText("邀请你加入");
  await guest.getByRole("link", { name: "加入社区" }).click();
  await expect(guest.getByRole("textbox", { name: "邀请码" })).toHaveValue(code);
  const { username, password } = freshAccount();
  await guest.getByRole("textbox", { name: /^用户名/ }).fill(username);
  await guest.getByLabel(/^密码/).fill(password);
  await guest.getByLabel(/^再输一次/).fill(password);
  await guest.getByRole("checkbox").check();
  await guest.getByRole("button", { name: "注册", exact: true }).click();
  await keepRecoveryCodes(guest);
  await passFirstRun(guest);
  await guestContext.close();

  const login = await request.post("/api/login", { data: { username, password }, headers: fromElsewhere() });
  const { token } = (await login.json()) as { token: string };
  const moment = { content: "<p>从朋友的链接过来的，先看看。</p>", threadClassify: 0 };
  const created = await request.post("/api/api/thread/create", {
    data: moment,
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await created.json()) as { data: { id: string; status: 0 | 1 } };
  // The first posts of a newcomer may be pending review.
  if (data.status === 0) {
    const admin = await loginDemo(request, "admin");
    await request.post("/api/api/bbs/review/decide", {
      data: { kind: "thread", id: data.id, value: 1 },
      headers: { authorization: `Bearer ${admin}` },
    });
  }
  await page.reload();
  await expect(page.getByText("奖励已发")).toBeVisible();
  await expect(page.getByText("+30")).toBeVisible();
  await open(page, `/pages/invijoin/index?code=${code}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("不能使用自己的邀请码");
});

test("ROUTE-071 an unknown code shows a message, and members cannot use a code", { tag: "@once" }, async ({
  page,
  request,
}) => {
  await open(page, "/pages/invijoin/index?code=NOSUCH");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("邀请码无效");
  const { token } = await registerMember(request);
  await startSignedIn(page, token);
  await open(page, "/pages/invijoin/index?code=NOSUCH");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("你已是社区成员");
});
