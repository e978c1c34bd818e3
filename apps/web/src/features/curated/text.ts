/** Texts of the page of curated threads. */
export const curatedText = {
  title: "精选",
  hint: "编辑挑出来的好帖",
  order: "排序",
  orders: { all: "综合", latest: "最新", hot: "最热" },
  empty: "这里还没有帖子",
  groupNotFound: "没有这个分组",
  groupNotFoundHint: "它可能已经撤下，也可以看看全部精选。",
  viewAll: "看全部精选",
} as const;
