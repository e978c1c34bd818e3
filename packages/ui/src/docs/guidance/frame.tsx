import { Award, Globe, LogOut, MessageCircle, Settings, User } from "lucide-react";
import { Card } from "../../widgets/card/card.tsx";
import { Cover } from "../../widgets/cover/cover.tsx";
import { Divider } from "../../widgets/divider/divider.tsx";
import { LinkChips } from "../../widgets/link-chips/link-chips.tsx";
import { LinkTabs } from "../../widgets/link-tabs/link-tabs.tsx";
import { Logo } from "../../widgets/logo/logo.tsx";
import { NavMenu } from "../../widgets/nav-menu/nav-menu.tsx";
import { NavRow } from "../../widgets/nav-row/nav-row.tsx";
import { PageBody } from "../../widgets/page-body/page-body.tsx";
import { ShortcutGrid } from "../../widgets/shortcut-grid/shortcut-grid.tsx";
import { SideNav } from "../../widgets/side-nav/side-nav.tsx";
import { SiteFooter } from "../../widgets/site-footer/site-footer.tsx";
import { TabBar } from "../../widgets/tab-bar/tab-bar.tsx";
import { TopBar } from "../../widgets/top-bar/top-bar.tsx";
import { nothing, row } from "./drawn.tsx";
import type { Pair } from "./pair.ts";

/** What is as wide as the window, small enough for a figure. */
const page = "[zoom:0.3]";

const items = (names: string[]) =>
  names.map((name, at) => ({ id: at, name, menuType: "10" as const, routePath: at === 0 ? "/" : `#${at}` }));

const topBar = {
  currentPath: "/",
  user: { nickname: "云野", avatar: "img/av-09.svg", isVerified: true, level: 9, points: 2480 },
  unread: 3,
  hrefs: {
    home: "#home",
    search: "#search",
    login: "#login",
    editProfile: "#edit",
    messages: "#messages",
    site: "#site",
    mine: "#mine",
    moment: "#moment",
    thread: "#thread",
  },
  onSearch: nothing,
  onLogout: nothing,
};

const tabs = [
  { href: "#posts", label: "帖子" },
  { href: "#favorites", label: "收藏" },
  { href: "#likes", label: "赞过" },
];

const bar = {
  className: "static grid md:grid",
  hrefs: { home: "#home", community: "#community", messages: "#messages", mine: "#mine" },
  onPublish: nothing,
};

const footer = {
  copyright: "© 2026 镜界社区 Lenscape",
  filingNumber: "示例备 20260001 号",
  qr: <img src="img/logo.svg" alt="" width={76} height={76} />,
};

const block = (words: string) => <Card className="p-10 text-[2rem]">{words}</Card>;

