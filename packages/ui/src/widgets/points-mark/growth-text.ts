import { useTranslation } from "../../lib/locale.tsx";

export const growthText = {
  points: "积分",
  gain: "加 {n} 积分",
  spend: "减 {n} 积分",
  stock: "剩 {n} 件",
  stockMany: "剩 {n}+ 件",
  soldOut: "已兑完",
  redeem: "去兑换",
  goTask: "去完成",
  taskDone: "已完成",
  taskPending: "处理中",
  taskProgress: "{name}进度",
  greeting: "你好，{name}",
  signIn: "签到，领 {n} 积分",
  signInShort: "签到 +{n}",
  signInPlain: "签到",
  signingIn: "正在签到",
  signedIn: "今天已签到",
  streak: "已连续 {n} 天",
  weekProgress: "本周签到进度：{days}",
  daySigned: "{day}已签",
  dayMissed: "{day}未签",
  today: "今天",
  weekdays: "一,二,三,四,五,六,日",
  sundayFirst: "日,一,二,三,四,五,六",
  month: "{y} 年 {m} 月",
  prevMonth: "上个月",
  nextMonth: "下个月",
  signed: "已签",
  missed: "未签",
  madeUp: "补签",
  makeUp: "补签 {day}",
  reward: "有奖励",
  worn: "佩戴中",
  notOwned: "未获得",
  badgeProgress: "{name}进度",
  pages: "分页",
  stepDone: "已完成",
  prevPage: "上一页",
  nextPage: "下一页",
  pageNumber: "第 {n} 页",
  quantity: "数量",
  less: "减少",
  increase: "增加",
  balance: "余额 {n}",
  uploaded: "已上传",
  uploadStopped: "没有传上去",
  cancelUpload: "取消上传{name}",
  progress: "{n} / {max}",
};

export type GrowthText = typeof growthText;

/** The words of points, tasks, check-in, badges, messages and paging in the language of the nearest `LocaleProvider`. */
export function useGrowthText(): GrowthText {
  return useTranslation(growthText);
}
