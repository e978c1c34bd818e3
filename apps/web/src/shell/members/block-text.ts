/** Texts of blocking somebody, wherever one may. */
export const blockText = {
  block: "屏蔽",
  blockOf: "屏蔽 {name}",
  unblockOf: "解除屏蔽 {name}",
  question:
    "屏蔽后，{name} 发的帖子和评论在你这里收起，不能再给你发私信，双方的互动也不再互相提醒，已有的关注会取消。确定屏蔽吗？",
  blocked: "已屏蔽",
  unblock: "解除屏蔽",
  unblocked: "已解除屏蔽",
  folded: "已屏蔽的用户",
  open: "展开",
} as const;
