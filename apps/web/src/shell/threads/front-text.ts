/** Texts of the question of the day. */
export const todayText = {
  question: "今天的问题",
  answer: "去回答",
  answerHere: "回答",
  results: "看结果",
  voters: "{n} 人答过",
  fold: "收起",
} as const;
