import type { DemoBanner, DemoKind } from "./types.ts";

/** The carousel of the home page. */
export const banners: DemoBanner[] = [
  {
    title: "日出之前，先戴上眼镜",
    subtitle: "用第一视角记录一次清晨，优秀作品奖励 500 积分",
    tag: "第 6 期共创",
    picture: "banner-dawn",
    topic: "日出之前",
    buttonText: "参加活动",
  },
  {
    title: "固件 1.1.0，把常用的放到手边",
    subtitle: "新的手势、更稳的字幕，升级以后来说说感受",
    tag: "版本更新",
    picture: "lake",
    topic: "固件1.1.0",
    buttonText: "看看大家怎么说",
  },
  {
    title: "你今天少低了几次头",
    subtitle: "晒出一天的手机使用时间，和不看手机时看见的东西",
    tag: "热门话题",
    picture: "metro",
    topic: "低头时间减半",
    buttonText: "一起记录",
  },
];

/** The recommended floors of the search page, each filled with the latest titled threads of its kinds. */
export const floors: { title: string; kinds: DemoKind[] }[] = [
  { title: "第一次戴上它", kinds: ["hello", "fit"] },
  { title: "出门之前", kinds: ["ride", "travel", "city"] },
  { title: "编辑挑的", kinds: ["photo", "life", "dev"] },
];
