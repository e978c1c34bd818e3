import type { WidgetEntries } from "./entry.ts";

/** 列表: what stands in rows. */
export const LISTS = {
  "infinite-list": {
    zh: "无限列表",
    also: "滚动加载 分页 虚拟 infinite scroll virtual",
    purpose: "信息流、评论、榜单：滚到底自动取下一页。",
  },
  "list-footer": {
    zh: "列表尾",
    also: "加载更多 没有更多了 到底 load more end",
    purpose: "分页列表的最后一行：还有、正在取、到底、失败。",
  },
  "thread-card": {
    zh: "帖子卡",
    also: "信息流 帖子行 动态 feed post",
    purpose: "信息流的一行帖子、动态或活动。",
  },
  "thread-media": {
    zh: "帖子图",
    also: "九宫格 图片 视频 media grid",
    purpose: "帖子里的图与视频，按张数排。",
  },
  "user-row": {
    zh: "成员行",
    also: "用户 人 粉丝 关注 user cell member",
    purpose: "52 高的一行人：榜单、关注、粉丝。",
  },
  "user-result": {
    zh: "成员结果",
    also: "搜索 用户 user search result",
    purpose: "搜到的一个人。",
  },
  "post-result": {
    zh: "帖子结果",
    also: "搜索 结果 post search result",
    purpose: "搜到的一条帖子，命中词加重。",
  },
  "notice-row": {
    zh: "通知行",
    also: "系统通知 消息 notification",
    purpose: "系统通知的一行。",
  },
  "notice-list": {
    zh: "公约列表",
    also: "公告 指南 notice guide",
    purpose: "侧栏的公约与指南，至多三条。",
  },
  "interaction-row": {
    zh: "互动行",
    also: "点赞通知 回复通知 notification",
    purpose: "互动通知的一行：谁、做了什么、说的哪篇。",
  },
  "dialog-row": {
    zh: "会话行",
    also: "私信列表 聊天 conversation",
    purpose: "私信列表里的一段对话。",
  },
  "task-row": {
    zh: "任务行",
    also: "任务 积分任务 task mission",
    purpose: "任务专区与任务弹层里的一行。",
  },
  "points-row": {
    zh: "积分行",
    also: "积分明细 收支 points ledger",
    purpose: "积分明细：每一笔收支，每行都写余额。",
  },
  "setting-row": {
    zh: "设置行",
    also: "设置项 偏好 setting preference",
    purpose: "设置页的一行：名字、说明、右侧的控件或去处。",
  },
  "topic-row": {
    zh: "话题行",
    also: "话题 井号 hashtag",
    purpose: "侧栏的话题，40 高。",
  },
  "hot-list": {
    zh: "热门列表",
    also: "热榜 热门 trending",
    purpose: "侧栏的热门内容，日、月、年。",
  },
  "rank-list": {
    zh: "活跃榜",
    also: "排行榜 排名 榜单 leaderboard",
    purpose: "活跃榜：前三名块色，其余只有数字。",
  },
  "floor-list": {
    zh: "搜索推荐",
    also: "发现 猜你想搜 discovery",
    purpose: "搜索层没有词时的推荐。",
  },
  "milestone-list": {
    zh: "累计奖励",
    also: "签到奖励 里程碑 milestone",
    purpose: "签到页：累计几天得什么，哪些已经领了。",
  },
  "search-hit": {
    zh: "搜索结果",
    also: "命中 高亮 评论 常见问题 已知问题 圈子 search hit result",
    purpose: "搜索：帖子、评论、问题与圈子排在一起，命中的字加重。",
  },
} satisfies WidgetEntries;
