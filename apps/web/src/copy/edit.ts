/** Sentences of editing what is published, and of its versions. */
export const editText = {
  title: "编辑",
  save: "保存修改",
  saved: "修改已保存",
  opening: "正在打开",
  gone: "内容不在了",
  goneHint: "它可能已经删除。",
  notYours: "只能编辑自己发的内容",
  notYoursHint: "发现问题可以在评论里告诉作者，或者举报。",
  see: "看看原文",
  elsewhere: "帖子已在别处修改过。你写的还在这里；放弃草稿，就换成最新的内容。",

  edit: "编辑",
  history: "修改历史",
  now: "现在",
  version: "第 {n} 版",
  by: "{name} 写于 {time}",
  pictures: "{n} 张图片",
} as const;
