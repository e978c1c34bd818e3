import { useTranslation } from "../../lib/locale.tsx";

export const circleText = {
  posts: "帖子",
  interactions: "互动",
  members: "成员",
  followers: "关注",
  activeUsers: "{n} 位活跃用户",
  activeRank: "活跃榜",
  rankOf: "活跃榜第 {n}",
  rose: "升 {n}",
  fell: "降 {n}",
  stayed: "持平",
  entered: "新上榜",
  yourRank: "你第 {n}",
  unranked: "你还没上榜",
  behind: "差 {n} 分到第 {rank}",
  behindLast: "差 {n} 分上榜",
  level: "与第 {rank} 同分",
  scored: "{n} 分",
  noDataInPopup: "—暂无数据—",
  moderators: "版主",
  joinedOn: "{date} 加入",
  join: "加入",
  apply: "申请",
  waiting: "审核中",
  joined: "已加入",
};

export type CircleText = typeof circleText;

/** Returns the texts of circles, topics and activity rankings in the current language. */
export function useCircleText(): CircleText {
  return useTranslation(circleText);
}
