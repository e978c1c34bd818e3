import {
  Bold,
  Copy,
  Flag,
  Image,
  Italic,
  Link2,
  List,
  PencilLine,
  Quote,
  Strikethrough,
  Trash2,
  Undo2,
  Zap,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { BackToTop } from "../../widgets/back-to-top/back-to-top.tsx";
import { Button } from "../../widgets/button/button.tsx";
import { ComposerEntry } from "../../widgets/composer-entry/composer-entry.tsx";
import { HoverMenuItem } from "../../widgets/hover-menu/hover-menu.tsx";
import { PostActions } from "../../widgets/post-actions/post-actions.tsx";
import { PublishEntry } from "../../widgets/publish-entry/publish-entry.tsx";
import { ReplyBar } from "../../widgets/reply-bar/reply-bar.tsx";
import { SignInBlock } from "../../widgets/sign-in-block/sign-in-block.tsx";
import { TabBar } from "../../widgets/tab-bar/tab-bar.tsx";
import { ThreadActions } from "../../widgets/thread-actions/thread-actions.tsx";
import { Toolbar, ToolbarButton, ToolbarDivider } from "../../widgets/toolbar/toolbar.tsx";
import { nothing, Panel, row, small } from "./drawn.tsx";
import type { Pair } from "./pair.ts";

const counts = { likeCount: 1284, favoriteCount: 873, isLike: true, isFavorite: false };
const calls = { onLike: nothing, onFavorite: nothing };

const lines = ["第一视角的秋天", "骑行与导航", "夜路的亮度", "雾里的信号塔", "菜市场的字幕", "两万步"];

/** A list that scrolls by itself and has been scrolled; `told`: the button knows by what. */
function Scrolled({ told }: { told: boolean }) {
  const [list, setList] = useState<HTMLElement | null>(null);
  const begin = (element: HTMLElement | null) => {
    if (element) element.scrollTop = 120;
    setList(element);
  };
  return (
    <div className="relative h-40 overflow-hidden rounded-control bg-surface [contain:layout]">
      <div ref={begin} className="h-full overflow-y-scroll px-4">
        {[...lines, ...lines].map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
          <p key={at} className="border-b border-border py-2">
            {line}
          </p>
        ))}
      </div>
      <BackToTop {...(told && { scroller: list })} className="right-4 bottom-4 max-md:bottom-4" />
    </div>
  );
}

const tool = (name: string, icon: ReactNode) => (
  <ToolbarButton key={name} aria-label={name}>
    {icon}
  </ToolbarButton>
);

/** What someone does. */
/** The days that the arc shows, today last. */
const DAYS = ["17", "18", "19", "20", "21", "22"];

