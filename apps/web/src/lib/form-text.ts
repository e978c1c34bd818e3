/** Texts of forms about what the contract does not take, where the form has none of its own. */
export const formText = {
  wrong: "请检查这一项",
  tooLong: "最多 {n} 个字",
  tooMany: "最多 {n} 项",
} as const;
