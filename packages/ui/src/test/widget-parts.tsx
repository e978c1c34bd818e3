import * as Dialog from "@radix-ui/react-dialog";
import { Provider, Viewport } from "@radix-ui/react-toast";
import { Heart } from "lucide-react";
import type { ReactNode } from "react";
import { BadgeItem } from "../widgets/badge-mark/badge-mark.tsx";
import { SignedMark } from "../widgets/calendar-month/calendar-month.tsx";
import { CardHeader } from "../widgets/card/card.tsx";
import { JoinButton } from "../widgets/circle-card/circle-card.tsx";
import { CommentActions, CommentLike, CommentReply } from "../widgets/comment-item/comment-actions.tsx";
import { EditedMark } from "../widgets/comment-item/edited-mark.tsx";
import { ReplyList } from "../widgets/comment-item/reply-list.tsx";
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuSeparator,
} from "../widgets/dropdown-menu/dropdown-menu.tsx";
import { GoodsCardSkeleton } from "../widgets/goods-card/goods-card.tsx";
import { HoverMenuItem, HoverMenuSeparator } from "../widgets/hover-menu/hover-menu.tsx";
import { RowBoundary } from "../widgets/infinite-list/row-boundary.tsx";
import { LightboxPicture } from "../widgets/lightbox/lightbox-picture.tsx";
import { LightboxStrip } from "../widgets/lightbox/lightbox-strip.tsx";
import { LightboxViewer } from "../widgets/lightbox/lightbox-viewer.tsx";
import { MessageNote, MessagePicture, MessageText } from "../widgets/message-bubble/message-bubble.tsx";
import { NoticeFaces, NoticeTile } from "../widgets/notice-row/notice-row.tsx";
import { PostResultSkeleton } from "../widgets/post-result/post-result.tsx";
import { Radio, RadioGroup } from "../widgets/radio-group/radio-group.tsx";
import { RankMark } from "../widgets/rank-list/rank-mark.tsx";
import { RankNote } from "../widgets/rank-list/rank-note.tsx";
import { RankPlace } from "../widgets/rank-list/rank-place.tsx";
import { RankScore } from "../widgets/rank-popup/rank-score.tsx";
import { Clock } from "../widgets/relative-time/relative-time.tsx";
import { PasteNotice } from "../widgets/rich-editor/paste-notice.tsx";
import { CopyPart } from "../widgets/rich-text/copy-part.tsx";
import { OutsideMedia } from "../widgets/rich-text/outside-media.tsx";
import { RichCode } from "../widgets/rich-text/rich-code.tsx";
import { RichTable } from "../widgets/rich-text/rich-table.tsx";
import { CodeCopy, TableFoot } from "../widgets/rich-text/rich-tools.tsx";
import { ShortcutIcon } from "../widgets/shortcut-grid/shortcut-icon.tsx";
import { SignInStrip } from "../widgets/sign-in-block/sign-in-block.tsx";
import { SunArc } from "../widgets/sign-in-block/sun-arc.tsx";
import { Tabs, TabsList, TabsPanel, TabsTab } from "../widgets/tabs/tabs.tsx";
import { HeatTag, KindTag, TopicTag } from "../widgets/tag/tag.tsx";
import { ActionButton } from "../widgets/thread-actions/action-button.tsx";
import { ThreadToggle } from "../widgets/thread-actions/thread-toggle.tsx";
import { AuthorBar } from "../widgets/thread-card/author-bar.tsx";
import { FoldedText } from "../widgets/thread-card/folded-text.tsx";
import { THREAD, userHref } from "../widgets/thread-card/story-data.ts";
import { Mark, ThreadCardSkeleton } from "../widgets/thread-card/thread-card.tsx";
import { CaptureLine } from "../widgets/thread-media/capture-line.tsx";
import { FeedVideo } from "../widgets/thread-media/feed-video.tsx";
import { LateVideo } from "../widgets/thread-media/late-video.tsx";
import { MediaChip } from "../widgets/thread-media/media-chip.tsx";
import { MediaImage } from "../widgets/thread-media/media-image.tsx";
import { VideoCover } from "../widgets/thread-media/video-cover.tsx";
import { Part } from "../widgets/thread-post/part.tsx";
import { Toast } from "../widgets/toast/toast.tsx";
import { ToolbarButton, ToolbarDivider } from "../widgets/toolbar/toolbar.tsx";
import { CheckInSun, DayLine } from "../widgets/top-bar/day-line.tsx";
import { PublishMenu, UserMenu } from "../widgets/top-bar/member-menus.tsx";
import { UserResultSkeleton } from "../widgets/user-result/user-result.tsx";

/** A component of a widget's folder without stories of its own. */
export interface WidgetPart {
  name: string;
  component: unknown;
  props: Record<string, unknown>;
  /** `data-slot` of its root, if the root takes the remaining props. */
  slot?: string;
  /** Wraps the component in its required context. */
  wrap?: (children: ReactNode) => ReactNode;
}

