/** Returns the label of a dialog's cancel button. "取消" would be ambiguous next to an action that begins with 取消. */
export const getCancelLabel = (action: string) => (action.startsWith("取消") ? "不取消" : "取消");

/** Messages for muted members. */
export const muteText = {
  until: "你已被禁言至 {time}，期间不能发帖、评论和私信。",
  forever: "你已被永久禁言，不能发帖、评论和私信。",
  circle: "你在「{circle}」被禁言至 {time}，期间不能在这个圈子发帖和评论。",
  reason: "原因：{reason}",
} as const;

/** Texts of image uploads in forms. */
export const uploadText = {
  add: "添加图片",
  addMore: "再加一张",
  remaining: "还能加 {n} 张；jpg、png、gif、webp，每张不超过 10 MB",
  limit: "最多 {n} 张；jpg、png、gif、webp，每张不超过 10 MB",
  wrongType: "{name} 不是图片，仅支持 jpg、png、gif、webp 格式，没有加进来。",
  tooLarge: "{name} 有 {size}，图片大小不能超过10MB，没有加进来。",
  tooMany: "最多 {max} 张，多出来的没有加进来。",
  unfinished: "请等待图片上传完成",
} as const;

/** Texts of surveys. */
export const surveyText = {
  title: "问卷",
  listHint: "说说用下来的感受，答案只用来改进产品",
  none: "还没有问卷",
  noneHint: "有新问卷时会在这里",
  status: ["未开始", "进行中", "已结束"],
  answered: "已提交",
  start: "去填写",
  view: "查看",
  until: "{time} 截止",
  filled: "已有 {n} 人填写",
  questions: "共 {n} 题",
  progress: "已答 {n} 题，共 {all} 题",
  progressBar: "问卷进度",
  kept: "已自动保存",
  optional: "选填",
  required: "必填",
  choose: "选 {min}–{max} 项，已选 {n}",
  chooseMost: "最多选 {max} 项，已选 {n}",
  chooseLeast: "至少选 {min} 项，已选 {n}",
  chosen: "可多选，已选 {n}",
  sortHint: "拖动，或用上下键、按钮调整",
  handle: "移动「{name}」，现在第 {n}",
  up: "把「{name}」上移",
  down: "把「{name}」下移",
  moved: "「{name}」现在第 {n}",
  starNames: ["很差", "不太好", "一般", "不错", "很好"],
  star: "{name}，{n} 星",
  npsLow: "完全不会",
  npsHigh: "非常愿意",
  score: "{n} 分",
  missing: "请完成第{n}题",
  most: "最多选择{n}项",
  least: "请至少选择{n}项",
  submit: "提交",
  done: "提交成功，感谢您的反馈",
  points: "{n} 积分已到账",
  thanks: "你的回答会用来改进产品",
  toPoints: "看积分",
  home: "回首页",
  ended: "问卷已结束",
  endedHint: "{time} 截止，谢谢关注",
  early: "问卷还没有开始",
  earlyHint: "{time} 开始",
  twice: "您已提交过该问卷",
  back: "全部问卷",
} as const;

/** Accessible name of the emoji picker and of its button. */
export const emojiLabel = "表情";
