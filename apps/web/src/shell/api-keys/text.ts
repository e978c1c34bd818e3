import type { BodyOf } from "@lenscape/api/types";

export type KeyScope = BodyOf<"apiKeyCreate">["scopes"][number];

/** Descriptions of the scopes of an API key. */
export const keyScopeText: Record<KeyScope, string> = {
  read: "读帖子、评论、圈子与话题",
  "write:threads": "发帖、改帖、存草稿、上传图片",
  "write:comments": "评论，删自己的评论",
  interact: "点赞、收藏、关注、投票、加入圈子、报名",
  "write:feedback": "提反馈，补充自己的反馈",
  messages: "读与发私信，标记通知已读",
  moderate: "版务与举报，以你的权限为限",
  console: "运营后台，以你的权限为限",
};