const USER = { userId: "2", nickname: "苏木木", avatar: "img/av-02.svg", level: 7, isVerified: 1 };
const REPLY = {
  id: "1",
  user: USER,
  content: "那天风声录得比画面还好听",
  postedAt: "2026-11-21 09:41:03",
  likeCount: 3,
  isLike: false,
  imageList: [],
};
const PICTURE = { url: "img/lake.jpg", alt: "湖面", caption: "起雾的早晨" };
const PASTED = { source: "word", lost: ["comments"], asText: () => undefined };
const element = (tagName: string) => ({ type: "element", tagName, properties: {}, children: [] });
const ignore = () => undefined;
const inMenu = (children: ReactNode) => (
  <DropdownMenu open trigger={<button type="button">更多</button>}>
    {children}
  </DropdownMenu>
);
const inTabs = (children: ReactNode) => <Tabs defaultValue="a">{children}</Tabs>;
const inList = (children: ReactNode) => inTabs(<TabsList aria-label="排序">{children}</TabsList>);

/** Every such component; a test says when one is missing. */
export const WIDGET_PARTS: WidgetPart[] = [
  {
    name: "ActionButton",
    component: ActionButton,
    slot: "action-button",
    props: { icon: Heart, shown: "3", label: "点赞 3" },
  },
  {
    name: "AuthorBar",
    component: AuthorBar,
    props: { thread: THREAD, now: 1_763_700_000_000, userHref: "/user/2" },
  },
  {
    name: "BadgeItem",
    component: BadgeItem,
    slot: "badge-item",
    props: { name: "一周不落", href: "/", value: 3, max: 7 },
  },
  { name: "CardHeader", component: CardHeader, slot: "card-header", props: { title: "热门话题" } },
  {
    name: "CommentActions",
    component: CommentActions,
    props: { target: REPLY, onLike: ignore, onReply: ignore },
  },
  { name: "Clock", component: Clock, props: { now: 1_763_700_000_000, children: "刚刚" } },
  { name: "CommentLike", component: CommentLike, props: { target: REPLY, onLike: ignore } },
  { name: "CommentReply", component: CommentReply, props: { target: REPLY, onReply: ignore } },
  {
    name: "LightboxPicture",
    component: LightboxPicture,
    props: { image: PICTURE, current: true, onPutAway: ignore },
  },
  { name: "LightboxStrip", component: LightboxStrip, props: { images: [PICTURE], index: 0, onPick: ignore } },
  {
    name: "LightboxViewer",
    component: LightboxViewer,
    props: { images: [PICTURE], defaultIndex: 0, onClose: ignore },
    wrap: (children) => <Dialog.Root open>{children}</Dialog.Root>,
  },
  {
    name: "DropdownMenuItem",
    component: DropdownMenuItem,
    slot: "dropdown-menu-item",
    props: { children: "举报" },
    wrap: inMenu,
  },
  {
    name: "DropdownMenuSeparator",
    component: DropdownMenuSeparator,
    slot: "dropdown-menu-separator",
    props: {},
    wrap: inMenu,
  },
  {
    name: "FeedVideo",
    component: FeedVideo,
    props: { video: { url: "/rain.mp4", picUrl: "img/rain.jpg", duration: 432 }, priority: false },
  },
  {
    name: "CheckInSun",
    component: CheckInSun,
    props: { signed: false, href: "/sign", onSign: () => {} },
  },
  {
    name: "DayLine",
    component: DayLine,
    props: { elapsed: 40, signed: true, href: "/sign", onSign: () => {} },
  },
  { name: "Mark", component: Mark, props: { children: "问答" } },
  { name: "CaptureLine", component: CaptureLine, props: { device: "Lens One", place: "城北林场" } },
  { name: "EditedMark", component: EditedMark, props: { editedAt: "2026-11-21 10:02:11" } },
  { name: "FoldedText", component: FoldedText, props: { text: "天亮之前的山脊。".repeat(12) } },
  { name: "GoodsCardSkeleton", component: GoodsCardSkeleton, slot: "goods-card-skeleton", props: {} },
  { name: "HeatTag", component: HeatTag, slot: "heat-tag", props: { kind: "hot" } },
  {
    name: "HoverMenuItem",
    component: HoverMenuItem,
    props: { children: "动态", hint: "几句话，几张图", href: "/" },
  },
  { name: "HoverMenuSeparator", component: HoverMenuSeparator, props: {} },
  { name: "JoinButton", component: JoinButton, slot: "join-button", props: { state: "join" } },
  { name: "KindTag", component: KindTag, slot: "tag", props: { kind: "essence" } },
  {
    name: "LateVideo",
    component: LateVideo,
    props: { video: { url: "/rain.mp4", picUrl: "img/rain.jpg", duration: 432 }, priority: false },
  },
  { name: "MediaChip", component: MediaChip, props: { children: "+2" } },
  {
    name: "MediaImage",
    component: MediaImage,
    slot: "media-image",
    props: { image: { url: "img/lake.jpg", filePath: "", thumbnailUrl: "", width: 1200, height: 800 } },
  },
  {
    name: "MessageNote",
    component: MessageNote,
    slot: "message-note",
    props: { children: "你撤回了一条消息" },
  },
  {
    name: "MessagePicture",
    component: MessagePicture,
    slot: "message-picture",
    props: { src: "img/tea.jpg", alt: "茶", width: 1200, height: 800 },
  },
  { name: "MessageText", component: MessageText, slot: "message-text", props: { children: "周末去林场吗" } },
  { name: "NoticeFaces", component: NoticeFaces, props: { users: [USER, USER], kind: "like" } },
  { name: "NoticeTile", component: NoticeTile, props: { tone: "plum", children: "公告" } },
  { name: "PasteNotice", component: PasteNotice, props: { notice: PASTED, onClose: ignore } },
  { name: "Part", component: Part, props: { children: "27 条评论" } },
  { name: "CopyPart", component: CopyPart, props: { label: "复制表格", read: () => "甲", className: "" } },
  { name: "CodeCopy", component: CodeCopy, props: { code: { current: null } } },
  { name: "TableFoot", component: TableFoot, props: { region: { current: null }, pinned: true } },
  { name: "RichCode", component: RichCode, props: { node: element("pre"), children: "const fps = 24" } },
  { name: "RichTable", component: RichTable, props: { node: element("table") } },
  {
    name: "OutsideMedia",
    component: OutsideMedia,
    props: {
      kind: "picture",
      host: "pictures.example",
      alt: "湖边",
      width: 1200,
      height: 800,
      onShow: ignore,
    },
  },
  { name: "PostResultSkeleton", component: PostResultSkeleton, slot: "post-result-skeleton", props: {} },
  { name: "PublishMenu", component: PublishMenu, props: { hrefs: { moment: "/m", thread: "/t" } } },
  {
    name: "Radio",
    component: Radio,
    slot: "radio",
    props: { value: "a", children: "甲" },
    wrap: (children) => <RadioGroup legend="选一个">{children}</RadioGroup>,
  },
  { name: "RankMark", component: RankMark, slot: "rank-mark", props: { rank: 1 } },
  {
    name: "RankNote",
    component: RankNote,
    props: { user: { ...USER, hotScore: 320, hotRankingBefore: 5 }, rank: 2 },
  },
  {
    name: "RankPlace",
    component: RankPlace,
    slot: "rank-place",
    props: { place: { hotRanking: 2, behind: 14 } },
  },
  {
    name: "RankScore",
    component: RankScore,
    props: { user: { ...USER, hotScore: 320, hotRankingBefore: 5 }, rank: 2 },
  },
  {
    name: "ReplyList",
    component: ReplyList,
    props: { parentId: "9", replies: [REPLY], total: 14, userHref, loading: false },
  },
  { name: "RowBoundary", component: RowBoundary, props: { item: 1, children: "一行" } },
  { name: "ShortcutIcon", component: ShortcutIcon, props: { groupType: "mall", size: 20 } },
  {
    name: "SignInStrip",
    component: SignInStrip,
    slot: "sign-in-strip",
    props: { points: 2480, reward: 5, signed: false, note: "已连续签到 5 天" },
  },
  { name: "SignedMark", component: SignedMark, slot: "signed-mark", props: {} },
  {
    name: "SunArc",
    component: SunArc,
    slot: "sun-arc",
    props: {
      days: [
        { name: "21", signed: true },
        { name: "22", signed: false },
      ],
      reward: 5,
    },
  },
  { name: "TabsList", component: TabsList, slot: "tabs-list", props: { "aria-label": "排序" }, wrap: inTabs },
  { name: "TabsPanel", component: TabsPanel, slot: "tabs-panel", props: { value: "a" }, wrap: inTabs },
  {
    name: "TabsTab",
    component: TabsTab,
    slot: "tabs-tab",
    props: { value: "b", children: "最新" },
    wrap: inList,
  },
  { name: "ThreadCardSkeleton", component: ThreadCardSkeleton, slot: "thread-card-skeleton", props: {} },
  {
    name: "ThreadToggle",
    component: ThreadToggle,
    slot: "action-button",
    props: { toggle: "like", count: 3, active: false, pending: null },
  },
  {
    name: "Toast",
    component: Toast,
    slot: "toast",
    props: { message: "链接已复制" },
    wrap: (children) => (
      <Provider>
        {children}
        <Viewport />
      </Provider>
    ),
  },
  {
    name: "ToolbarButton",
    component: ToolbarButton,
    slot: "toolbar-button",
    props: { "aria-label": "加粗" },
  },
  { name: "ToolbarDivider", component: ToolbarDivider, slot: "toolbar-divider", props: {} },
  { name: "TopicTag", component: TopicTag, slot: "topic-tag", props: { name: "夜景挑战", href: "/t" } },
  {
    name: "UserMenu",
    component: UserMenu,
    props: { user: { ...USER, isVerified: true, points: 2480 }, hrefs: { mine: "/mine" }, onLogout: ignore },
  },
  { name: "UserResultSkeleton", component: UserResultSkeleton, slot: "user-result-skeleton", props: {} },
  {
    name: "VideoCover",
    component: VideoCover,
    props: { video: { url: "/rain.mp4", picUrl: "img/rain.jpg" }, priority: false },
  },
];
