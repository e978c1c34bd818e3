import type { DemoThread } from "./types.ts";

/** Dynamics of the kind `life`. */
export const lifeDynamics: DemoThread[] = [
  {
    circle: "听障与字幕",
    kind: "life",
    body: ["今天在车上听懂了司机的笑话，比全车人慢一秒笑。"],
    topics: ["听见字幕"],
    heat: 1,
  },
  {
    circle: "听障与字幕",
    kind: "life",
    body: ["靠墙的位置留给我，谢谢店员记得。"],
    pictures: ["latte"],
    topics: ["听见字幕", "咖啡店"],
  },
  {
    circle: "听障与字幕",
    kind: "life",
    body: ["名词表导入一百二十个，今天只错了两个。"],
    topics: ["听见字幕"],
  },
  {
    circle: "听障与字幕",
    kind: "life",
    body: ["无障碍场的灯慢慢亮起来，大家都没有急着走。"],
    pictures: ["stage"],
    topics: ["听见字幕"],
  },
  {
    circle: "听障与字幕",
    kind: "life",
    body: ["有人说「你这个真好」，我给他看了一分钟。"],
    topics: ["听见字幕", "先问再录"],
  },
  {
    circle: "听障与字幕",
    kind: "life",
    body: ["会议室换了圆桌，字幕准了一截。"],
    topics: ["听见字幕"],
  },
  {
    circle: "厨房与日常",
    kind: "life",
    body: ["倒计时闪了一下，蛋刚好。"],
    pictures: ["tea"],
    topics: ["做饭不看手机"],
  },
  {
    circle: "厨房与日常",
    kind: "life",
    body: ["十四样菜，二十一分钟，忘了袋子。"],
    pictures: ["market", "latte", "tea"],
    topics: ["菜市场", "一人食"],
  },
  {
    circle: "厨房与日常",
    kind: "life",
    body: ["她今天读对了「软化」，我有点舍不得。"],
    topics: ["亲子时间"],
  },
  {
    circle: "厨房与日常",
    kind: "life",
    body: ["第一百零一顿，面。"],
    pictures: ["latte"],
    topics: ["一人食", "咖啡店"],
  },
  {
    circle: "厨房与日常",
    kind: "life",
    body: ["油烟擦镜片，一滴洗洁精就够，第二滴是浪费。"],
    topics: ["做饭不看手机"],
  },
  {
    circle: "厨房与日常",
    kind: "life",
    body: ["充电角第三个月，碗还是我洗的。"],
    pictures: ["camp"],
    topics: ["镜盒收纳"],
  },
];
