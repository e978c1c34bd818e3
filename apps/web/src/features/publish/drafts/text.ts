import { NETWORK_TEXT } from "@lenscape/api/errors";

/** Texts of the draft status: saving, synchronizing and restoring. */
export const draftText = {
  savedAt: "草稿已保存 {time}",
  localOnly: "只存在这台设备上",
  notSaved: "草稿没有保存，浏览器不允许或空间不足",
  offline: `${NETWORK_TEXT}。联网后自动同步`,
  signedOut: "登录后自动同步",
  resolveConflict: "处理冲突",
  movedAfterDelete: "这份草稿已在别处发布或删除，你写的另存成了新草稿",
  movedAfterPublish: "刚才那次其实已经发布，之后写的另存成了新草稿",
  deletedElsewhere: "这份草稿已在别处发布或删除",
  replaced: "已换成云端较新的内容",

  restored: "已恢复 {time} 的草稿",
  restoredNoTime: "已恢复上次的草稿",
  startAnother: "另写一篇",
  discard: "放弃草稿",
  conflictTitle: "这份草稿在别处改过了",
} as const;

/** Texts of the list of drafts. */
export const draftListText = {
  title: "草稿箱",
  hint: "写到一半的都在这里，换一台设备也能接着写",
  write: "写新的",
  kinds: ["动态", "帖子", "活动"],
  untitled: "没有标题",
  noText: "还没有写正文",
  local: "仅在这台设备上",
  unsynced: "有未同步的修改",
  remove: "删除",
  removeTitle: "删除这份草稿？",
  removeQuestion: "写下的内容会清空，不能恢复。",
  removed: "草稿已删除",
  empty: "草稿箱是空的",
  emptyHint: "写到一半离开，内容会自动存到这里。",
  serverUnreachable: "云端的草稿没有取到，下面是存在这台设备上的",
  opening: "正在打开草稿",
  missing: "这份草稿不在了",
  missingHint: "它可能已经发布或删除。",
} as const;

/** Texts of the dialog that resolves a draft conflict. */
export const draftConflictText = {
  hint: "两边的内容不一样，选一份继续写，另一份不会留下；也可以两份都留着。",
  mine: "这里的",
  theirs: "云端的",
  editedAt: "{time} 编辑",
  editedOn: "{time} 在 {device} 编辑",
  length: "{n} 字",
  pictures: "{n} 张图片",
  keepMine: "保留这份",
  takeTheirs: "用云端的",
  keepBoth: "存为新草稿",
} as const;
