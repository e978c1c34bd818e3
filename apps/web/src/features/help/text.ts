/** Texts of the page of frequently asked questions. */
export const helpText = {
  title: "常见问题",
  search: "搜索问题",
  categories: "分类",
  all: "全部",
  helpful: "有帮助",
  unhelpful: "没帮助",
  voteLabel: "这个回答有帮助吗",
  thanks: "谢谢，已记下",
  searchEmpty: "没有找到相关的问题",
  searchEmptyHint: "换个说法试试，或者去反馈专区问一问",
  empty: "还没有整理常见问题",
  emptyHint: "有问题先去反馈专区问一问",
  openFeedback: "去反馈专区",
  emptyOperatorHint: "常被问到的事，在运营后台写一次，大家都找得到",
  addFirst: "去写第一条",
} as const;
