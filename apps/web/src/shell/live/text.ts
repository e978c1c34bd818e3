/** Texts of the tabs of messages. */
export const messageTabsText = {
  label: "消息的分类",
  dialogs: "私信",
  posts: "互动",
  system: "系统",
} as const;

/** Texts of the button that marks all messages as read. */
export const readAllText = {
  button: "全部已读",
  question: "确定将全部消息设为已读吗？",
  done: "已全部设为已读",
} as const;
