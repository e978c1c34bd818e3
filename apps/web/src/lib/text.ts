import { NETWORK_TEXT } from "@lenscape/api/errors";

/** Texts of error pages and of failed loads. */
export const errorText = {
  notFoundTitle: "这里什么也没有",
  notFoundHint: "页面可能搬走了，也可能地址抄漏了一个字",
  back: "返回上一页",
  goHome: "去逛逛",
  popularToday: "今天大家在看",

  loginTitle: "登录后才能看",
  loginHint: "登录状态已过期，重新登录后回到这里",
  login: "登录",

  forbiddenTitle: "这里不让进",
  forbiddenHint: "这个页面没有对你开放",

  offlineTitle: NETWORK_TEXT,
  offline: `${NETWORK_TEXT}。稍后再试`,
  offlineAction: `${NETWORK_TEXT}。写下的内容还在，联网后再试`,
  offlineRetry: "网络一回来，这里就会接着打开",

  chunkHint: "网络慢，或者社区刚发了新版本，稍后再试",
  chunkDetails: "给工程师看的",
  chunkFailed: "Loading chunk failed",
  dialogFailed: "没有加载出来，请再点一次，还是不行就刷新页面",

  failedTitle: "页面没打开",
  failed: "社区这边出了点问题，稍后再试",

  home: "回首页",
  retry: "重试",
} as const;

/** Messages for fields that violate the contract, unless the form has its own. */
export const formText = {
  invalid: "请检查这一项",
  tooLong: "最多 {n} 个字",
  tooMany: "最多 {n} 项",
} as const;
