/** Texts of the editors' front of the home page. */
export const homeText = {
  today: "今天的镜界",
  todayDate: "{m} 月 {d} 日 星期{w}",
  weekdays: "日一二三四五六",
  picked: "编辑选为今日一图",
  pickedFrom: "选自 {name}",
} as const;
