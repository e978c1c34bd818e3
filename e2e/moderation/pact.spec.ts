import { expect, test } from "../support/journey.ts";
import { loginDemo, open, pressUntilGone, registerMember, startSignedIn } from "../support/member.ts";

test("an operator lists a thread as a community pact, and the home page shows it until it is removed", {
  tag: "@once",
}, async ({ page, browser, request }) => {
  test.slow();
  const author = await registerMember(request);
  const title = `夜里拍照的约定 ${author.username}`;
  const created = await request.post("/api/api/thread/create", {
    headers: { authorization: `Bearer ${author.token}` },
    data: { threadClassify: 1, circleId: "1", title, content: "拍到陌生人先问，问不到就打码。" },
  });
  const { data } = await created.json();
  const thread = `/pages/content/postdetail?threadId=${data.id}`;

  const admin = await (await browser.newContext({ baseURL: process.env.E2E_BASE_URL })).newPage();
  await startSignedIn(admin, await loginDemo(request, "admin"));
  const act = async (name: string, reason: string) => {
    await open(admin, thread);
    await admin.getByRole("button", { name: "更多操作" }).filter({ visible: true }).first().click();
    await admin.getByRole("menuitem", { name }).click();
    const dialog = admin.getByRole("dialog");
    await dialog.getByText(reason).click();
    await pressUntilGone(dialog.getByRole("button", { name }));
  };
  const listed = page.getByRole("region", { name: "社区公约" }).getByRole("link", { name: title });

  await act("列入社区公约", "大家都该遵守");
  await open(page, "/");
  await expect(listed).toBeVisible();
  await act("移出社区公约", "误操作");
  await open(page, "/");
  await expect(page.getByRole("region", { name: "社区公约" })).toBeVisible();
  await expect(listed).toHaveCount(0);
  await admin.context().close();
});
