import { randomUUID } from "node:crypto";
import type { APIRequestContext, APIResponse, Locator } from "@playwright/test";
import { png } from "../publish/support.ts";
import { expect, test } from "../support/journey.ts";
import { loginDemo, open, pressUntilGone, registerMember, startSignedIn } from "../support/member.ts";

const key = () => randomUUID().replaceAll("-", "");

interface Answer {
  msg: string;
  data: { id: string; orderNo: string };
  /** URL of an upload. */
  url: string;
  /** User of getInfo. */
  user: { userId: string };
}

/** Creates content through the API that an operator has to handle. */
async function memberWithWork(request: APIRequestContext) {
  const { username, token } = await registerMember(request);
  const headers = { authorization: `Bearer ${token}` };
  const call = async (answer: APIResponse) => {
    const body = (await answer.json()) as Answer;
    expect(body, body.msg).toMatchObject({ code: 200 });
    return body;
  };
  const post = (path: string, data: object) => request.post(`/api/api${path}`, { headers, data }).then(call);
  const { user } = await request.get("/api/getInfo", { headers }).then(call);
  const mark = username.slice(1);
  const thread = await post("/thread/create", { threadClassify: 0, content: `清晨的林场 ${mark}` });
  const pendingReview = await post("/thread/create", { threadClassify: 0, content: `这里全网最低 ${mark}` });
  const sent = await request.post("/api/common/upload", { headers, multipart: { file: png("凭证.png") } });
  const { url } = await call(sent);
  const sn = key().slice(0, 16).toUpperCase();
  await post("/bbs/device/apply", {
    modelId: "1",
    sn,
    channel: "official",
    purchaseAt: "2026-01-02",
    imageList: [{ url }],
  });
  const feedback = await post("/bbs/feedback/submit", {
    kind: 1,
    title: `希望能自定义手势 ${mark}`,
    content: "骑车的时候想用单击开始录像。",
  });
  const address = await post("/bbs/address/add", {
    name: "云野",
    tel: "13800008000",
    areaCode: "330106",
    addressDetail: "湖滨路 18 号",
  });
  const exchange = (goodsId: string) =>
    post("/bbs/order/create", { goodsId, quantity: 1, addressId: address.data.id, requestId: key() });
  return {
    mark,
    sn,
    token,
    userId: user.userId,
    threadId: thread.data.id,
    pendingReviewId: pendingReview.data.id,
    feedbackId: feedback.data.id,
    exchange,
  };
}

const send = (dialog: Locator, name: string) =>
  pressUntilGone(dialog.getByRole("button", { name, exact: true }));

/** Selects an action in the menu of a row. */
async function choose(row: Locator, name: string) {
  await row.getByRole("button", { name: /^更多：/ }).click();
  await row.page().getByRole("menuitem", { name, exact: true }).click();
}

/** Reopens the home page until it shows an element, or no longer. Public responses are cached for a second. */
async function seenAtHome(what: Locator, isThere: boolean) {
  await expect(async () => {
    await open(what.page(), "/");
    // Animated content starts after an interaction.
    await what.page().keyboard.press("Shift");
    const times = expect(what);
    await (isThere ? times.not : times).toHaveCount(0, { timeout: 2000 });
  }).toPass();
}

