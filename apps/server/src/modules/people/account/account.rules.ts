import Bowser from "bowser";
import { badInput } from "../../../core/request-error.ts";
import { policy } from "../../../policy.ts";

/** Messages of the account settings. */
export const accountTexts = {
  wrongPassword: "修改密码失败，旧密码错误",
  samePassword: "新密码不能与旧密码相同",
  nicknameTaken: "该昵称已被占用",
  nicknameLocked: `${policy.account.nicknameDays}天内只能修改一次昵称`,
  birthday: "请填写正确的生日",
  denied: "你已被禁言，暂不能修改别人看得到的资料",
  revokedPassword: "密码错误，未能申请注销",
  exportPassword: "密码错误，未能导出",
  exportTooOften: "今天导出得太频繁，请明天再试",
  openOrders: "您有未完成的兑换订单，暂不能注销",
  adminStays: "管理员账号不能注销",
  closedName: "用户已注销",
} as const;

/**
 * Checks that a birthday is an existing day from 1900 until today.
 * @param today the day in the community's time zone, YYYY-MM-DD
 * @throws RequestError 400 for any other day
 */
export function checkBirthday(day: string, today: string): string {
  const [year, month, date] = day.split("-").map(Number);
  const real = new Date(Date.UTC(year!, month! - 1, date!));
  if (real.toISOString().slice(0, 10) !== day || year! < 1900 || day > today) badInput(accountTexts.birthday);
  return day;
}

/** Returns the names of browser and operating system of a user agent; empty if unknown. */
export function deviceOf(userAgent: string): { browser: string; os: string } {
  if (userAgent === "") return { browser: "", os: "" };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name ?? "", os: os.name ?? "" };
}

/** Readme file of an export. */
export const exportReadme = `镜界社区：我的数据

profile.json       账号资料，identities 是绑定的统一登录与绑定时间
threads.json       发过的动态和帖子，正文是 HTML，图片写的是地址；还有地点与坐标、设备、圈子、话题、投票选项、最后编辑时间
thread-versions.json   它们编辑之前的版本，about 是当时的圈子、话题、地点、设备、投票与活动安排
drafts.json        没有发表的草稿
comments.json      写过的评论，回复的是哪条、回复谁，最后编辑时间
comment-versions.json  它们编辑之前的版本
questions.json      提过的问题，型号、固件与采纳的评论编号
accepted-answers.json  被采纳过的回答
answer-votes.json   说过哪些回答在新固件上管不管用
helped.json         说过解决了问题的内容
appeals.json        写过的申诉与答复：status 0 等答复，1 成立，2 未通过
messages.json      看得到的私信
interactions.json  收到的互动通知
notices.json       收到的系统通知
points.json        积分的每一笔
follows.json       关注的人
favorites.json     收藏的帖子编号
highlights.json    在帖子里划过的线
addresses.json     收货地址
orders.json        积分兑换
signups.json       报名过的活动
devices.json       认证过的设备，序列号只留两头
feedback.json      提过的反馈
feedback-replies.json  这些反馈下的回复

图片以 / 开头的地址，前面加上社区的网址就能打开。时间是社区所在时区的。
`;
