/** Texts of the page that opens a mini-program. */
export const launchText = {
  title: "在手机上继续",
  hint: "这一页要在小程序里打开，扫码就能接着看",
  phoneTitle: "打开小程序",
  phoneHint: "点下面的按钮，到小程序里接着看",
  qr: "小程序链接的二维码",
  opening: "正在打开小程序…",
  open: "打开小程序",
  reward: "做完任务记得回来领奖励",
  failed: "打开失败，请在微信中打开",
  refused: "这个小程序链接不能打开",
  missing: "没有要打开的小程序",
  missingHint: "地址里没有写明要打开哪个小程序。",
  backHome: "返回社区",
} as const;
