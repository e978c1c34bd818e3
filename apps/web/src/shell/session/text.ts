/** Texts of the login prompt and of the result after login, by action. `{name}` is a nickname or a circle name. */
export const loginPromptText = {
  titles: {
    like: "登录后点赞",
    favorite: "登录后收藏",
    likePost: "登录后点赞",
    follow: "登录后关注{name}",
    followTopic: "登录后关注话题",
    join: "登录后加入{name}",
    comment: "登录后写评论",
    reply: "登录后回复{name}",
    tip: "登录后打赏",
    vote: "登录后投票",
    highlight: "登录后划线",
    report: "登录后举报",
    message: "登录后发私信",
    other: "登录后继续",
  },
  reasons: {
    like: "赞会记在你的账号上，作者看得到是谁喜欢。登录后自动赞上这篇帖子，并回到这里。",
    favorite: "收藏会放进「我的」，换一台设备也找得到。登录后自动收藏这篇帖子，并回到这里。",
    likePost: "赞会记在你的账号上。登录后自动赞上这条评论，并回到这里。",
    follow: "关注之后，TA 的新帖子会出现在你的首页。登录后自动关注，并回到这里。",
    followTopic: "关注之后，有新帖子会告诉你。登录后自动关注，并回到这里。",
    join: "加入之后可以在圈子里发帖。登录后接着加入，并回到这里。",
    comment: "登录后回到这篇帖子，直接开始写。",
    reply: "登录后回到这条评论，直接开始写。",
    tip: "打赏用的是你的积分。登录后回到这里接着打赏。",
    vote: "每个账号投一次。登录后会回到这里，再选一次就好。",
    highlight: "划线会记在你的账号上，别人只看得到有几个人划过。登录后自动划上，并回到这里。",
    report: "举报由版主处理，结果会通知你。登录后会回到这里。",
    message: "登录后打开和{name}的对话。",
    other: "登录后会回到这里，再按一次就好。",
  },
  done: {
    like: "已为你点赞这篇帖子",
    favorite: "已为你收藏这篇帖子",
    likePost: "已为你点赞这条评论",
    follow: "已为你关注{name}",
  },
  alreadyDone: {
    like: "这篇帖子你已经赞过",
    favorite: "这篇帖子你已经收藏过",
    likePost: "这条评论你已经赞过",
    follow: "你已经关注{name}",
  },
  failed: "刚才的操作没有完成，再按一次试试",
  own: "这是你自己，不用关注",
  login: "登录",
  register: "注册账号",
} as const;

/** Texts of the question after a session has expired. */
export const expiredText = {
  title: "系统提示",
  question: "登录状态已过期，您可以继续留在该页面，或者重新登录?",
  confirm: "重新登录",
} as const;

/** Notice for a browser that blocks cookies and site data. */
export const storageBlockedText = "这个浏览器不保存网站数据：登录和没发出的文字，关闭或刷新页面后都不会保留";
