/** Texts of the card of a member. */
export const memberCardText = {
  of: "{name}的名片",
  plain: "成员名片",
  fans: "{n} 粉丝",
  posts: "{n} 发表",
  verified: "{device}，已认证",
  write: "私信",
  writeTo: "给 {name} 发私信",
  mutual: "{names}也关注了 TA",
  close: "关闭",
  failed: "名片没有打开，直接看主页吧",
} as const;
