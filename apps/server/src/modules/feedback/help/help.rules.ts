/** Messages to operators who edit FAQs. */
export const helpTexts = {
  category: "请填写分类",
  question: "请填写问题",
  answer: "请填写答案",
  duplicate: "这个分类里已经有同样的问题",
  full: (max: number) => `常见问题最多 ${max} 条，先删去或合并几条`,
} as const;
