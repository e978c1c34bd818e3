/**
 * This file contains all paths of the application; no other file spells out a path. The guard and the route table read
 * `pages`; `paths` creates the targets of links.
 */
interface Page {
  readonly path: string;
  /** Title of the page, for the header on phones and the document. */
  readonly title: string;
  /** `<feature>/<page>` of the file `features/<feature>/pages/<page>.page.tsx`. */
  readonly file: string;
  /** Whether the page is open without a token (point 6 of the specification). */
  readonly public?: true;
}

export const pages = {
  home: { path: "/", title: "首页", file: "home/home", public: true },
  homeIndex: { path: "/pages/index", title: "首页", file: "home/home", public: true },
  launchMiniProgram: {
    path: "/pages/launchMiniProgram",
    title: "打开小程序",
    file: "launch/launch",
    public: true,
  },
  wxlogin: { path: "/pages/wxlogin", title: "微信登录", file: "auth/wechat-login", public: true },
  oidclogin: { path: "/pages/oidclogin", title: "统一登录", file: "auth/oidc-login", public: true },
  login: { path: "/pages/login", title: "账号登录", file: "auth/login" },
  pclogin: { path: "/pages/pclogin", title: "登录", file: "auth/pc-login", public: true },
  register: { path: "/pages/register", title: "注册", file: "auth/register", public: true },
  recover: { path: "/pages/recover", title: "找回账号", file: "auth/recover", public: true },
  firstRun: { path: "/pages/mine/start/index", title: "新手引导", file: "first-run/first-run" },
  notOpen: { path: "/pages/notopen", title: "还没开放", file: "unavailable/not-open", public: true },
  setup: { path: "/pages/setup", title: "建一个社区", file: "setup/setup", public: true },
  help: { path: "/pages/mine/help/index", title: "常见问题", file: "help/help" },
  about: { path: "/pages/mine/about/index", title: "关于", file: "account/about" },
  addresses: { path: "/pages/mine/address/address", title: "收货地址", file: "mall/addresses" },
  addressEdit: { path: "/pages/mine/address/address-edit", title: "编辑地址", file: "mall/address-edit" },
  badges: { path: "/pages/mine/badge/index", title: "徽章", file: "badges/badges" },
  questionnaire: { path: "/pages/question/index", title: "问卷", file: "surveys/survey" },
  commentLikes: { path: "/pages/mine/comment/likelist", title: "评论获赞", file: "mine/comment-likes" },
  profile: { path: "/pages/mine/friends/index", title: "个人主页", file: "profile/profile" },
  fans: { path: "/pages/mine/friends/fanlist", title: "粉丝", file: "profile/fans" },
  follows: { path: "/pages/mine/friends/followlist", title: "关注", file: "profile/follows" },
  levels: { path: "/pages/mine/history/levellist", title: "我的等级", file: "points/levels" },
  points: { path: "/pages/mine/history/pointslist", title: "我的积分", file: "points/points" },
  profileEdit: { path: "/pages/mine/info/index", title: "编辑资料", file: "account/profile-edit" },
  pointsExchange: { path: "/pages/mine/integral/index", title: "积分兑换", file: "mall/points-exchange" },
  appeals: { path: "/pages/mine/appeal/index", title: "处理与申诉", file: "appeals/appeals" },
  banned: { path: "/pages/appeal", title: "申诉", file: "appeals/banned", public: true },
  settings: { path: "/pages/mine/setting/index", title: "设置", file: "account/settings" },
  protocol: { path: "/pages/mine/setting/protocol", title: "协议与隐私", file: "account/protocol" },
  webview: { path: "/pages/common/webview/index", title: "网页", file: "web-views/web-view", public: true },
  textview: { path: "/pages/common/textview/index", title: "文本", file: "web-views/text-view" },
  web: { path: "/pages/common/web", title: "网页", file: "web-views/web-view" },
  richText: { path: "/pages/common/rich-text", title: "图文", file: "web-views/rich-text", public: true },
  publish: { path: "/pages/content/index", title: "发布", file: "publish/publish" },
  community: {
    path: "/pages/content/community",
    title: "社区版块",
    file: "circles/community",
    public: true,
  },
  thread: { path: "/pages/content/postdetail", title: "帖子", file: "threads/thread", public: true },
  circles: { path: "/pages/content/circlelist", title: "圈子", file: "circles/circles", public: true },
  topicZone: { path: "/pages/content/topiczone", title: "话题专区", file: "topics/topics", public: true },
  recommendZone: {
    path: "/pages/content/recommendzone",
    title: "推荐",
    file: "recommend/recommend",
    public: true,
  },
  topic: { path: "/pages/content/topiclist", title: "话题", file: "topics/topic", public: true },
  questions: { path: "/pages/content/questions", title: "问答", file: "questions/questions", public: true },
  moderationLog: {
    path: "/pages/content/moderation",
    title: "管理公示",
    file: "moderation-log/moderation-log",
    public: true,
  },
  drafts: { path: "/pages/mine/draft/index", title: "草稿箱", file: "publish/drafts" },
  preview: { path: "/pages/content/out", title: "预览", file: "publish/preview" },
  mine: { path: "/pages/mine/index", title: "我的", file: "mine/mine" },
  mineOld: { path: "/pages/mine/index_old", title: "我的", file: "mine/mine" },
  search: { path: "/pages/search/search", title: "搜索", file: "search/search", public: true },
  messages: { path: "/pages/mine/message/index", title: "消息", file: "messages/messages" },
  inbox: { path: "/pages/mine/message/inboxmessage", title: "私信", file: "messages/inbox" },
  checkIn: { path: "/pages/mine/sigin/index", title: "签到", file: "check-in/check-in" },
  checkInCalendar: {
    path: "/pages/mine/sigin/calendar",
    title: "签到日历",
    file: "check-in/check-in-calendar",
  },
  prizes: { path: "/pages/mine/sigin/prizelist", title: "奖品", file: "check-in/prizes" },
  activities: { path: "/pages/activity/index", title: "活动", file: "activities/activities", public: true },
  cherrypick: { path: "/pages/cherrypick/index", title: "精选", file: "curated/curated", public: true },
  training: { path: "/pages/training/index", title: "反馈专区", file: "feedback/feedback-hub", public: true },
  feedback: { path: "/pages/training/feedback", title: "提反馈", file: "feedback/feedback-form" },
  feedbackV2: { path: "/pages/training/feedbackv2", title: "提反馈", file: "feedback/feedback-form" },
  tasks: { path: "/pages/taskinfo/index", title: "任务专区", file: "tasks/tasks" },
  mall: { path: "/pages/mall/index", title: "积分商城", file: "mall/mall", public: true },
  goods: { path: "/pages/mall/detail", title: "商品", file: "mall/goods", public: true },
  exchangeRecord: { path: "/pages/mall/exchangeRecord", title: "兑换记录", file: "mall/orders" },
  invitation: {
    path: "/pages/invitation/index",
    title: "邀请好友",
    file: "invitations/invitation",
    public: true,
  },
  join: {
    path: "/pages/invijoin/index",
    title: "加入社区",
    file: "invitations/join-community",
    public: true,
  },
  devices: { path: "/pages/deviceauth/index", title: "我的设备", file: "devices/devices" },
  deviceApply: { path: "/pages/deviceauthing/index", title: "设备认证", file: "devices/device-apply" },
  console: { path: "/pages/console/index", title: "运营后台", file: "console/console" },
  reference: { path: "/pages/API/reference", title: "接口参考", file: "gallery/api-reference" },
  template: { path: "/pages/template/nav-button/nav-button", title: "模板", file: "gallery/template" },
  chooseLocation: { path: "/choose-location", title: "选择位置", file: "location/choose-location" },
  openLocation: { path: "/open-location", title: "查看位置", file: "location/open-location" },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

/** Value of `currentContentIndex`, which selects the form on the publish page: moment, article or activity. */
export type PublishKind = 0 | 1 | 2;

/** Default group of the curated page (AMB-056). */
const DEFAULT_CURATED_GROUP = "2";

/** Returns the path of a page with a query, without undefined and empty parameters. */
function at(page: PageName, query: Record<string, string | number | undefined> = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") search.set(key, String(value));
  }
  return search.size > 0 ? `${pages[page].path}?${search}` : pages[page].path;
}

