import { expect, test } from "../support/journey.ts";
import { open, registerMember, startSignedIn } from "../support/member.ts";

/** Pages of a member: requirement, address, and part of the title; "me" stands for the name. */
const pages = [
  ["ROUTE-015", "/pages/mine/help/index", "常见问题"],
  ["ROUTE-016", "/pages/mine/about/index", "关于"],
  ["ROUTE-022", "/pages/mine/friends/index", "me"],
  ["ROUTE-024", "/pages/mine/friends/fanlist", "我的粉丝"],
  ["ROUTE-025", "/pages/mine/friends/followlist", "我的关注"],
  ["ROUTE-028", "/pages/mine/info/index", "编辑资料"],
  ["ROUTE-030", "/pages/mine/setting/index", "设置"],
  ["ROUTE-031", "/pages/mine/setting/protocol", "协议与隐私"],
  ["ROUTE-019", "/pages/mine/badge/index", "徽章"],
  ["ROUTE-021", "/pages/mine/comment/likelist", "评论获赞"],
  ["ROUTE-026", "/pages/mine/history/levellist", "我的等级"],
  ["ROUTE-027", "/pages/mine/history/pointslist", "我的积分"],
  ["ROUTE-049", "/pages/mine/index", "me"],
  ["ROUTE-050", "/pages/mine/index_old", "me"],
  ["ROUTE-033", "/pages/common/textview/index", "社区文档"],
  ["ROUTE-034", "/pages/common/web", "没有要打开的链接"],
  ["ROUTE-074", "/pages/template/nav-button/nav-button", "模板"],
  ["ROUTE-075", "/choose-location", "选择位置"],
  ["ROUTE-076", "/open-location", "没有要查看的位置"],
  ["ROUTE-020", "/pages/question/index", "问卷"],
  ["ROUTE-029", "/pages/mine/integral/index", "积分兑换"],
  ["ROUTE-063", "/pages/training/feedback", "提反馈"],
  ["ROUTE-064", "/pages/training/feedbackv2", "提反馈"],
  ["ROUTE-066", "/pages/taskinfo/index", "任务专区"],
  ["ROUTE-072", "/pages/deviceauth/index", "我的设备"],
  ["ROUTE-073", "/pages/deviceauthing/index", "认证"],
] as const;

/** Pages with their own layout on phones: the second address of a page (AMB-023), and the own profile. */
const PHONE_LAYOUT = /^\/pages\/(?:deviceauth|mine\/index)/;

test(`ROUTE-092 ${pages.map(([row]) => row).join(" ")} a member opens each of their pages`, async ({
  page,
  request,
  isMobile,
}) => {
  test.slow();
  const { token, username } = await registerMember(request);
  await startSignedIn(page, token);
  const visited = isMobile ? pages.filter(([, address]) => PHONE_LAYOUT.test(address)) : pages;
  for (const [, address, heading] of visited) {
    await open(page, address);
    const name = heading === "me" ? username.slice(0, 12) : heading;
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    await expect(page).toHaveURL(new RegExp(`/(?:sub)?${address.slice(1)}$`));
    // The page has content below its heading: a list, a form or an empty state.
    await expect(page.getByRole("main")).toHaveText(new RegExp(`${name}[^]*\\p{Script=Han}{4}`, "u"));
  }
});
