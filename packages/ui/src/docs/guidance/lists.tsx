import { BadgeCheck, Eye } from "lucide-react";
import { DialogRow } from "../../widgets/dialog-row/dialog-row.tsx";
import { FollowButton } from "../../widgets/follow-button/follow-button.tsx";
import { HotList } from "../../widgets/hot-list/hot-list.tsx";
import { IconTile } from "../../widgets/icon-tile/icon-tile.tsx";
import { InfiniteList } from "../../widgets/infinite-list/infinite-list.tsx";
import { InteractionRow } from "../../widgets/interaction-row/interaction-row.tsx";
import { NoticeList } from "../../widgets/notice-list/notice-list.tsx";
import { NoticeRow, NoticeTile } from "../../widgets/notice-row/notice-row.tsx";
import { PointsRow } from "../../widgets/points-row/points-row.tsx";
import { RankList } from "../../widgets/rank-list/rank-list.tsx";
import { SearchHit } from "../../widgets/search-hit/search-hit.tsx";
import { TaskRow } from "../../widgets/task-row/task-row.tsx";
import { PEOPLE } from "../../widgets/thread-card/story-data.ts";
import { Timeline } from "../../widgets/timeline/timeline.tsx";
import { TopicRow } from "../../widgets/topic-row/topic-row.tsx";
import { nothing } from "./drawn.tsx";
import type { Pair } from "./pair.ts";

const list = {
  items: ["第一视角的秋天", "骑行与导航"],
  getKey: (item: string) => item,
  renderItem: (item: string) => <p className="border-b border-border py-3">{item}</p>,
  onLoadMore: nothing,
};

const talk = {
  href: "#31",
  user: { nickname: "苏木木", avatar: "img/av-02.svg" },
  time: "2026-11-21 10:20:00",
  timeText: "10:20",
};

const interaction = {
  kind: "like",
  quote: "",
  about: "第一次戴着导航爬夜山",
  time: "2026-11-21 09:18:00",
  unread: true,
  href: "#thread",
  userHref: () => "#user",
} as const;

const notice = {
  lead: (
    <NoticeTile tone="brand">
      <BadgeCheck aria-hidden="true" />
    </NoticeTile>
  ),
  time: "2026-11-21 10:42:00",
  timeText: "10:42",
  href: "#notice",
  unread: true,
};

const task = {
  task: { id: "1", name: "浏览 5 篇帖子", rewardPoints: 5, completedNum: 3, rewardNum: 5, finish: false },
  icon: (
    <IconTile tone="brand">
      <Eye aria-hidden="true" />
    </IconTile>
  ),
  onStart: nothing,
};

const rank = { users: PEOPLE.slice(0, 3), hrefOf: () => "#user" };

const topic = { id: "3", content: "第一视角的秋天", viewCount: 128_000 };