/** Creates link targets. For pages without a query use `getPath`. */
export const paths = {
  home: () => at("home"),
  homeTab: (tab?: string) => at("home", { tab }),
  pclogin: (redirect?: string) => at("pclogin", { redirect }),
  wxlogin: (redirect?: string) => at("wxlogin", { redirect }),
  oidclogin: (redirect?: string) => at("oidclogin", { redirect }),
  register: (redirect?: string) => at("register", { redirect }),
  firstRun: (redirect?: string) => at("firstRun", { redirect }),
  notOpen: (redirect?: string) => at("notOpen", { redirect }),
  thread: (threadId: string) => at("thread", { threadId }),
  comments: (threadId: string) => `${at("thread", { threadId })}#comments`,
  comment: (threadId: string, postId: string) => `${at("thread", { threadId })}#comment-${postId}`,
  profile: (userId: string) => at("profile", { userId }),
  fans: (userId?: string) => at("fans", { userId }),
  follows: (userId?: string) => at("follows", { userId }),
  topic: (topicId: string, tab?: string, sort?: string) => at("topic", { topicId, tab, sort }),
  topicBoard: (board?: string) => at("topicZone", { board }),
  recommend: (column?: string) => at("recommendZone", { column }),
  circle: (circleId: string, tab?: string, sort?: string) => at("circles", { circleId, tab, sort }),
  /** Hot threads, which phones show on the community page. */
  hot: () => `${at("community")}#hot`,
  communityCategory: (category?: string) => at("community", { category }),
  circlesInCategory: (category?: string, order?: string) => at("circles", { category, order }),
  badge: (badge: string) => at("badges", { badge }),
  points: (changeType?: number, month?: string) => at("points", { changeType, month }),
  mine: (type?: number) => at("mine", { type }),
  publish: (kind: PublishKind, from: { topicId?: string; circleId?: string; draftId?: string } = {}) =>
    at("publish", { currentContentIndex: kind, ...from }),
  questions: (tab?: "open" | "solved" | "mine", model?: string) =>
    at("questions", { tab: tab === "open" ? undefined : tab, model }),
  ask: (from: { topicId?: string; circleId?: string } = {}) =>
    at("publish", { currentContentIndex: 1, ask: 1, ...from }),
  edit: (id: string) => at("publish", { id }),
  preview: (kind: PublishKind, draftId?: string, editedId?: string) =>
    at("preview", { currentContentIndex: kind, draftId, id: editedId }),
  search: (keyword?: string) => at("search", { keyword }),
  messages: (section?: "posts" | "system", kind?: string) => at("messages", { section, kind }),
  inbox: (dialogId: string) => at("inbox", { dialogId }),
  console: (section: string, query: Record<string, string> = {}) => at("console", { section, ...query }),
  cherrypick: (groupId: string = DEFAULT_CURATED_GROUP, order?: string) =>
    at("cherrypick", { groupId, order }),
  activities: (groupId?: string, tab?: string, isOffline?: 1) =>
    at("activities", { groupId, tab, isOffline }),
  activity: (id: string) => at("activities", { id }),
  launchMiniProgram: (schemeUrl: string) => at("launchMiniProgram", { schemeUrl }),
  join: (code: string) => at("join", { code }),
  textview: (content: string) => at("textview", { content }),
  /** Map of a thread's location, or undefined without coordinates. */
  threadLocation: ({ location }: { location?: { name: string; lat?: number; lng?: number } | null }) =>
    location?.lat === undefined || location.lng === undefined
      ? undefined
      : at("openLocation", { latitude: location.lat, longitude: location.lng, name: location.name }),
  openLocation: (place: { latitude: number; longitude: number; name?: string; address?: string }) =>
    at("openLocation", place),
  webview: (url: string) => at("webview", { url }),
  goods: (id: string) => at("goods", { id }),
  training: (view?: "mine", state?: string) => at("training", { view, state }),
  knownIssue: (id: string) => `${at("training")}#issue-${id}`,
  faq: (id: string) => `${at("training")}#faq-${id}`,
  feedbackDetail: (feedbackId: string) => at("training", { feedbackId }),
  feedbackForm: (kind: 0 | 1 | 2, page: "feedback" | "feedbackV2" = kind === 0 ? "feedbackV2" : "feedback") =>
    at(page, { currentContentIndex: kind }),
  mall: (query: { category?: string; mine?: string; order?: string } = {}) => at("mall", query),
  pointsExchange: (query: { category?: string; mine?: string; order?: string } = {}) =>
    at("pointsExchange", query),
  orders: (status?: string) => at("exchangeRecord", { status }),
  order: (id: string) => at("exchangeRecord", { id }),
  addressEdit: (id?: string) => at("addressEdit", { id }),
  questionnaire: (surveyId: string) => at("questionnaire", { surveyId }),
  deviceApplication: (deviceId: string) => at("deviceApply", { deviceId }),
  deviceReapply: (replaces: string) => at("deviceApply", { replaces }),
};

