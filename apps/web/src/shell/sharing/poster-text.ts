/** Sentences next to every poster. */
export const posterText = {
  making: "正在生成海报",
  failed: "海报没能生成",
  save: "保存海报",
  send: "发给朋友",
} as const;
