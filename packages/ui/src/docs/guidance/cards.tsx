import { ActivityCard } from "../../widgets/activity-card/activity-card.tsx";
import { AuthorCard } from "../../widgets/author-card/author-card.tsx";
import { Button } from "../../widgets/button/button.tsx";
import { CircleCard, JoinButton } from "../../widgets/circle-card/circle-card.tsx";
import { FollowButton } from "../../widgets/follow-button/follow-button.tsx";
import { ForumCard } from "../../widgets/forum-card/forum-card.tsx";
import { GoodsCard } from "../../widgets/goods-card/goods-card.tsx";
import { GroupHeader } from "../../widgets/group-header/group-header.tsx";
import { PickCard } from "../../widgets/pick-card/pick-card.tsx";
import { ProfileHeader } from "../../widgets/profile-header/profile-header.tsx";
import { PEOPLE, THREAD } from "../../widgets/thread-card/story-data.ts";
import { TopicCard } from "../../widgets/topic-card/topic-card.tsx";
import { nothing, small } from "./drawn.tsx";
import type { Pair } from "./pair.ts";

const activity = {
  activity: {
    id: "301",
    title: "城北林场夜拍",
    cover: "img/camp.jpg",
    startAt: "2026-11-28 17:30:00",
    endAt: "2026-11-28 22:00:00",
    isOnline: 0,
    maxNum: 120,
    joinedNum: 120,
  },
  href: "#activity",
  where: "城北林场东门",
  joinedText: "已报名 120 / 120",
  seatsLabel: "名额",
};

const author = { ...THREAD.user, signature: "慢慢走，慢慢拍" };
const numbers = [
  { label: "帖子", value: 128 },
  { label: "获赞", value: 32_000 },
  { label: "粉丝", value: 8640 },
];

const circle = {
  id: "2",
  groupName: "配镜与佩戴",
  brief: "验光、镜片、鼻托、镜腿",
  picUrl: "img/orient.jpg",
  memberCount: 16_000,
  trendsCount: 8204,
};

const forum = {
  id: "2",
  groupName: "影像创作",
  brief: "第一视角照片、短片与后期。晒图、挑毛病都欢迎。",
  webPicUrl: "img/forest.jpg",
  trendsCount: 32_000,
  interactCount: 186_000,
  webMaster: PEOPLE.slice(0, 2),
  activeUserCount: 1286,
  activeUsers: PEOPLE.slice(0, 5),
};

const goods = { id: "1", name: "镜布两条装", picUrl: "img/g-cloth.svg", points: 120, stock: 0 };

const group = {
  title: "影像创作",
  brief: "把看见的留下来。",
  cover: "img/lake.jpg",
  icon: "img/forest.jpg",
  stats: [
    { value: 24_012, label: "成员" },
    { value: 32_100, label: "帖子" },
  ],
  action: <Button tone="primary">发帖</Button>,
};

const pick = {
  title: "用眼镜拍完一整个秋天",
  picUrl: "img/forest.jpg",
  excerpt: "没有取景框之后，我反而拍得更慢了。",
  author: { nickname: "苏木木", avatar: "img/av-02.svg" },
};

const profile = {
  userId: "2",
  nickname: "苏木木",
  avatar: "img/av-02.svg",
  cover: "img/cover-lake.jpg",
  signature: "慢慢走，慢慢拍",
  level: 7,
  isVerified: 1,
};

const topic = {
  id: "3",
  content: "第一视角的秋天",
  intro: "落叶、雾、晚霞，把今年的秋天留一份",
  cover: "img/forest.jpg",
  viewCount: 128_000,
  threadCount: 3204,
};

