/** Texts of private messages. */
export const messageText = {
  empty: "还没有私信",
  emptyHint: "在别人的主页点「私信」，就能开始聊",
  selectConversation: "选一个对话，接着聊",
  draft: "草稿",
  picture: "[图片]",
  recalledByViewer: "你撤回了一条消息",
  recalledByPeer: "对方撤回了一条消息",

  mutualFollow: "互相关注",
  following: "已关注",
  openProfile: "查看主页",
  more: "更多",
  conversationLabel: "与 {name} 的对话",
  noMessages: "打个招呼吧",
  loadOlder: "查看更早的消息",
  loadingOlder: "正在加载更早的消息",
  loadFailed: "加载失败，重试",
  newMessages: "有新消息",

  inputLabel: "写点什么",
  sendHint: "Enter 发送，Shift + Enter 换行",
  addPicture: "发图片",
  unsupportedFile: "仅支持 jpg、png、gif、webp 格式",
  peerPicture: "{name}发来的图片",
  ownPicture: "我发的图片",

  menuLabel: "这条消息的操作",
  copy: "复制",
  copied: "已复制",
  copyFailed: "没能复制，请长按选中再复制",
  recall: "撤回",
  remove: "删除",
  removeConfirm: "只从你这里删除，对方仍能看到。确定删除这条消息吗？",
  editAgain: "重新编辑",
  discard: "不发了",

  report: "举报",
  clear: "删除对话",
  clearConfirm: "对话会从你的列表里消失，聊天记录也会清空，对方不受影响。确定删除吗？",
  cleared: "对话已删除",

  unblock: "解除屏蔽",
  unblocked: "已解除屏蔽",
  blockedHint: "你已屏蔽对方，解除屏蔽后才能发私信",

  notFoundTitle: "对话不存在",
  notFoundHint: "它可能不属于这个账号，也可能地址抄漏了一个字",
} as const;

/** Texts of the dialog that reports private messages. */
export const messageReportText = {
  title: "举报私信",
  messagesLabel: "选择要附上的消息",
  submit: "提交举报",
  noneSelected: "请选择要举报的消息",
  empty: "对方还没有发过消息",
} as const;
