import type { WidgetEntries } from "./entry.ts";

/** 社区: who and what the community is made of. */
export const COMMUNITY = {
  avatar: {
    zh: "头像",
    also: "用户图片 默认头像 user picture",
    purpose: "一切代表一个人的地方。",
  },
  "avatar-stack": {
    zh: "头像叠",
    also: "一组头像 有谁 facepile",
    purpose: "版块卡、活动、通知里的「有谁」，最多十个。",
  },
  "author-card": {
    zh: "作者卡",
    also: "楼主 作者 author",
    purpose: "帖子详情右侧：作者是谁、几个数、关注与私信。",
  },
  "profile-header": {
    zh: "主页头",
    also: "个人主页 封面 签名 profile",
    purpose: "个人主页的头：封面、头像、签名、几个数。",
  },
  "badge-mark": {
    zh: "徽章",
    also: "勋章 成就 medal achievement",
    purpose: "徽章墙、个人主页与佩戴位。",
  },
  "staff-mark": {
    zh: "管理标",
    also: "官方 管理员 版主 运营 staff official moderator",
    purpose: "管理人员昵称旁的标。",
  },
  "level-mark": {
    zh: "等级",
    also: "等级标 经验 level rank",
    purpose: "昵称旁的等级。",
  },
  "level-curve": {
    zh: "等级曲线",
    also: "成长 经验 level progress",
    purpose: "等级页：走到了哪一级，前面还有几级。",
  },
  "hot-rank": {
    zh: "榜上名次",
    also: "活跃榜 名次 rank",
    purpose: "昵称右边的活跃榜名次，第 1 到第 10。",
  },
  "points-mark": {
    zh: "积分",
    also: "金币 分数 价格 points coin",
    purpose: "一切积分数字：余额、价格、任务奖励、收支。",
  },
  "circle-card": {
    zh: "圈子卡",
    also: "小组 社群 加入 group community",
    purpose: "圈子列表与推荐。",
  },
  "circle-tile": {
    zh: "圈子格",
    also: "我的圈子 小组 group tile",
    purpose: "我加入的圈子，一排五格，手机横滑。",
  },
  "group-header": {
    zh: "圈子头",
    also: "话题头 活动头 圈子详情 group header",
    purpose: "圈子、话题、活动详情页的头。",
  },
  "forum-card": {
    zh: "版块卡",
    also: "论坛 板块 forum board",
    purpose: "社区页的版块。",
  },
  "topic-card": {
    zh: "话题卡",
    also: "话题 井号 hashtag topic",
    purpose: "话题专区的前三名与列表。",
  },
  "activity-card": {
    zh: "活动卡",
    also: "活动 征集 报名 event",
    purpose: "活动列表：首张横卡，其余三列，手机一列。",
  },
  "goods-card": {
    zh: "商品卡",
    also: "积分商城 兑换 礼品 product",
    purpose: "积分商城的格子；桌面四列，手机两列。",
  },
  "pick-card": {
    zh: "精选卡",
    also: "编辑精选 推荐 featured",
    purpose: "推荐专区的编辑精选。",
  },
  banner: {
    zh: "横幅",
    also: "轮播图 首页大图 hero",
    purpose: "首页轮播里的一张。",
  },
  cover: {
    zh: "封面",
    also: "封面图 缩略图 cover thumbnail",
    purpose: "圈子、商品、话题、设备的封面图。",
  },
  "thread-post": {
    zh: "帖子正文",
    also: "主楼 详情 正文 post article",
    purpose: "帖子详情的正文卡。",
  },
  "comment-item": {
    zh: "评论",
    also: "回复 楼中楼 comment reply",
    purpose: "帖子下的一条评论，带楼中楼。",
  },
  "rich-text": {
    zh: "富文本",
    also: "正文 HTML 内容 rich text",
    purpose: "显示服务器来的富文本：折叠、分组、图、视频。",
  },
  "link-card": {
    zh: "链接卡",
    also: "网址预览 link preview",
    purpose: "正文里独占一行的链接。",
  },
  "video-player": {
    zh: "视频",
    also: "播放器 video player",
    purpose: "正文与详情里的视频，多个来源依次试。",
  },
  poll: {
    zh: "投票",
    also: "调查 问卷 vote",
    purpose: "帖子里的一次投票：先投，再看结果。",
  },
  "message-bubble": {
    zh: "私信气泡",
    also: "聊天气泡 对话 chat bubble",
    purpose: "私信里的一句。",
  },
  "calendar-month": {
    zh: "签到月历",
    also: "日历 打卡 calendar",
    purpose: "签到页：看这个月哪天签了、哪天有奖励。",
  },
  "icon-tile": {
    zh: "图块",
    also: "分类图标 入口 icon",
    purpose: "快捷入口、任务行、通知前的分类图标。",
  },
  logo: {
    zh: "标志",
    also: "品牌 商标 brand",
    purpose: "顶栏与页脚。",
  },
  "relative-time": {
    zh: "相对时间",
    also: "时间 几分钟前 刚刚 昨天 time ago timestamp",
    purpose: "帖子、评论、消息的时间。",
  },
  "highlight-count": {
    zh: "划线的人数",
    also: "划线 标注 高亮 highlight annotation",
    purpose: "一段正文有几个人划过。",
  },
} satisfies WidgetEntries;
