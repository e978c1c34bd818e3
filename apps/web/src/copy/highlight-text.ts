/** What is marked in a thread's text. `{n}` is how many. */
export const highlightText = {
  act: "划线",
  label: "划线",
  others: "{n} 人划了这一段",
  meToo: "我和另外 {n} 人划了这一段",
  onlyMe: "只有我划了这一段",
  markToo: "我也划",
  takeBack: "取消划线",
  done: "已划线",
  tooLong: "一次最多划 {n} 个字",
} as const;