/** What frames a page, and the ways from it. */
export const FRAME: Record<string, Pair[]> = {
  "top-bar": [
    {
      good: (
        <div className={page}>
          <TopBar {...topBar} items={items(["首页", "社区版块", "功能专区"])} />
        </div>
      ),
      to: "items 只给站里的去处",
      bad: (
        <div className={page}>
          <TopBar {...topBar} items={items(["首页", "社区版块", "搜索", "发布", "消息", "我的"])} />
        </div>
      ),
      notTo: "把搜索、发布、消息又写进 items：顶栏自己有，一样的东西出现两次",
    },
  ],
  "nav-menu": [
    {
      good: (
        <div className="[zoom:0.6]">
          <NavMenu currentPath="/" items={items(["首页", "社区版块", "功能专区", "官网"])} />
        </div>
      ),
      to: "三到五项，其余收进「功能专区」",
      bad: (
        <div className="[zoom:0.6]">
          <NavMenu
            currentPath="/"
            items={items(["首页", "社区", "活动", "话题", "精选", "任务", "反馈", "商城", "官网"])}
          />
        </div>
      ),
      notTo: "全摊在一排：窄一点就盖住右边的搜索",
    },
  ],
  "nav-row": [
    {
      good: (
        <NavRow href="https://example.com" external icon={<Globe aria-hidden="true" />}>
          官网
        </NavRow>
      ),
      to: "去站外的给 external：有箭头，开在新窗口",
      bad: (
        <NavRow href="https://example.com" icon={<Globe aria-hidden="true" />}>
          官网（点击跳转到官方网站）
        </NavRow>
      ),
      notTo: "用括号解释：一按就离开，写了一半的帖子也没了",
    },
  ],
  "side-nav": [
    {
      good: (
        <SideNav
          aria-label="我的"
          current="#badges"
          items={[
            { href: "#profile", label: "个人主页", icon: <User aria-hidden="true" /> },
            { href: "#badges", label: "徽章", icon: <Award aria-hidden="true" />, count: 12 },
            { href: "#settings", label: "设置", icon: <Settings aria-hidden="true" /> },
          ]}
        />
      ),
      to: "每项一页，现在这页亮着",
      bad: (
        <SideNav
          aria-label="菜单"
          current="#"
          items={[
            { href: "#profile", label: "个人主页", icon: <User aria-hidden="true" /> },
            { href: "#messages", label: "联系客服", icon: <MessageCircle aria-hidden="true" /> },
            { href: "#logout", label: "退出登录", icon: <LogOut aria-hidden="true" /> },
          ]}
        />
      ),
      notTo: "混进「退出登录」：看着是去一页，按下去就退出了",
    },
  ],
  "tab-bar": [
    {
      good: <TabBar {...bar} current="messages" unread={3} />,
      to: "在消息页就亮消息；只有未读才带数",
      bad: <TabBar {...bar} unread={0} />,
      notTo: "不给 current：四个都不亮，不知道站在哪",
    },
  ],
  "link-tabs": [
    {
      good: <LinkTabs aria-label="我的内容" current="#favorites" items={tabs} />,
      to: "current 与那一项的 href 一字不差",
      bad: <LinkTabs aria-label="我的内容" current="#favorites?page=2" items={tabs} />,
      notTo: "翻到第 2 页，地址带了参数：一项也不亮",
    },
  ],
  "link-chips": [
    {
      good: (
        <LinkChips
          aria-label="圈子的分类"
          current="#all"
          items={[
            { href: "#all", label: "全部" },
            { href: "#make", label: "创作" },
            { href: "#trip", label: "出行" },
          ]}
        />
      ),
      to: "每项一个地址，能收藏，能后退",
      bad: (
        <LinkChips
          aria-label="分类"
          current="#all"
          items={[
            { href: "#all", label: "全部" },
            { href: "#sort", label: "按时间倒序" },
            { href: "#clear", label: "清空筛选" },
          ]}
        />
      ),
      notTo: "混进排序和「清空」：那是动作，不是一类",
    },
  ],
  "shortcut-grid": [
    {
      good: (
        <ShortcutGrid
          items={[
            { id: "1", name: "活动", groupType: "bbs_group_activity", href: "#activity" },
            { id: "2", name: "话题", groupType: "bbs_group_topic", href: "#topic" },
            { id: "3", name: "设备认证", groupType: "bbs_group_device", href: "#device" },
            { id: "4", name: "积分商城", groupType: "mall", href: "#mall" },
          ]}
        />
      ),
      to: "名字两到四个字，正好一排四个",
      bad: (
        <ShortcutGrid
          items={[
            { id: "1", name: "查看最新线下活动", groupType: "bbs_group_activity", href: "#activity" },
            { id: "2", name: "参与话题讨论", groupType: "bbs_group_topic", href: "#topic" },
            { id: "3", name: "我的设备认证进度", groupType: "bbs_group_device", href: "#device" },
            { id: "4", name: "积分兑换好礼", groupType: "mall", href: "#mall" },
            { id: "5", name: "更多", groupType: "", href: "#more" },
          ]}
        />
      ),
      notTo: "写成句子，还剩一个单独一排",
    },
  ],
  "page-body": [
    {
      good: (
        <div className={page}>
          <PageBody aside={block("作者")}>{block("正文")}</PageBody>
        </div>
      ),
      to: "侧栏放少了也读得懂的：手机上没有它",
      bad: (
        <div className={page}>
          <PageBody aside={block("提交订单")}>{block("商品")}</PageBody>
        </div>
      ),
      notTo: "把要紧的按钮只放侧栏：手机上就买不了",
    },
  ],
  "site-footer": [
    {
      good: (
        <SiteFooter
          {...footer}
          links={[
            { label: "用户协议", href: "#terms" },
            { label: "隐私政策", href: "#privacy" },
          ]}
          qrHint="扫码打开小程序"
        />
      ),
      to: "二维码旁写扫了会打开什么",
      bad: (
        <SiteFooter
          {...footer}
          links={["首页", "社区", "活动", "话题", "商城", "任务", "关于", "招聘"].map((label) => ({
            label,
            href: `#${label}`,
          }))}
          qrHint="扫一扫有惊喜"
        />
      ),
      notTo: "导航在页脚又来一遍；「有惊喜」没人敢扫",
    },
  ],
  divider: [
    {
      good: (
        <div className="rounded-control bg-surface p-4">
          新的两条
          <Divider label="以下是更早的内容" className="my-3" />
          昨天的
        </div>
      ),
      to: "同一块里分开两段，需要时写是什么的界线",
      bad: (
        <div>
          <Card className="p-4">一张卡</Card>
          <Divider className="my-3" />
          <Card className="p-4">另一张卡</Card>
        </div>
      ),
      notTo: "卡与卡之间再画线：边已经有了，留空就够",
    },
  ],
  cover: [
    {
      good: (
        <div className={row}>
          <Cover src={null} name="影像创作" className="size-14 rounded-media" />
          影像创作
        </div>
      ),
      to: "给 name：图没来时有首字，名字写在旁边",
      bad: <Cover src={null} className="size-14 rounded-media" />,
      notTo: "不给：图坏了就是一块灰",
    },
  ],
  logo: [
    {
      good: <Logo />,
      to: "原样放着；地方小就用 markOnly",
      bad: <Logo className="origin-left scale-x-125 text-danger-text" />,
      notTo: "拉宽、换色来配活动",
    },
  ],
};