export const ACTIONS: Record<string, Pair[]> = {
  "dropdown-menu": [
    {
      good: (
        <Panel className="w-40 gap-1 p-1.5">
          <HoverMenuItem icon={<Link2 aria-hidden="true" />}>复制链接</HoverMenuItem>
          <HoverMenuItem icon={<Flag aria-hidden="true" />}>举报</HoverMenuItem>
          <HoverMenuItem tone="danger" icon={<Trash2 aria-hidden="true" size="1.125rem" />}>
            删除
          </HoverMenuItem>
        </Panel>
      ),
      to: "动词开头；不能撤销的放最后，用红色",
      bad: (
        <Panel className="w-40 gap-1 p-1.5">
          <HoverMenuItem icon={<Trash2 aria-hidden="true" />}>删除</HoverMenuItem>
          <HoverMenuItem icon={<Copy aria-hidden="true" />}>链接</HoverMenuItem>
          <HoverMenuItem icon={<Flag aria-hidden="true" />}>举报</HoverMenuItem>
        </Panel>
      ),
      notTo: "删除排第一，和复制一个颜色：手一滑就没了",
    },
  ],
  "hover-menu": [
    {
      good: (
        <Panel className="w-54 gap-1 p-1.5">
          <HoverMenuItem href="#moment" icon={<Zap size="1.25rem" />} hint="几句话，几张图">
            动态
          </HoverMenuItem>
          <HoverMenuItem href="#thread" icon={<PencilLine size="1.25rem" />} hint="写一篇长文">
            帖子
          </HoverMenuItem>
        </Panel>
      ),
      to: "放去处：路过打开了也没有损失",
      bad: (
        <Panel className="w-54 gap-1 p-1.5">
          <HoverMenuItem>设为版主</HoverMenuItem>
          <HoverMenuItem tone="danger">封禁这个账号</HoverMenuItem>
        </Panel>
      ),
      notTo: "放改变别人的动作：鼠标路过就摊开，那用 DropdownMenu",
    },
  ],
  toolbar: [
    {
      good: (
        <Toolbar aria-label="格式">
          {tool("加粗", <Bold aria-hidden="true" />)}
          {tool("斜体", <Italic aria-hidden="true" />)}
          <ToolbarDivider />
          {tool("图片", <Image aria-hidden="true" />)}
          {tool("链接", <Link2 aria-hidden="true" />)}
          <ToolbarDivider />
          {tool("撤销", <Undo2 aria-hidden="true" />)}
        </Toolbar>
      ),
      to: "按用处分组，组间一条线",
      bad: (
        <Toolbar aria-label="工具">
          {tool("撤销", <Undo2 aria-hidden="true" />)}
          {tool("加粗", <Bold aria-hidden="true" />)}
          {tool("图片", <Image aria-hidden="true" />)}
          {tool("删除线", <Strikethrough aria-hidden="true" />)}
          {tool("引用", <Quote aria-hidden="true" />)}
          {tool("列表", <List aria-hidden="true" />)}
          <Button size="sm" tone="primary">
            发布
          </Button>
        </Toolbar>
      ),
      notTo: "不分组，还把发布排进来：方向键一路按到它",
    },
  ],
  "thread-actions": [
    {
      good: (
        <ThreadActions
          {...counts}
          {...calls}
          replyCount={0}
          shareCount={0}
          commentHref="#comments"
          onShare={nothing}
        />
      ),
      to: "就这四个，次序不变",
      bad: (
        <div className={row}>
          <ThreadActions
            {...counts}
            {...calls}
            replyCount={0}
            shareCount={0}
            commentHref="#comments"
            onShare={nothing}
          />
          <Button size="sm">打赏</Button>
          <Button size="sm">举报</Button>
        </div>
      ),
      notTo: "后面再接别的动作：一行放不下，那进「更多」",
    },
  ],
  "post-actions": [
    {
      good: <PostActions {...counts} {...calls} shareCount={45} onShare={nothing} />,
      to: "放在正文旁边或下面，一篇一处，按下去的是实心",
      bad: (
        <div className="rounded-control bg-surface p-4">
          <p>夜路的亮度到底开几档</p>
          <PostActions {...counts} {...calls} shareCount={45} onShare={nothing} className="justify-start" />
        </div>
      ),
      notTo: "塞进信息流的一行，一行变三行高：那用 ThreadActions",
    },
  ],
  "reply-bar": [
    {
      good: <ReplyBar {...counts} {...calls} onWrite={nothing} className="static md:flex" />,
      to: "手机的详情页里，底部只有它",
      bad: (
        <div>
          <ReplyBar {...counts} {...calls} onWrite={nothing} className="static md:flex" />
          <TabBar
            className="static grid md:grid"
            hrefs={{ home: "#home", community: "#community", messages: "#messages", mine: "#mine" }}
            onPublish={nothing}
          />
        </div>
      ),
      notTo: "下面还留着底部栏：两条一共占去一百多像素",
    },
  ],
  "publish-entry": [
    {
      good: (
        <PublishEntry
          aria-label="发布"
          momentHref="#moment"
          threadHref="#thread"
          draft={{ title: "夜路的亮度到底开几档", note: "昨天 21:08 存的", href: "#draft" }}
        />
      ),
      to: "有草稿就先问要不要接着写：写标题和存的时间",
      bad: (
        <PublishEntry
          aria-label="发布"
          momentHref="#moment"
          threadHref="#thread"
          draft={{ title: "未命名", note: "草稿", href: "#draft" }}
        />
      ),
      notTo: "草稿都叫「未命名」：想不起写的是哪一篇",
    },
  ],
  "composer-entry": [
    {
      good: (
        <div className={small}>
          <ComposerEntry
            user={{ nickname: "云野", avatar: "img/av-09.svg" }}
            momentHref="#moment"
            threadHref="#thread"
            prompt="今天透过镜片看到了什么？"
          />
        </div>
      ),
      to: "问一个答得上来的问题",
      bad: (
        <div className={small}>
          <ComposerEntry
            user={{ nickname: "云野", avatar: "img/av-09.svg" }}
            momentHref="#moment"
            threadHref="#thread"
            prompt="请在此处输入您要发布的内容"
          />
        </div>
      ),
      notTo: "像表单一样下命令：它不是输入框，点了才去写",
    },
  ],
  "back-to-top": [
    {
      good: <Scrolled told />,
      to: "自己滚动的一块，把它给 scroller",
      bad: <Scrolled told={false} />,
      notTo: "不给：它只看整页，该出来时不出来，按了列表也不动",
    },
  ],
  "sign-in-block": [
    {
      good: (
        <SignInBlock
          greeting="早上好，云野"
          points={2480}
          days={DAYS.map((name) => ({ name, signed: name !== "22" }))}
          reward={5}
          signed={false}
          onSignIn={nothing}
          note="再签 2 天得「一周不落」徽章"
        />
      ),
      to: "按钮说得到什么，下面说离下一样还差多少",
      bad: (
        <SignInBlock
          greeting="请先登录"
          points={0}
          days={DAYS.map((name) => ({ name, signed: false }))}
          signed={false}
          note="登录后即可签到"
        />
      ),
      notTo: "给游客放一个空壳：按下去什么也没有",
    },
  ],
};
