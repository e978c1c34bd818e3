import type { StoredQuestion } from "../../db/schema/index.ts";

interface DemoSurvey {
  title: string;
  intro: string;
  /** It began so many days ago and ends in so many, gone by when below zero. */
  begun: number;
  left: number;
  rewardPoints: number;
  /** The share of members who have answered. */
  share: number;
  questions: StoredQuestion[];
  /** Still being written: operators alone see it. */
  isDraft?: true;
}

const ask = (
  type: StoredQuestion["type"],
  title: string,
  to: Partial<Omit<StoredQuestion, "options">> & { options?: string[] } = {},
): Omit<StoredQuestion, "id"> => ({
  type,
  title,
  required: true,
  min: 0,
  max: 0,
  hint: "",
  ...to,
  options: (to.options ?? []).map((label, index) => ({ id: `o${index + 1}`, label })),
});

const numbered = (questions: Omit<StoredQuestion, "id">[]): StoredQuestion[] =>
  questions.map((question, index) => ({ id: `q${index + 1}`, ...question }));

/** The questionnaires of the demo: one to answer, one that is over, one that is being written. */
export const demoSurveys: DemoSurvey[] = [
  {
    title: "上手第一周，哪里卡住了",
    intro: "四道题，大约一分钟。",
    begun: 60,
    left: -20,
    rewardPoints: 20,
    share: 0.5,
    questions: numbered([
      ask("single", "配对用了多久", { options: ["一分钟以内", "一到五分钟", "五分钟以上", "没配上"] }),
      ask("rating", "说明书好懂吗"),
      ask("multiple", "哪些地方要教一下", {
        options: ["触控手势", "拍照构图", "字幕翻译", "电量与充电"],
        min: 1,
        max: 3,
      }),
      ask("text", "还缺一句什么说明", { required: false, max: 200 }),
    ]),
  },
  {
    title: "1.1.0 用了两周，说说感受",
    intro: "七道题，大约两分钟。答案只用来改进固件，不会公开。",
    begun: 9,
    left: 9,
    rewardPoints: 30,
    share: 0.6,
    questions: numbered([
      ask("single", "每天大概戴多久", {
        options: ["不到 1 小时", "1–3 小时", "3–6 小时", "6 小时以上"],
      }),
      ask("multiple", "最常用哪些功能", {
        options: ["拍照录像", "导航", "字幕翻译", "听歌和通话", "提词"],
        min: 1,
        max: 3,
      }),
      ask("rating", "触控顺不顺手"),
      ask("nps", "愿意推荐给朋友吗"),
      ask("sort", "按重要程度排个序", { options: ["续航", "重量", "画质", "翻译准确"], required: false }),
      ask("image", "有想给我们看的画面吗", { required: false, max: 3 }),
      ask("text", "还有什么想说的", { required: false, max: 500, hint: "好的坏的都可以" }),
    ]),
  },
  {
    title: "冬天戴它出门，冷不冷",
    intro: "三道题，说说低温下的续航和佩戴。",
    begun: -2,
    left: 20,
    rewardPoints: 20,
    share: 0,
    isDraft: true,
    questions: numbered([
      ask("single", "零下的时候还戴吗", { options: ["照常戴", "偶尔戴", "不戴了"] }),
      ask("rating", "低温下的续航够不够用"),
      ask("text", "还遇到过什么", { required: false, max: 300 }),
    ]),
  },
];

/** What some answered to a question that takes words. */
export const demoWords = [
  "续航比上一版好，夜里亮度再低一档就更好。",
  "字幕跟得上语速了，人名还会翻错。",
  "想要骑车时一键开始录。",
  "导航的提示音可以再短一点。",
];
