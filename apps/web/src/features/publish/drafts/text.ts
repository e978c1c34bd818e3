import { NETWORK_TEXT } from "@lenscape/api/errors";

/** Texts of the draft that is being written: how it is kept. */
export const draftText = {
  keptAt: "草稿已保存 {time}",
  onlyHere: "只存在这台设备上",
  notKept: "草稿没有保存，浏览器不允许或空间不足",
  offline: `${NETWORK_TEXT}。联网后自动同步`,
  signedOut: "登录后自动同步",
  solve: "处理冲突",
  gone: "这份草稿已在别处发布或删除，你写的另存成了新草稿",
  wasPublished: "刚才那次其实已经发布，之后写的另存成了新草稿",
  goneUnchanged: "这份草稿已在别处发布或删除",
  taken: "已换成云端较新的内容",

  restored: "已恢复 {time} 的草稿",
  restoredNoTime: "已恢复上次的草稿",
  another: "另写一篇",
  discard: "放弃草稿",
  conflictTitle: "这份草稿在别处改过了",
} as const;
