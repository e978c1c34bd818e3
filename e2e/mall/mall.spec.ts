import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { loginDemo, open, pressUntilGone, registerMember, startSignedIn } from "../support/member.ts";

/** Registers a member and grants points as an operator. */
async function memberWith(request: APIRequestContext, points: number): Promise<string> {
  const { token } = await registerMember(request);
  const asOf = (bearer: string) => ({ headers: { authorization: `Bearer ${bearer}` } });
  const { user } = await (await request.get("/api/getInfo", asOf(token))).json();
  const admin = await loginDemo(request, "admin");
  const adjustment = await request.post("/api/api/bbs/points/adjust", {
    ...asOf(admin),
    data: {
      userId: user.userId,
      points,
      reason: "补发线下活动的奖励",
      requestId: randomUUID().replaceAll("-", ""),
    },
  });
  expect((await adjustment.json()).code).toBe(200);
  return token;
}

async function fillAddress(page: Page) {
  const form = page.getByRole("dialog", { name: /收货地址$/ });
  await form.getByRole("button", { name: "保存" }).click();
  await expect(form.getByText("请填写收货人姓名")).toBeVisible();
  await form.getByLabel("收货人").fill("云野");
  await form.getByLabel("手机号").fill("13800008000");
  await form.getByLabel("省", { exact: true }).selectOption("浙江省");
  await form.getByLabel("市", { exact: true }).selectOption("杭州市");
  await form.getByLabel("区", { exact: true }).selectOption("西湖区");
  await form.getByLabel("详细地址").fill("湖滨路 18 号 3 栋 602 室");
  await pressUntilGone(form.getByRole("button", { name: "保存" }));
}

test("GEN-014 ROUTE-001 ROUTE-067 ROUTE-068 a visitor browses the mall and is asked to sign in", {
  tag: "@once",
}, async ({ page }) => {
  const arriving = page.waitForResponse((answer) => answer.request().isNavigationRequest());
  await open(page, "/pages/mall/index");
  expect((await arriving).status()).toBe(200);
  expect(page.url()).toMatch(/^[^#]*\/pages\/mall\/index$/);
  await expect(page.getByText("登录后查看积分")).toBeVisible();
  await page.getByRole("link", { name: "麂皮镜布 三片装" }).click();
  await expect(page.getByRole("heading", { name: "麂皮镜布 三片装", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "登录后兑换" }).click();
  await expect(page).toHaveURL(/\/pages\/pclogin\?redirect=/);
});

test("GEN-026 ROUTE-018 ROUTE-069 a member redeems a product, sees the order and cancels it", async ({
  page,
  request,
}) => {
  await startSignedIn(page, await memberWith(request, 400));
  await open(page, "/pages/mall/detail?id=3");
  await expect(page.getByText("你有 400，够兑 2 件")).toBeVisible();
  await page.getByRole("button", { name: "立即兑换" }).click();
  const dialog = page.getByRole("dialog", { name: "确认兑换" });
  await dialog.getByRole("button", { name: "新增收货地址" }).click();
  await fillAddress(page);
  await expect(dialog.getByText("浙江省 杭州市 西湖区 湖滨路 18 号 3 栋 602 室")).toBeVisible();
  await dialog.getByRole("button", { name: "确认兑换" }).click();
  const successDialog = page.getByRole("dialog", { name: "兑换成功" });
  await expect(successDialog.getByText("余 220")).toBeVisible();
  await successDialog.getByRole("link", { name: "查看记录" }).click();
  await expect(page.getByRole("heading", { name: "等待发货" })).toBeVisible();

  await page.getByRole("button", { name: "取消兑换" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "确定取消" }).click();
  await expect(page.getByRole("heading", { name: "已取消" })).toBeVisible();
  await open(page, "/pages/mall/exchangeRecord?status=3");
  await expect(page.getByText("你取消了兑换，180 积分已退回")).toBeVisible();
  await open(page, "/pages/mine/address/address");
  await expect(page.getByText("138****8000")).toBeVisible();
});
