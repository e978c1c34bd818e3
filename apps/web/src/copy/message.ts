/** Texts of private messages and notices. */
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
  backToList: "返回消息列表",
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
  copy: "复制",
  copied: "已复制",
  copyFailed: "没能复制，请长按选中再复制",
  recall: "撤回",
  editAgain: "重新编辑",
  remove: "删除",
  removeQuestion: "只从你这里删除，对方仍能看到。确定删除这条消息吗？",
  discard: "不发了",

  report: "举报",
  unblock: "解除屏蔽",
  unblocked: "已解除屏蔽",
  blocking: "你已屏蔽对方，解除屏蔽后才能发私信",

  clear: "删除对话",
  clearQuestion: "对话会从你的列表里消失，聊天记录也会清空，对方不受影响。确定删除吗？",
  cleared: "对话已删除",

  goneTitle: "对话不存在",
  gone: "它可能不属于这个账号，也可能地址抄漏了一个字",
} as const;

/** Texts of the lists of interactions and of system notices. */
export const noticeText = {
  kinds: "互动的分类",
  all: "全部",
  reply: "评论与回复",
  mention: "@ 我",
  like: "赞与收藏",
  follow: "关注",

  today: "今天",
  yesterday: "昨天",
  week: "本周",
  earlier: "更早",

  and: "、",
  others: " 等 {n} 人",
  verbs: {
    likeThread: "赞了你的帖子",
    likeComment: "赞了你的评论",
    favorite: "收藏了你的帖子",
    replyThread: "评论了你的帖子",
    replyComment: "回复了你",
    mention: "在帖子里提到了你",
    follow: "关注了你",
  },
  deletedThread: "这篇帖子已被删除",
  deletedComment: "这条评论已被删除",
  openThread: "查看帖子",
  openComment: "查看评论",
  openFans: "去看看",

  empty: "还没有互动",
  emptyHint: "发一条动态，或者去看看别人的帖子",
  noSystem: "还没有系统通知",
  noSystemHint: "社区有话对你说时，会写在这里",

  remind: "提醒我",
  remindHint: "关掉后仍列在这里，只是不再提醒。",
  remindFollow: "新的关注",
  messageFrom: "只收互相关注的私信",
} as const;
