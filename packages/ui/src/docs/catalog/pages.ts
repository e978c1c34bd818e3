import type { PageEntries } from "./entry.ts";

/** Where someone begins. */
export const START = {
  "start-introduction": {
    zh: "介绍",
    en: "Introduction",
    also: "首页 欢迎 原则 安装 贡献 有什么新的 更新 变化 welcome install contribute changelog release",
    purpose: "这是什么，怎么装，怎么一起做。",
  },
  "start-components": {
    zh: "全部组件",
    en: "All components",
    also: "目录 缩略图 索引 gallery index overview",
    purpose: "每个组件一张缩略图，按用处分组。",
  },
  "start-status": {
    zh: "状态一览",
    en: "Status",
    also: "成熟度 键盘 强制颜色 读屏 maturity accessibility",
    purpose: "每个组件测过什么，没测什么。",
  },
} satisfies PageEntries;

/** What all widgets are made of. */
export const FOUNDATIONS = {
  "foundations-colors": {
    zh: "颜色与对比",
    en: "Colours",
    also: "色彩 色板 主题 深色 对比度 color contrast palette dark",
    purpose: "语义色、色阶，和当场算出的对比度。",
  },
  "foundations-type": {
    zh: "文字",
    en: "Type",
    also: "字体 字号 行高 排版 大字 放大 200% typography font large text",
    purpose: "字号、行高、字重与中文排版。",
  },
  "foundations-space": {
    zh: "间距与圆角",
    en: "Space",
    also: "间距 圆角 阴影 尺寸 spacing radius shadow",
    purpose: "间距、尺寸、圆角、阴影与层。",
  },
  "foundations-icons": {
    zh: "图标",
    en: "Icons",
    also: "图标 lucide icon svg",
    purpose: "组件用到的全部图标。",
  },
  "foundations-caller-class": {
    zh: "外面给的类名",
    en: "Caller's classes",
    also: "className 覆盖 样式 override",
    purpose: "每个组件上，外面给的类名都算数。",
  },
  "foundations-motion": {
    zh: "动效",
    en: "Motion",
    also: "动画 过渡 时长 缓动 animation easing",
    purpose: "时长、缓动与减少动态。",
  },
  "foundations-copy": {
    zh: "文案",
    en: "Copy",
    also: "措辞 语气 写作 英文 语言 翻译 wording tone English language",
    purpose: "句子怎么写。",
  },
  "foundations-design-tokens": {
    zh: "设计变量",
    en: "Design tokens",
    also: "变量 下载 复制 Figma DTCG tokens variables json",
    purpose: "给设计工具的变量文件，深浅两套。",
  },
} satisfies PageEntries;

/** How widgets go together. */
export const PATTERNS = {
  "patterns-form": {
    zh: "表单",
    en: "Form",
    also: "填写 校验 提交 validation",
    purpose: "一张表单从填写到提交。",
  },
  "patterns-list-states": {
    zh: "列表的各种状态",
    en: "List states",
    also: "加载 空 出错 到底 loading empty error",
    purpose: "一张列表的加载、空、出错与到底。",
  },
  "patterns-overlay-matrix": {
    zh: "浮层套浮层",
    en: "Overlay matrix",
    also: "对话框里放菜单 层级 遮罩 嵌套 nested overlay stacking z-index",
    purpose: "每种浮层里再开每种浮层：谁在上面，Esc 关谁，焦点回到哪。",
  },
} satisfies PageEntries;

