/** The texts for those who write what is asked often. */
export const helpTexts = {
  category: "请填写分类",
  question: "请填写问题",
  answer: "请填写答案",
  twice: "这个分类里已经有同样的问题",
  full: (most: number) => `常见问题最多 ${most} 条，先删去或合并几条`,
} as const;
