/** Texts of the menus of a message and of a dialog, which come when they are opened. */
export const messageMenuText = {
  copy: "复制",
  copied: "已复制",
  copyFailed: "没能复制，请长按选中再复制",
  recall: "撤回",
  remove: "删除",
  removeQuestion: "只从你这里删除，对方仍能看到。确定删除这条消息吗？",

  report: "举报",
  clear: "删除对话",
  clearQuestion: "对话会从你的列表里消失，聊天记录也会清空，对方不受影响。确定删除吗？",
  cleared: "对话已删除",
} as const;