/** What stands in rows, and what counts. */
export const LISTS: Record<string, Pair[]> = {
  "infinite-list": [
    {
      good: <InfiniteList {...list} status="error" />,
      to: "下一页取不到给 error：已经取到的留着，能再试",
      bad: <InfiniteList {...list} status="over" />,
      notTo: "取不到也给 over：以为一共就这几条",
    },
  ],
  "dialog-row": [
    {
      good: <DialogRow {...talk} summary="[图片]" unread={2} />,
      to: "图片写「[图片]」",
      bad: <DialogRow {...talk} summary="https://example.com/u/2026/11/8f3c2b.jpg" unread={2} />,
      notTo: "把图片的地址当成一句话",
    },
  ],
  "interaction-row": [
    {
      good: <InteractionRow {...interaction} users={PEOPLE.slice(1, 3)} sentence="等 18 人赞了你的帖子" />,
      to: "同一篇的赞并成一行，说一共几个人",
      bad: (
        <div className="[zoom:0.6]">
          {PEOPLE.slice(1, 4).map((user) => (
            <InteractionRow key={user.userId} {...interaction} users={[user]} sentence="赞了你的帖子" />
          ))}
        </div>
      ),
      notTo: "一个人一行：十八个赞就是两屏",
    },
  ],
  "notice-row": [
    {
      good: (
        <NoticeRow
          {...notice}
          title="设备认证已通过"
          content="送你 100 积分和机主标识"
          linkLabel="查看设备认证"
        />
      ),
      to: "标题写结果，链接的名字写去哪里",
      bad: <NoticeRow {...notice} title="您有一条新的系统通知" content="请点击查看详情" linkLabel="详情" />,
      notTo: "每条都叫「新的系统通知」：要一条条点开",
    },
  ],
  "notice-list": [
    {
      good: (
        <NoticeList
          kind="pact"
          hrefOf={() => "#pact"}
          items={[
            { id: "1", title: "第一视角拍摄礼仪：先问，再录", note: "10-18" },
            { id: "2", title: "二手交易的三条底线", note: "09-27" },
          ]}
        />
      ),
      to: "不一样的字放最前面",
      bad: (
        <NoticeList
          kind="pact"
          hrefOf={() => "#pact"}
          items={[
            { id: "1", title: "【公告】关于发布镜界社区第一视角拍摄礼仪的通知", note: "10-18" },
            { id: "2", title: "【公告】关于发布镜界社区二手交易底线的通知", note: "09-27" },
          ]}
        />
      ),
      notTo: "开头都是「【公告】关于发布」：截断以后一个样",
    },
  ],
  "task-row": [
    {
      good: <TaskRow {...task} />,
      to: "动词开头，写清做几个",
      bad: <TaskRow {...task} task={{ ...task.task, name: "每日活跃任务" }} />,
      notTo: "起一个名目：不知道要做什么",
    },
  ],
  "points-row": [
    {
      good: (
        <PointsRow
          name="兑换 旅行镜盒"
          time="2026-11-21 08:02:11"
          amount={-900}
          balance={1580}
          href="#order"
        />
      ),
      to: "写花在哪里，能点回去看",
      bad: <PointsRow name="系统扣除" time="2026-11-21 08:02:11" amount={-900} balance={1580} />,
      notTo: "「系统扣除」：下一步就是来投诉",
    },
  ],
  "topic-row": [
    {
      good: <TopicRow topic={topic} href="#topic" rank={1} />,
      to: "content 只给名字，井号由组件写",
      bad: <TopicRow topic={{ ...topic, content: "#第一视角的秋天#" }} href="#topic" rank={1} />,
      notTo: "自己带上井号：变成两个",
    },
  ],
  "hot-list": [
    {
      good: (
        <HotList
          hrefOf={() => "#thread"}
          items={[
            { id: "1", title: "近视 600 度怎么配镜片", hotScore: 18_000 },
            { id: "2", title: "周末在老城区走了两万步", hotScore: 9860 },
          ]}
        />
      ),
      to: "有先后才编号，数从大到小",
      bad: (
        <HotList
          hrefOf={() => "#thread"}
          items={[
            { id: "1", title: "周末在老城区走了两万步", likeCount: 42 },
            { id: "2", title: "近视 600 度怎么配镜片", likeCount: 326 },
          ]}
        />
      ),
      notTo: "随便推荐的也编号：第 1 名的赞比第 2 名少。那给 numbered={false}",
    },
  ],
  "rank-list": [
    {
      good: (
        <RankList
          {...rank}
          renderAction={(user) => (
            <FollowButton own={user.userId === "1"} isFollow={false} name={user.nickname} />
          )}
        />
      ),
      to: "自己那一行给 own，不显示关注",
      bad: <RankList {...rank} renderAction={() => <FollowButton isFollow={false} />} />,
      notTo: "自己也能关注自己，每个按钮又都只叫「关注」",
    },
  ],
  timeline: [
    {
      good: (
        <Timeline
          events={[
            { id: "1", state: "done", title: "提交申请", time: "2026-11-20 21:08:16" },
            { id: "2", state: "now", title: "人工审核", time: "进行中", note: "工作日 10:00–18:00" },
            { id: "3", state: "todo", title: "认证完成" },
          ]}
        />
      ),
      to: "发生了的写到秒，没发生的不写时间",
      bad: (
        <Timeline
          events={[
            { id: "1", state: "done", title: "提交申请", time: "昨天" },
            { id: "2", state: "now", title: "审核中", time: "请耐心等待" },
            { id: "3", state: "todo", title: "认证完成", time: "2026-11-22 18:00:00" },
          ]}
        />
      ),
      notTo: "「昨天」过一天就不对；替没发生的事许一个钟点",
    },
  ],
  "search-hit": [
    {
      good: (
        <SearchHit
          kind="comment"
          kindLabel="评论"
          title="评论于《骑行 1200 公里之后》"
          excerpt="楼上说的抬显发虚，我换了镜片才好。"
          excerptMarks={[[4, 6]]}
          href="#comment"
          notes={["第 37 楼"]}
        />
      ),
      to: "评论写明在哪一帖哪一楼，正文是命中的那一句",
      bad: (
        <SearchHit
          kind="comment"
          kindLabel="评论"
          title="骑行 1200 公里之后"
          excerpt="速度放左上，箭头放右上。"
          href="#thread"
        />
      ),
      notTo: "拿帖子的标题与开头冒充评论，点开找不到那个词",
    },
  ],
};
