/** Texts of the pages that show an external link, a legal document or a thread as plain text. */
export const webViewText = {
  leaving: "要离开{brand}了",
  leavingHint: "下面的网站不归我们管，小心密码和验证码",
  unchecked: "这个网站的内容没有经过社区检查。",
  remember: "以后打开 {host} 不再提醒",
  back: "返回",
  continue: "继续前往",
  copy: "复制链接",
  redirecting: "正在前往 {host}",
  redirectingHint: "没有自动打开的话，请点下面的按钮",
  refused: "这个链接不能打开",
  refusedHint: "地址写得不对，或者不是安全的网址。",
  noLink: "没有要打开的链接",
  noLinkHint: "地址里没有写明要看哪个网页。",
  home: "回首页",

  documents: "社区文档",
  documentsHint: "选一份来读",
  updated: "{time} 更新，约 {n} 分钟读完",
  noText: "没有要看的内容",
  noTextHint: "地址里没有写明要看哪一篇。",
  openThread: "去帖子里讨论",
} as const;
