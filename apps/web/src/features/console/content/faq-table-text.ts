/** Texts of the console's frequent questions. */
export const consoleFaqsText = {
  faq: "问题",
  word: "问题或答案里的词",
  question: "问题",
  answer: "答案",
  category: "分类",
  categoryHint: "同名的归在一类，例如使用、账号",
  votes: "有帮助 / 没帮助",
  voted: "{helpful} / {unhelpful}",
  none: "还没有常见问题，写下的排在「帮助」页，也能搜到",
} as const;