test("an operator's actions of a day take effect for members", { tag: "@once" }, async ({
  page: desk,
  browser,
  request,
}) => {
  test.setTimeout(300_000);
  const member = await memberWithWork(request);
  const { mark, userId, threadId } = member;
  await startSignedIn(desk, await loginDemo(request, "admin"));
  const page = await (await browser.newContext({ baseURL: process.env.E2E_BASE_URL })).newPage();
  await startSignedIn(page, member.token);
  const section = (name: string, query: Record<string, string> = {}) =>
    desk.goto(`/pages/console/index?${new URLSearchParams({ section: name, ...query })}`);
  const row = (text: string) => desk.getByRole("row").filter({ hasText: text });

  await test.step("points are corrected with a reason", async () => {
    await section("points", { keyWord: userId });
    const account = desk.getByRole("row").filter({ has: desk.getByText(`编号 ${userId}`, { exact: true }) });
    await account.getByRole("button", { name: "调整积分" }).click();
    const dialog = desk.getByRole("dialog", { name: "调整积分" });
    await dialog.getByLabel("增减的积分").fill("2000");
    await dialog.getByRole("button", { name: "调整积分" }).click();
    await expect(dialog.getByText("请填写原因")).toBeVisible();
    await dialog.getByLabel("原因").fill("补发线下活动的奖励");
    await send(dialog, "调整积分");
    await open(page, "/pages/mine/history/pointslist");
    await expect(page.getByText("补发线下活动的奖励")).toBeVisible();
  });

  await test.step("an order is shipped and its good filled up again", async () => {
    const goods = (await (await request.get("/api/api/bbs/goods/detail?goodsId=4")).json()).data;
    const order = await member.exchange(goods.id);
    await section("orders");
    const { orderNo } = order.data;
    await row(orderNo).getByRole("button", { name: "发货" }).click();
    const parcel = desk.getByRole("dialog", { name: "发货" });
    await parcel.getByLabel("物流公司").fill("速达快运");
    await parcel.getByLabel("物流单号").fill("SD7730");
    await send(parcel, "发货");
    await section("goods", { keyWord: goods.goodsName });
    await row(goods.goodsName).getByRole("button", { name: "改库存" }).click();
    const stock = desk.getByRole("dialog", { name: "改库存" });
    await stock.getByLabel("增减的件数").fill("5");
    await stock.getByLabel("原因").fill("到了一批货");
    await send(stock, "保存");
    await open(page, `/pages/mall/exchangeRecord?id=${order.data.id}`);
    await expect(page.getByRole("heading", { name: "已发货" })).toBeVisible();
    await expect(page.getByText("SD7730").first()).toBeVisible();
    await open(page, `/pages/mall/detail?id=${goods.id}`);
    await expect(page.getByText(`剩余 ${goods.stock + 4} 件`)).toBeVisible();
  });

  await test.step("a thread is taken down with a reason, and the act undone", async () => {
    const act = async (query: Record<string, string>, name: string, reason: string) => {
      await section("threads", { keyWord: mark, ...query });
      await choose(row(mark).first(), name);
      const dialog = desk.getByRole("dialog", { name });
      await dialog.getByRole("textbox").fill(reason);
      await send(dialog, name);
    };
    const notice = page.getByText("帖子已下架，只有你和管理者能看到。");
    await act({}, "下架", "地点要先打码");
    await open(page, `/pages/content/postdetail?threadId=${threadId}`);
    await expect(notice).toBeVisible();
    await act({ status: "3" }, "恢复展示", "误操作");
    await open(page, `/pages/content/postdetail?threadId=${threadId}`);
    await expect(page.getByText(`清晨的林场 ${mark}`).filter({ visible: true }).first()).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  await test.step("a post pending review is approved", async () => {
    await section("review");
    await desk
      .getByRole("listitem")
      .filter({ hasText: mark })
      .getByRole("button", { name: "通过", exact: true })
      .click();
    await expect(desk.getByRole("listitem").filter({ hasText: mark })).toHaveCount(0);
    await open(page, `/pages/content/postdetail?threadId=${member.pendingReviewId}`);
    await expect(page.getByText(`这里全网最低 ${mark}`).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText("帖子正在审核，通过后大家才能看到。")).toHaveCount(0);
  });

  await test.step("a device is approved", async () => {
    await section("devices", { authStatus: "0" });
    await row(member.sn).getByRole("button", { name: "审核" }).click();
    await send(desk.getByRole("dialog", { name: "审核设备认证" }), "通过");
    await open(page, "/pages/deviceauth/index");
    await expect(page.getByText("已认证").filter({ visible: true }).first()).toBeVisible();
  });

  await test.step("a feedback is answered", async () => {
    await section("feedback", { keyWord: mark });
    await row(mark).getByRole("button", { name: "处理" }).click();
    const dialog = desk.getByRole("dialog");
    await dialog.getByLabel("状态").selectOption("已解决");
    await dialog.getByLabel("答复").fill("1.2.0 起可以在设置里自定义。");
    await send(dialog, "处理");
    await open(page, `/pages/training/index?feedbackId=${member.feedbackId}`);
    await expect(
      page.getByText("1.2.0 起可以在设置里自定义。").filter({ visible: true }).first(),
    ).toBeVisible();
    await expect(page.getByText("已解决").filter({ visible: true }).first()).toBeVisible();
  });

  await test.step("a questionnaire is made, survives a reload, is published, and answered by a member", async () => {
    const title = `手势用得顺不顺 ${mark}`;
    await section("surveys");
    await desk.getByRole("button", { name: "新建问卷" }).click();
    await desk.getByRole("textbox", { name: /^标题/ }).fill(title);
    await desk.getByLabel("奖励积分").fill("30");
    await desk.getByRole("button", { name: "单选" }).click();
    const first = desk.getByRole("group", { name: "第 1 题" });
    await first.getByLabel("题目").fill("常用哪种手势");
    await first.getByRole("textbox", { name: "选项 1" }).fill("双击");
    await first.getByRole("textbox", { name: "选项 1" }).press("Enter");
    await expect(first.getByRole("textbox", { name: "选项 2" })).toBeFocused();
    await desk.keyboard.type("单击");
    await desk.keyboard.press("Alt+ArrowUp");
    await expect(first.getByRole("textbox", { name: "选项 1" })).toHaveValue("单击");
    await desk.getByRole("button", { name: "发布", exact: true }).click();
    await expect(desk.getByText("第 1 题有空着的选项")).toBeVisible();
    await desk.reload();
    await expect(desk.getByText("有没保存的修改")).toBeVisible();
    await first.getByRole("button", { name: "删除选项 3" }).click();
    const preview = desk.getByRole("region", { name: "预览" });
    await expect(preview.getByRole("radio")).toHaveCount(2);
    await desk.getByRole("button", { name: "发布", exact: true }).click();
    await desk.getByRole("alertdialog").getByRole("button", { name: "发布" }).click();
    await expect(row(title).getByText("进行中")).toBeVisible();

    await open(page, "/pages/question/index");
    await page.getByRole("article").filter({ hasText: title }).getByRole("link", { name: "去填写" }).click();
    await page.getByText("单击", { exact: true }).click();
    await page.getByRole("button", { name: "提交" }).click();
    await expect(page.getByText("30 积分已到账")).toBeVisible();

    await row(title).getByRole("button", { name: "看结果" }).click();
    const results = desk.getByRole("dialog", { name: title });
    await expect(results.getByText("单选，1 人作答")).toBeVisible();
    const file = desk.waitForEvent("download");
    await results.getByRole("button", { name: "导出 CSV" }).click();
    expect((await file).suggestedFilename()).toBe(`${title} 的回答.csv`);
    await desk.keyboard.press("Escape");
    await choose(row(title), "结束");
    await desk.getByRole("alertdialog").getByRole("button", { name: "结束" }).click();
    await expect(row(title).getByText("已结束")).toBeVisible();
  });

  await test.step("a banner is shown and taken away again", async () => {
    await section("banners");
    await desk.getByRole("button", { name: "新建轮播图" }).click();
    const dialog = desk.getByRole("dialog", { name: /轮播图/ });
    await dialog.getByRole("textbox", { name: /^标题/ }).fill(`冬日拍摄 ${mark}`);
    await dialog.locator("input[type=file]").setInputFiles(png("冬日.png", 320, 160));
    await dialog.getByLabel("次序").fill("99");
    await expect(
      dialog
        .getByText("已上传")
        .or(dialog.getByRole("button", { name: /删除/ }))
        .first(),
    ).toBeVisible();
    await send(dialog, "保存");
    await seenAtHome(page.getByText(`冬日拍摄 ${mark}`), true);
    await choose(row(mark), "删除");
    await desk.getByRole("alertdialog").getByRole("button", { name: "删除" }).click();
    await expect(row(mark)).toHaveCount(0);
  });

  await test.step("what an editor puts on the front is there with its sentence, and unmade again", async () => {
    await open(page, "/");
    const today = page.getByLabel("今天的镜界");
    const hero = await today.getByRole("heading", { level: 2 }).getByRole("link").getAttribute("href");
    const pick = await page
      .getByRole("region", { name: "编辑精选" })
      .getByRole("heading", { level: 3 })
      .first()
      .getByRole("link")
      .getAttribute("href");
    await section("today");
    // The demo edition is active too and shown again afterwards.
    const editions = desk.getByRole("row");
    await expect(editions.filter({ hasText: "正在首页" })).toHaveCount(1);
    const before = await editions.count();
    await desk.getByRole("button", { name: "新建一期今天的镜界" }).click();
    const dialog = desk.getByRole("dialog", { name: /今天的镜界/ });
    await dialog.getByRole("combobox", { name: "大图的帖子" }).fill(hero!);
    await dialog.getByRole("combobox", { name: "推荐一" }).fill(pick!);
    await dialog.getByRole("textbox", { name: "编辑的话" }).first().fill(`值得早起 ${mark}`);
    await send(dialog, "保存");
    await seenAtHome(page.getByText(`值得早起 ${mark}`), true);
    const running = editions.filter({ hasText: "正在首页" });
    await running.getByRole("button", { name: "预览" }).click();
    const preview = desk.getByRole("dialog", { name: "预览" });
    await expect(preview.getByText(`值得早起 ${mark}`)).toBeVisible();
    await desk.keyboard.press("Escape");
    await choose(running, "删除");
    await desk.getByRole("alertdialog").getByRole("button", { name: "删除" }).click();
    await expect(editions).toHaveCount(before);
    await seenAtHome(page.getByText(`值得早起 ${mark}`), false);
  });

  await test.step("an entry of the site's menu is made, hidden and taken away, and the bar follows", async () => {
    const name = `夜拍${mark.slice(-6)}`;
    const entry = page.getByRole("banner").getByRole("link", { name });
    await section("menu");
    await desk.getByRole("button", { name: "新建菜单项" }).click();
    const dialog = desk.getByRole("dialog", { name: /菜单项/ });
    await dialog.getByRole("textbox", { name: /^名称/ }).fill(name);
    await dialog.getByLabel("去向").fill("javascript:alert(1)");
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(dialog.getByRole("alert")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: /^名称/ })).toHaveValue(name);
    await dialog.getByLabel("去向").fill("/pages/content/circlelist");
    await send(dialog, "保存");
    await seenAtHome(entry, true);
    await expect(entry).toHaveAttribute("href", "/pages/content/circlelist");
    await row(name).getByRole("button", { name: "编辑" }).click();
    await dialog.getByRole("checkbox").uncheck();
    await send(dialog, "保存");
    await seenAtHome(entry, false);
    await choose(row(name), "删除");
    await desk.getByRole("alertdialog").getByRole("button", { name: "删除" }).click();
    await expect(row(name)).toHaveCount(0);
  });

  await test.step("all of it stands in the log", async () => {
    // Other journeys add log entries of this operator meanwhile.
    const entries: string[] = [];
    for (const page of ["1", "2"]) {
      await section("audit", { page });
      await expect(desk.getByRole("row").nth(1)).toBeVisible();
      const cells = await desk.getByRole("cell").allInnerTexts();
      entries.push(...cells.flatMap((cell) => cell.split("\n")));
    }
    const acts = [
      ...["调整积分", "订单发货", "改库存", "下架", "恢复展示", "审核", "设备通过", "处理反馈"],
      ...["发布问卷", "结束问卷", "保存轮播图", "删除轮播图", "保存菜单", "删除菜单"],
    ];
    expect(entries).toEqual(expect.arrayContaining([...acts, "地点要先打码"]));
  });
  await page.context().close();
});
