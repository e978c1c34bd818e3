/** Sentences for members who are muted, wherever they would write. */
export const deniedText = {
  until: "你已被禁言至 {time}，期间不能发帖、评论和私信。",
  forever: "你已被永久禁言，不能发帖、评论和私信。",
  circle: "你在「{circle}」被禁言至 {time}，期间不能在这个圈子发帖和评论。",
  reason: "原因：{reason}",
} as const;
