/** Texts of the tabs of messages and of the button that marks all as read. */
export const messageText = {
  sections: "消息的分类",
  dialogs: "私信",
  posts: "互动",
  system: "系统",

  readAll: "全部已读",
  readAllQuestion: "确定将全部消息设为已读吗？",
  readAllDone: "已全部设为已读",
} as const;
