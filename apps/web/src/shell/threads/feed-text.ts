/** Texts of a list of threads and of what can be done with one. */
export const feedText = {
  me: "我",
  close: "关闭",
  copyLink: "复制链接",
  copied: "链接已复制",
  copyFailed: "没能复制，从地址栏里复制试试",
  delete: "删除",
  deleteQuestion: "删除后别人就看不到了，评论也一起不见。确定删除吗？",
  deleted: "已删除",
} as const;
