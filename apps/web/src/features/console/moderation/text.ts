/** Texts of the report queue. */
export const reportText = {
  states: ["待处理", "处理中", "已处理", "已驳回"],
  kinds: { thread: "帖子", post: "评论", user: "成员", message: "私信" },
  reporterCount: "{n} 人举报",
  caseTitle: "举报 #{id}",
  firstReportedAt: "首次 {time}",
  hidden: "已先行隐藏，等待复核",
  contentGone: "内容已不在",
  reportedContent: "被举报的{kind}",
  pictureMessage: "[图片]",
  context: "所在位置与上下文",
  reasons: "举报理由",
  reasonCount: "{reason} {n} 人",
  details: "补充说明",
  reporters: "举报人",
  violations: "作者被处置",
  circle: "所在圈子",
  hits: "命中词：{words}",
  note: "处理说明",
  noteMissing: "请填写处理说明",
  noteHint: "会发给作者与举报人，写明依据",
  previousCase: "上一条",
  nextCase: "下一条",
  backToList: "返回列表",
  empty: "没有{state}的举报",
  take: "开始处理",
  actions: {
    delete: "只删除",
    deny: "只禁言 7 天",
    delete_deny: "删除并禁言 7 天",
    ignore: "忽略",
    reject: "驳回举报",
  },
  decisionQuestions: {
    delete: "这条{kind}会被删除，「{name}」会收到通知和处理说明。确定吗？",
    deny: "「{name}」会被禁言 7 天，收到通知和处理说明；内容留着。确定吗？",
    delete_deny: "这条{kind}会被删除，「{name}」会被禁言 7 天，收到通知和处理说明。确定吗？",
  },
  noViolationHint: "忽略：内容留着，归入已处理。驳回举报：举报不成立，归入已驳回。",
  outcomes: {
    "": "",
    delete: "删除",
    deny: "禁言",
    delete_deny: "删除并禁言",
    ignore: "忽略",
    reject: "驳回",
  },
  handledBy: "{name} 于 {time} 处理：{action}。{note}",
  separator: "、",
} as const;

/** Texts of the appeal queue. */
export const appealQueueText = {
  states: { waiting: "等答复", decided: "已答复" },
  empty: { waiting: "没有等答复的申诉", decided: "还没有答复过的申诉" },
  appealTitle: "申诉 #{id}",
  acts: {
    "thread.del": "删除帖子",
    "thread.delpost": "删除评论",
    "thread.undershelf": "下架帖子",
    "user.deny": "禁言",
    "user.forbidden": "封禁",
    "user.closed": "关闭账号",
    "user.sweep": "封禁并收回",
  },
  refused: { thread: "帖子未通过审核", post: "评论未通过审核", user: "未通过审核" },
  hoursLeft: "还剩 {n} 小时",
  daysLeft: "还剩 {n} 天",
  overdue: "已过约定",
  removedContent: "被处理的内容",
  accountAction: "对账号的处理",
  actedBy: "{name} 处理于 {time}",
  statement: "本人说",
  appealedAt: "申诉于 {time}，约定 {due} 之前答复",
  answer: "给本人的话，会原样显示",
  answerMissing: "请写给本人的话",
  uphold: "成立，撤销处理",
  reject: "维持",
  rejected: "维持",
  upheld: "成立",
  decidedBy: "{name} 于 {time} 答复：{outcome}。",
} as const;

/** Texts of the review of threads and comments. */
export const reviewText = {
  kinds: { thread: "帖子", post: "评论" },
  approve: "通过",
  reject: "不通过",
  rejectPresets: ["与社区无关", "广告", "内容太少"],
  reviewReason: "要审的原因：{why}",
  selectedCount: "已选 {n} 条",
  selectPage: "选中这一页",
  selectOne: "选中「{name}」",
  approveSelected: "通过 {n} 条",
  rejectSelected: "不通过 {n} 条",
  batchDone: "已审 {n} 条，{time} 之前可以撤销",
  alreadyReviewed: "选中的都已经有人审过了",
  undo: "撤销",
  undone: "已撤销，回到了待审",
  empty: "没有等待审核的内容",
} as const;

/** Texts of the proposals of circle moderators. */
export const proposalText = {
  kinds: { cherrypick: "选入精选", move: "移动" },
  fromTo: "{from} → {to}",
  proposedBy: "{name}：{reason}",
  approve: "批准",
  reject: "不批准",
  rejectPresets: ["留在原圈更合适", "内容还不够完整", "已经有相近的内容"],
  empty: "没有等待决定的提议",
  withdraw: "撤回",
  withdrawQuestion: "撤回后要再提才会有人看到。确定撤回吗？",
} as const;

/** Texts of the sensitive words. */
export const wordText = {
  word: "词",
  actions: { pass: "放行", mask: "打码", review: "先审后发", reject: "不许发" },
  action: "处理方式",
  add: "添加",
  words: "敏感词",
  wordsHint: "一行一个",
  wordRule: "一次至多 200 个词，每个不超过 50 个字",
  addedBy: "谁加的",
  addedAt: "时间",
} as const;

/** Texts of the synonym groups of the search. */
export const synonymText = {
  title: "搜索的同义词",
  addLabel: "添加一组，用顿号隔开，例如：苹果手机、iPhone、iOS",
  editLabel: "修改这一组，用顿号隔开",
  add: "添加",
  cancelEdit: "不改了",
  groupRule: "一组写 2 到 10 个不同的词，每个不超过 20 个字",
  removeQuestion: "不再把「{words}」当作同一个意思？",
} as const;

/** Texts of the audit log. */
export const auditTableText = {
  actor: "操作人",
  exportCsv: "导出 CSV",
  fileName: "操作日志.csv",
} as const;

/** Texts of the upload table. */
export const uploadTableText = {
  search: "文件或帖子的地址，或成员昵称",
  file: "文件",
  types: { image: "图片", video: "视频" },
  states: { down: "已下架" },
  accessible: "可打开",
  inaccessible: "已收起",
  thread: "所在帖子",
  empty: "没有上传过的文件",
  withdraw: "下架",
  restore: "恢复",
  withdrawTitle: "下架这个文件",
  restoreTitle: "恢复这个文件",
  withdrawHint: "下架后立即打不开，不论出现在哪里；30 天后删除，在那以前可以恢复。原因会发给上传的成员。",
  restoreHint: "恢复后，还在展示它的内容会重新显示它。原因会发给上传的成员。",
} as const;
