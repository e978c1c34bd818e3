/** Texts of the data export. */
export const helpText = {
  export: "导出我的数据",
  exportHint: "资料、帖子、评论、私信、通知和积分，打成一个压缩包",
  exportLead: "里面有你的私信，请只在自己的设备上保存。下载地址 10 分钟内有效，只能用一次。",
  start: "开始导出",
  started: "已开始下载",
} as const;
