/** Texts of the preview of what is being written. */
export const previewText = {
  note: "这是发布后的样子，还没有发布",
  editNote: "这是保存后的样子，还没有保存",
  back: "返回编辑",
  nothing: "还没有可以预览的内容",
  nothingHint: "写几个字或添加图片，再来看发布后的样子。",
  write: "去写",
} as const;
