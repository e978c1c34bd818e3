/** Texts of the console's models' newest firmware. */
export const consoleFirmwareText = {
  model: "型号",
  newest: "最新固件",
  unknown: "没有写",
  hint: "写作 1.1.2；不知道就空着。按更早的固件采纳的回答会提示「可能过期」，机主可以说还管不管用。",
  bad: "写作 1.1.2 这样",
  title: "{name} 的最新固件",
} as const;
