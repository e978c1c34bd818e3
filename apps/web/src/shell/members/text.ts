/** Texts of the member card. */
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

/** Greetings and notes about check-ins. */
export const checkInNoteText = {
  calendar: "签到日历",
  morning: "早上好，{name}",
  noon: "中午好，{name}",
  afternoon: "下午好，{name}",
  evening: "晚上好，{name}",
  noteNext: "已连续 {n} 天，再签 {d} 天得「{prize}」",
  noteNextFirst: "本月再签 {d} 天得「{prize}」",
  noteMakeup: "本月再签 {d} 天、补签 {m} 天得「{prize}」",
  noteMakeupOnly: "本月补签 {m} 天得「{prize}」",
  noteStreak: "已连续签到 {n} 天",
  noteAgain: "已连续签到 {n} 天，今天再来一次",
  noteStart: "签一下，从今天开始",
} as const;

/** Texts of the ranking of active members. */
export const rankText = {
  viewer: "我",
} as const;

/** Texts of blocking a member. */
export const blockText = {
  block: "屏蔽",
  question:
    "屏蔽后，{name} 发的帖子和评论在你这里收起，不能再给你发私信，双方的互动也不再互相提醒，已有的关注会取消。确定屏蔽吗？",
  blocked: "已屏蔽",
  unblock: "解除屏蔽",
  unblocked: "已解除屏蔽",
  folded: "已屏蔽的用户",
  unfold: "展开",
} as const;

/** Texts of the suggestions of members to mention. */
export const mentionText = {
  followsNobody: "还没有关注的人，接着输入昵称来查找",
} as const;

/** Accessible name of the badges that a member wears. */
export const wornBadgesLabel = "佩戴着的徽章";
