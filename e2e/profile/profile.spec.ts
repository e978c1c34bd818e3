import { open } from "../support/member.ts";
import { callAs, expect, publishThread, test } from "../thread/support.ts";

const profilePath = (userId: string) => `/pages/mine/friends/index?userId=${userId}`;

test("ROUTE-022 ROUTE-023 the own profile shows a new thread, another profile its member's name", {
  tag: "@once",
}, async ({ signedIn: page, member }) => {
  const title = `刚刚发布的帖子 ${Date.now().toString(36)}`;
  await publishThread(member.token, title);
  await page.goto("/pages/mine/friends/index");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(member.nickname);
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  await expect(
    page.locator("[data-slot=profile-header]").locator("[data-slot=follow-button]"),
    "nobody follows themselves",
  ).toHaveCount(0);

  await page.goto(profilePath("2"));
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(member.nickname);
  await expect(page.getByRole("link", { name: title })).toHaveCount(0);
});

test("ROUTE-024 API-092 GEN-023 following from a profile updates the number and the list of fans", async ({
  signedIn: page,
  member,
}) => {
  const { nickname, fansCount } = await callAs<{ nickname: string; fansCount: number }>(
    member.token,
    "/api/my/user/otherinfo/get",
    { userId: "7" },
  );
  await open(page, profilePath("7"));
  const header = page.locator("[data-slot=profile-header]");
  await header.getByRole("button", { name: `关注 ${nickname}` }).click();
  await expect(header.getByRole("button", { name: `已关注 ${nickname}` })).toBeVisible();
  const fans = header.getByRole("link", { name: /粉丝$/ });
  await expect(fans).toHaveText(`${fansCount + 1}粉丝`);

  await fans.click();
  await expect(page).toHaveTitle(new RegExp(`^${nickname}的粉丝`));
  await expect(page.getByRole("main").getByRole("link", { name: member.nickname })).toBeVisible();

  await page.goto("/pages/mine/friends/followlist");
  await expect(page.getByRole("main").getByRole("link", { name: nickname })).toBeVisible();
});

test("an unknown member shows a not-found message", { tag: "@once" }, async ({ signedIn: page }) => {
  await page.goto(profilePath("999999999"));
  await expect(page.getByRole("heading", { name: "找不到这位成员" })).toBeVisible();
});