/** What stands for a place, a thing or somebody. */
export const CARDS: Record<string, Pair[]> = {
  "activity-card": [
    {
      good: <ActivityCard {...activity} tone="over" stateText="名额已满" note="有人退出会空出来" />,
      to: "状态、颜色、名额说的是同一件事",
      bad: <ActivityCard {...activity} tone="open" stateText="火热报名中" note="欲报从速！" />,
      notTo: "满了还写报名中、催人快点：点进去才知道不行",
    },
  ],
  "author-card": [
    {
      good: (
        <AuthorCard
          user={author}
          href="#user"
          stats={numbers}
          actions={<FollowButton isFollow={false} name="苏木木" />}
        />
      ),
      to: "三个数，一个关注",
      bad: (
        <AuthorCard
          user={author}
          href="#user"
          stats={[...numbers, { label: "收藏", value: 873 }, { label: "访客", value: 16_020 }]}
          actions={
            <>
              <Button tone="primary">关注</Button>
              <Button tone="primary">私信</Button>
              <Button tone="primary">打赏</Button>
            </>
          }
        />
      ),
      notTo: "有几个数写几个，有几件事放几个按钮",
    },
  ],
  "circle-card": [
    {
      good: <CircleCard circle={circle} href="#circle" action={<JoinButton state="apply" />} />,
      to: "要审核的写「申请」",
      bad: <CircleCard circle={circle} href="#circle" action={<JoinButton state="join" />} />,
      notTo: "要审核也写「加入」：按了以为进来了，却发不了帖",
    },
  ],
  "forum-card": [
    {
      good: (
        <div className={small}>
          <ForumCard forum={forum} href="#forum" userHref={() => "#user"} onOpenRank={nothing} />
        </div>
      ),
      to: "简介说这里发什么",
      bad: (
        <div className={small}>
          <ForumCard
            forum={{ ...forum, brief: "官方板块，欢迎各位镜友前来交流，请遵守版规，违者删帖。" }}
            href="#forum"
            userHref={() => "#user"}
            onOpenRank={nothing}
          />
        </div>
      ),
      notTo: "客套加警告：看完还是不知道自己的帖子该不该发在这",
    },
  ],
  "goods-card": [
    {
      good: (
        <div className="w-40">
          <GoodsCard goods={goods} href="#goods" />
        </div>
      ),
      to: "没货就给 stock 0，卡自己写「已兑完」",
      bad: (
        <div className="w-40">
          <GoodsCard goods={{ ...goods, name: "【补货中勿拍】镜布两条装", stock: 1 }} href="#goods" />
        </div>
      ),
      notTo: "库存留 1，把话写进名称：按库存筛选会筛错",
    },
  ],
  "group-header": [
    {
      good: (
        <div className={small}>
          <GroupHeader {...group} notice="「雾」征集到 11 月 30 日，投稿带 #第一视角的秋天" />
        </div>
      ),
      to: "公告写一件事和截止的日子",
      bad: (
        <div className={small}>
          <GroupHeader
            {...group}
            notice="一、不得发布与圈子无关的内容；二、转载须注明出处；三、不得人身攻击；四、交易帖请到二手圈；五、违反以上规定者删帖处理，情节严重的移出圈子。"
          />
        </div>
      ),
      notTo: "贴整份规则：把帖子都挤到下面，那写进公约",
    },
  ],
  "pick-card": [
    {
      good: (
        <div className="w-60">
          <PickCard pick={pick} href="#thread" reason="1,284 人赞过" />
        </div>
      ),
      to: "理由写事实",
      bad: (
        <div className="w-60">
          <PickCard pick={pick} href="#thread" reason="年度神作，不看后悔" />
        </div>
      ),
      notTo: "写形容词：每一张都这么说，就等于没说",
    },
  ],
  "profile-header": [
    {
      good: (
        <div className={small}>
          <ProfileHeader
            profile={profile}
            stats={numbers}
            actions={
              <>
                <FollowButton isFollow={false} name="苏木木" />
                <Button>私信</Button>
              </>
            }
          />
        </div>
      ),
      to: "别人的主页：关注在前，私信在后，其余进「更多」",
      bad: (
        <div className={small}>
          <ProfileHeader
            profile={{ ...profile, signature: "" }}
            stats={numbers}
            actions={
              <>
                <Button tone="primary">编辑资料</Button>
                <Button tone="primary">设置</Button>
                <Button tone="primary">私信</Button>
              </>
            }
          />
        </div>
      ),
      notTo: "自己的主页也留着私信，三个都是主按钮",
    },
  ],
  "topic-card": [
    {
      good: (
        <div className={small}>
          <TopicCard
            topic={topic}
            href="#topic"
            rank={1}
            action={<FollowButton isFollow={false} name={topic.content} />}
          />
        </div>
      ),
      to: "名次只给前三名",
      bad: (
        <div className={small}>
          <TopicCard
            topic={topic}
            href="#topic"
            rank={28}
            action={<Button tone="primary">参与讨论</Button>}
          />
        </div>
      ),
      notTo: "每张都编号，再放一个主按钮：第 28 名没人要看",
    },
  ],
};
