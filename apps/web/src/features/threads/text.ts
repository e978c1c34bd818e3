/** Texts of the page of a thread. */
export const threadText = {
  breadcrumb: "帖子详情",
  momentTitle: "{name}的动态",
  notFoundTitle: "帖子不在了",
  notFoundHint: "它可能被作者删除，也可能还在审核",

  threadCount: "发表",
  likeCount: "获赞",
  followerCount: "粉丝",
  captureData: "拍摄信息",
  device: "设备",
  certifiedDevice: "{name} 已认证",
  view: "视角",
  pictureCount: "第一视角，{n} 张",
  moreByAuthor: "作者的其他帖子",

  contents: "目录",
  remaining: "读到 {percent}%，还要 {n} 分钟",
  finished: "读完了",
  minutes: "{n} 分钟",
  circle: "发在",
  readNext: "接着看",
  related: "相关内容",
} as const;

/** Texts of the popover of a highlight. `{n}` is a number of members. */
export const setHighlight = {
  label: "划线",
  byOthers: "{n} 人划了这一段",
  byViewerAndOthers: "我和另外 {n} 人划了这一段",
  byViewer: "只有我划了这一段",
  add: "我也划",
  remove: "取消划线",
} as const;

/** Texts of the dialog that is shown after publishing. */
export const publishedText = {
  title: "已发布",
  followers: "第一个看见它的会是关注你的 {n} 人",
  noFollowers: "发出第一篇之后，会有人来关注你",
  reward: "发布得到的积分",
  noReward: "今天的发布奖励已经领过",
  balance: "余额 {n}",
  nextLevel: "距 Lv.{level} 还差 {exp} 经验",
  maxLevel: "已是最高等级",
  copyLink: "复制链接",
  share: "分享给朋友",
  nextSteps: "接下来",
  tasks: "看看今天的任务",
  tasksHint: "也许还有积分可以领",
  circle: "看看「{name}」的新帖",
  circleHint: "同一个圈子里的人在聊什么",
  profile: "看看我的主页",
  profileHint: "你发过的都在那里",
  close: "关闭",
  viewThread: "看看这篇",
} as const;

/** Texts of the dialog for tips. */
export const tipText = {
  title: "打赏作者",
  ownTitle: "收到的打赏",
  amountLabel: "打赏多少积分",
  balance: "余额 {balance} 积分，今天还能打赏 {left}",
  tipped: "你已打赏 {n} 积分",
  insufficient: "积分不足，还差{n}",
  submit: "打赏 {n} 积分",
  done: "已打赏 {n} 积分",
  earnPoints: "去赚积分",
  tipperCount: "{n} 人打赏过",
  empty: "还没有人打赏，做第一个",
  ownEmpty: "还没有收到打赏",
} as const;
