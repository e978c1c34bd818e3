import { expect, test } from "../support/journey.ts";
import { open, registerMember, startSignedIn } from "../support/member.ts";

test("GEN-009 a member follows a topic in the zone and unfollows it from their own list", {
  tag: "@once",
}, async ({ page, request }) => {
  await startSignedIn(page, (await registerMember(request)).token);
  await open(page, "/pages/content/topiczone?keyword=导航体验");
  await page.getByRole("button", { name: "关注 #导航体验" }).click();
  await expect(page.getByRole("button", { name: "已关注 #导航体验" })).toBeVisible();
  await open(page, "/pages/content/topiczone");
  const mine = page.getByRole("region", { name: "我关注的话题" }).filter({ visible: true });
  await mine.getByRole("link", { name: /导航体验/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/#导航体验/);
  await page.getByRole("button", { name: "已关注", exact: true }).click();
  await expect(page.getByRole("button", { name: "关注", exact: true })).toBeVisible();
});
