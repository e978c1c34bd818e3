/** Texts of private messages. */
export const messageText = {
  sections: "消息的分类",
  dialogs: "私信",
  posts: "互动",
  system: "系统",

  readAll: "全部已读",
  readAllQuestion: "确定将全部消息设为已读吗？",
  readAllDone: "已全部设为已读",

  noDialogs: "还没有私信",
  noDialogsHint: "在别人的主页点「私信」，就能开始聊",
  pick: "选一个对话，接着聊",
  draft: "草稿",
  picture: "[图片]",
  recalledByMe: "你撤回了一条消息",
  recalledByPeer: "对方撤回了一条消息",

  mutual: "互相关注",
  following: "已关注",
  openProfile: "查看主页",
  more: "更多",
  log: "与 {name} 的对话",
  noMessages: "打个招呼吧",
  loadOlder: "查看更早的消息",
  loadingOlder: "正在加载更早的消息",
  loadFailed: "加载失败",
  retry: "重试",
  newBelow: "有新消息",

  input: "写点什么",
  sendHint: "Enter 发送，Shift + Enter 换行",
  addPicture: "发图片",
  fileType: "仅支持 jpg、png、gif、webp 格式",
  pictureOf: "{name}发来的图片",
  pictureOfMine: "我发的图片",

  actions: "这条消息的操作",
  editAgain: "重新编辑",
  discard: "不发了",

  unblock: "解除屏蔽",
  unblocked: "已解除屏蔽",
  blocking: "你已屏蔽对方，解除屏蔽后才能发私信",

  goneTitle: "对话不存在",
  gone: "它可能不属于这个账号，也可能地址抄漏了一个字",
} as const;
