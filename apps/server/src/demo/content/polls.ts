import type { DemoPoll } from "./types.ts";

/** The polls that came with some of the threads, each under its thread's title. */
export const polls: DemoPoll[] = [
  {
    thread: "周末散步召集帖：第 14 次，染坊街到旧码头",
    days: 7,
    voters: 23,
    options: [
      ["走，三点牌坊下见", 6],
      ["走，但要晚到半小时", 3],
      ["下雨就不走", 2],
      ["这次不走，等照片", 4],
    ],
  },
  {
    thread: "升级 1.1.0 之后镜腿触控偶尔没反应，已经找到稳定复现的办法",
    days: 14,
    voters: 41,
    options: [
      ["Lens Air，遇到过", 7],
      ["Lens Air，没有遇到", 3],
      ["Lens One，遇到过", 1],
      ["Lens One，没有遇到", 8],
      ["还没有升级", 3],
    ],
  },
  {
    thread: "抬显亮度到底该开几档？我测了七种天气",
    days: 14,
    voters: 47,
    options: [
      ["1 到 2 档，够看就行", 4],
      ["3 到 4 档，最常用", 9],
      ["5 档以上，户外多", 5],
      ["交给自动亮度", 8],
    ],
  },
  {
    thread: "激活第三天，列一下让我意外的六件事",
    days: 7,
    maxChoices: 3,
    voters: 28,
    options: [
      ["比想象的轻", 6],
      ["字浮在远处，不在镜片上", 8],
      ["右边镜腿充完电是温的", 2],
      ["说话声音会被听见", 4],
      ["擦镜片的次数", 7],
      ["手不知道放哪里", 3],
    ],
  },
  {
    thread: "跑步时心率放哪里：我换了四个位置",
    days: 1,
    voters: 34,
    options: [
      ["左上", 2],
      ["右上", 4],
      ["左下", 1],
      ["右下", 9],
      ["不显示，超了再提醒", 6],
    ],
  },
  {
    thread: "近视 600 度怎么配镜片？把踩过的坑写成一张表",
    days: 30,
    voters: 52,
    options: [
      ["1.60", 3],
      ["1.67", 11],
      ["1.74", 5],
      ["听店员的，没有记", 4],
    ],
  },
];
