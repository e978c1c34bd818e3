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
    picture: "night",
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

/** 今天的镜界 of the first week, by the titles of threads; afterwards it is chosen by essence and heat. */
export const edition = {
  hero: "同一条河堤，连拍十四天",
  picks: [
    { title: "把字幕翻译用在菜市场：第一次听懂外婆的方言", note: "写工具的人很多，写到眼眶发热的很少。" },
    { title: "近视 600 度怎么配镜片？把踩过的坑写成一张表", note: "今年见过最省钱的一张表，配镜前先看它。" },
  ],
  /** A thread with a poll that runs for as long. */
  question: "抬显亮度到底该开几档？我测了七种天气",
  days: 7,
};
