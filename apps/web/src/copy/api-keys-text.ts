import type { BodyOf } from "@lenscape/api/types";

export type KeyScope = BodyOf<"apiKeyCreate">["scopes"][number];

/** Texts of the keys of a member's programs. */
export const apiKeyText = {
  title: "访问密钥",
  lead: "给机器人和脚本用，不必交出密码",
  create: "新建密钥",
  reference: "接口参考：查操作、试一试、复制代码",
  none: "还没有密钥",
  noneHint: "建一个，让程序以你的名义调用社区接口",
  created: "{date} 创建",
  used: "最近使用 {time}",
  unused: "还没用过",
  expires: "{date} 过期",
  forever: "长期有效",
  states: { active: "可用", expired: "已过期", revoked: "已撤销" },
  revoke: "撤销",
  revokeQuestion: "撤销「{name}」后，用它的程序立即不能再调用接口，且不能恢复。",
  revoked: "已撤销",
  full: "最多 {n} 个可用的密钥，请先撤销不用的",

  name: "名称",
  nameHint: "例如：周报机器人",
  nameMissing: "请填写名称",
  scopes: "权限",
  scopesHint: "只勾程序用得到的。账号、密码和密钥本身，任何密钥都动不了。",
  scopesMissing: "请至少选一项权限",
  days: "有效期",
  dayChoices: { 30: "30 天", 90: "90 天", 366: "一年", 0: "长期有效" },
  submit: "创建",

  doneTitle: "密钥已创建",
  doneLead: "现在复制并存好。社区只存摘要，关上之后谁也看不到它。",
  token: "密钥",
  copy: "复制",
  copied: "已复制",
  copyFailed: "复制失败，请手动选择",
  done: "我已存好",
} as const;

/** What each scope is for. */
export const scopeText: Record<KeyScope, string> = {
  read: "读帖子、评论、圈子与话题",
  "write:threads": "发帖、改帖、存草稿、上传图片",
  "write:comments": "评论，删自己的评论",
  interact: "点赞、收藏、关注、投票、加入圈子、报名",
  "write:feedback": "提反馈，补充自己的反馈",
  messages: "读与发私信，标记通知已读",
  moderate: "版务与举报，以你的权限为限",
  console: "运营后台，以你的权限为限",
};