/** Returns the path of a page without a query. */
export const getPath = (page: PageName): string => pages[page].path;

/** Index pages of the galleries, to which the tab-bar paths redirect on desktop (ruling 18). */
export const tabBarIndex = {
  component: "/pages/component/index",
  API: "/pages/API/index",
  extUI: "/pages/extUI/index",
  template: pages.template.path,
} as const;

/** Returns the index page of a tab-bar path, or undefined for other paths. */
export function findTabBarTarget(pathname: string): string | undefined {
  const kind = /^\/pages\/tabBar\/([^/]+)(?:\/|$)/.exec(pathname)?.[1];
  return kind && Object.hasOwn(tabBarIndex, kind) ? tabBarIndex[kind as keyof typeof tabBarIndex] : undefined;
}

/** Returns the gallery of a tab-bar path or an index page, or undefined for other paths. */
export function findGallery(pathname: string): keyof typeof tabBarIndex | undefined {
  const index = findTabBarTarget(pathname) ?? pathname;
  return (Object.keys(tabBarIndex) as (keyof typeof tabBarIndex)[]).find(
    (kind) => tabBarIndex[kind] === index,
  );
}

/** Returns the ID of the thread at a URL, or undefined for other pages. */
export function findThreadId({ pathname, search }: { pathname: string; search: string }): string | undefined {
  return pathname === pages.thread.path
    ? (new URLSearchParams(search).get("threadId") ?? undefined)
    : undefined;
}

