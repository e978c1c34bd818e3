/** Texts of the questions page and of the export. */
export const helpText = {
  title: "常见问题",
  search: "搜索问题",
  categories: "分类",
  all: "全部",
  helpful: "有帮助",
  unhelpful: "没帮助",
  asked: "这个回答有帮助吗",
  thanks: "谢谢，已记下",
  none: "没有找到相关的问题",
  noneHint: "换个说法试试，或者去反馈专区问一问",
  noneYet: "还没有整理常见问题",
  noneYetHint: "有问题先去反馈专区问一问",
  toFeedback: "去反馈专区",
  noneYetWrite: "常被问到的事，在运营后台写一次，大家都找得到",
  write: "去写第一条",

  export: "导出我的数据",
  exportHint: "资料、帖子、评论、私信、通知和积分，打成一个压缩包",
  exportLead: "里面有你的私信，请只在自己的设备上保存。下载地址 10 分钟内有效，只能用一次。",
  start: "开始导出",
  started: "已开始下载",
} as const;
