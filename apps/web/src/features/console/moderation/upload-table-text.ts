/** Texts of the console's files that members have uploaded. */
export const consoleUploadsText = {
  search: "文件或帖子的地址，或成员昵称",
  file: "文件",
  types: { image: "图片", video: "视频" },
  size: "大小",
  states: { down: "已下架" },
  open: "可打开",
  closed: "已收起",
  place: "所在帖子",
  none: "没有上传过的文件",
  down: "下架",
  back: "恢复",
  downTitle: "下架这个文件",
  backTitle: "恢复这个文件",
  downHint: "下架后立即打不开，不论出现在哪里；30 天后删除，在那以前可以恢复。原因会发给上传的成员。",
  backHint: "恢复后，还在展示它的内容会重新显示它。原因会发给上传的成员。",
} as const;
