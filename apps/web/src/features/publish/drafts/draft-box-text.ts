/** Texts of the box of drafts. */
export const draftBoxText = {
  box: "草稿箱",
  boxHint: "写到一半的都在这里，换一台设备也能接着写",
  write: "写新的",
  kinds: ["动态", "帖子", "活动"],
  untitled: "没有标题",
  wordless: "还没有写正文",
  local: "仅在这台设备上",
  unsynced: "有未同步的修改",
  remove: "删除",
  removeTitle: "删除这份草稿？",
  removeQuestion: "写下的内容会清空，不能恢复。",
  removed: "草稿已删除",
  none: "草稿箱是空的",
  noneHint: "写到一半离开，内容会自动存到这里。",
  unreachable: "云端的草稿没有取到，下面是存在这台设备上的",
  opening: "正在打开草稿",
  missing: "这份草稿不在了",
  missingHint: "它可能已经发布或删除。",
} as const;

/** Texts of the choice between two contents of a draft. */
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