/** The pages of the forum. */
export const PAGES = {
  "pages-home": { zh: "首页", en: "Home", also: "信息流 feed", purpose: "信息流与侧栏。" },
  "pages-community": { zh: "社区", en: "Community", also: "版块 圈子", purpose: "版块、圈子与活动。" },
  "pages-circle": { zh: "圈子", en: "Circle", also: "小组 group", purpose: "一个圈子。" },
  "pages-topiczone": { zh: "话题专区", en: "TopicZone", also: "话题 hashtag", purpose: "全部话题。" },
  "pages-topic": { zh: "话题", en: "Topic", also: "井号 hashtag", purpose: "一个话题。" },
  "pages-questions": {
    zh: "问答",
    en: "Questions",
    also: "提问 采纳 Q&A",
    purpose: "提问的列表与等你回答的。",
  },
  "pages-thread": { zh: "帖子详情", en: "Thread", also: "正文 评论 post", purpose: "一篇帖子和它的评论。" },
  "pages-publish": { zh: "发布", en: "Publish", also: "发帖 编辑 compose", purpose: "写一篇帖子。" },
  "pages-search": { zh: "搜索", en: "Search", also: "查找 结果", purpose: "搜索的结果。" },
  "pages-messages": { zh: "消息", en: "Messages", also: "通知 私信 notification", purpose: "通知与私信。" },
  "pages-conversation": { zh: "私信", en: "Conversation", also: "聊天 chat", purpose: "一段对话。" },
  "pages-profile": { zh: "个人主页", en: "Profile", also: "用户 主页 user", purpose: "别人的主页。" },
  "pages-mine": { zh: "我的", en: "Mine", also: "个人中心 account", purpose: "自己的一组页面。" },
  "pages-settings": { zh: "设置", en: "Settings", also: "偏好 账号 preferences", purpose: "账号与偏好。" },
  "pages-appeals": {
    zh: "处理与申诉",
    en: "Appeals",
    also: "申诉 删除 禁言 封禁 appeal",
    purpose: "对我的处理，和我的申诉。",
  },
  "pages-moderation-log": {
    zh: "管理公示",
    en: "Moderation log",
    also: "透明 处理 统计 transparency",
    purpose: "按月写明按哪条规则做了什么，不写名字。",
  },
  "pages-banned": {
    zh: "封禁与申诉",
    en: "Banned",
    also: "封禁 关闭 登录不了 ban",
    purpose: "进不来的人看为什么，并申诉。",
  },
  "pages-console-desk": {
    zh: "要我处理的",
    en: "Console desk",
    also: "后台 运营 版主 待办 举报 审核 moderation",
    purpose: "等我决定的，和等得最久的。",
  },
  "pages-console-access": {
    zh: "访问控制",
    en: "Access control",
    also: "后台 注册方式 只读 还没开放 封 IP 邮箱域名 block",
    purpose: "谁能注册，社区开没开放，拦哪些网络和邮箱域名。",
  },
  "pages-console-registrations": {
    zh: "注册审核",
    en: "Registrations",
    also: "后台 申请 通过 谢绝 approval",
    purpose: "等着通过的注册申请。",
  },
  "pages-system-not-open": {
    zh: "还没开放",
    en: "Not open",
    also: "开放 关站 维护 maintenance closed",
    purpose: "社区还没开放时成员看到的页面。",
  },
  "pages-tasks": { zh: "任务", en: "Tasks", also: "积分任务 mission", purpose: "任务专区。" },
  "pages-checkin": { zh: "签到", en: "CheckIn", also: "打卡 月历 check-in", purpose: "签到与奖励。" },
  "pages-mall": { zh: "积分商城", en: "Mall", also: "兑换 商品 shop", purpose: "能兑换的商品。" },
  "pages-goods": { zh: "商品", en: "Goods", also: "兑换 详情 product", purpose: "一件商品。" },
  "pages-login": { zh: "登录", en: "Login", also: "登入 sign in", purpose: "登录。" },
  "pages-oidclogin": {
    zh: "统一登录",
    en: "OidcLogin",
    also: "单点登录 身份平台 企业账号 SSO OpenID Connect",
    purpose: "从社区自己的身份平台回来。",
  },
  "pages-register": { zh: "注册", en: "Register", also: "开户 sign up", purpose: "注册。" },
  "pages-firstrun": {
    zh: "新手引导",
    en: "FirstRun",
    also: "欢迎 第一次打开 onboarding welcome",
    purpose: "注册之后选型号、挑圈子、看新手任务。",
  },
  "pages-recover": {
    zh: "找回账号",
    en: "Recover",
    also: "忘记密码 恢复码 重设密码 forgot password",
    purpose: "忘记密码时回到账号里。",
  },
  "pages-setup": {
    zh: "建一个社区",
    en: "Setup",
    also: "安装 初始化 第一位运营者 install founding",
    purpose: "空的社区由第一位运营者打开。",
  },
  "pages-reference": {
    zh: "接口文档",
    en: "Reference",
    also: "API 开发者 developer",
    purpose: "每个接口的参数与回答。",
  },
  "pages-notfound": { zh: "找不到", en: "NotFound", also: "404 不存在", purpose: "地址不存在。" },
} satisfies PageEntries;