/** Folders whose pages have a second path below /subpages (AMB-023). */
const SUBPAGES = /^\/(?:sub)?pages\/(?=(?:invitation|invijoin|deviceauth|deviceauthing)\/)/;

/** Returns the path of a page below /subpages, or undefined if the page has none (AMB-023). */
export const findSubPath = (pathname: string): string | undefined =>
  SUBPAGES.test(pathname) ? pathname.replace(SUBPAGES, "/subpages/") : undefined;

/** Returns the canonical path of a page that also has one below /subpages. */
const toCanonicalPath = (pathname: string): string => pathname.replace(SUBPAGES, "/pages/");

const pageNames = new Map<string, PageName>(
  Object.entries(pages).map(([name, page]) => [page.path, name as PageName]),
);

/** Returns the page at a path, with or without a trailing slash, or undefined for an unknown path. */
export function findPage(pathname: string): PageName | undefined {
  return pageNames.get(pathname === "/" ? pathname : toCanonicalPath(pathname).replace(/\/$/, ""));
}

/** Whether a path belongs to a page that is open without a token. */
export function isPublicPath(pathname: string): boolean {
  const name = findPage(pathname);
  return name !== undefined && "public" in pages[name];
}

/** Whether a path belongs to a page that requires a token. False for unknown paths (ruling 46). */
export function isPrivatePath(pathname: string): boolean {
  const isKnown = findPage(pathname) !== undefined || findGallery(pathname) !== undefined;
  return isKnown && !isPublicPath(pathname);
}
