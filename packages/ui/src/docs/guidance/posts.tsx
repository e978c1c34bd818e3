import { Ellipsis } from "lucide-react";
import type { CommentView } from "../../widgets/comment-item/comment.ts";
import { CommentItem } from "../../widgets/comment-item/comment-item.tsx";
import { FollowButton } from "../../widgets/follow-button/follow-button.tsx";
import { IconButton } from "../../widgets/icon-button/icon-button.tsx";
import { LinkCard } from "../../widgets/link-card/link-card.tsx";
import { Poll } from "../../widgets/poll/poll.tsx";
import { RichText } from "../../widgets/rich-text/rich-text.tsx";
import { picture, THREAD } from "../../widgets/thread-card/story-data.ts";
import { ThreadCard } from "../../widgets/thread-card/thread-card.tsx";
import { ThreadMedia } from "../../widgets/thread-media/thread-media.tsx";
import { ThreadPost } from "../../widgets/thread-post/thread-post.tsx";
import { VideoPlayer } from "../../widgets/video-player/video-player.tsx";
import { nothing, small } from "./drawn.tsx";
import type { Pair } from "./pair.ts";

const menu = (
  <IconButton aria-label="更多操作">
    <Ellipsis aria-hidden="true" />
  </IconButton>
);

const thread = {
  thread: { ...THREAD, topicList: [] },
  now: new Date("2026-11-21T11:12:40+08:00"),
  href: "#thread",
  userHref: "#user",
  topicHref: () => "#topic",
  follow: <FollowButton isFollow={false} name="苏木木" />,
  menu,
};

const post = {
  thread: { ...THREAD, topicList: [], viewCount: 16_020 },
  spokenTitle: "苏木木的帖子",
  userHref: "#user",
  topicHref: () => "#topic",
  children: <RichText html="<p>先站定，再低头找前景。</p>" />,
};

const comment: CommentView = {
  id: "7001",
  content: "",
  user: { userId: "4", nickname: "林间电台", avatar: "img/av-08.svg", level: 8, isVerified: 1 },
  postedAt: "2026-11-21 09:41:03",
  isAuthor: 0,
  likeCount: 0,
  isLike: false,
  status: 4,
  isSticky: 0,
  replyCount: 0,
};
const talk = { userHref: () => "#user", onLike: nothing, onReply: nothing };

const poll = { maxChoices: 1, voterCount: 152, endAt: "2026-11-28 18:00:00", onVote: nothing };

/** What members write, and how it is found again. */
export const POSTS: Record<string, Pair[]> = {
  "thread-card": [
    {
      good: (
        <div className={small}>
          <ThreadCard {...thread} />
        </div>
      ),
      to: "标题说一件事，摘要接着往下说",
      bad: (
        <div className={small}>
          <ThreadCard {...thread} thread={{ ...thread.thread, excerpt: THREAD.title }} />
        </div>
      ),
      notTo: "摘要又是标题：两行说一遍，正文一个字也没看到",
    },
  ],
  "thread-post": [
    {
      good: (
        <div className={small}>
          <ThreadPost {...post} thread={{ ...post.thread, editedAt: "2026-11-21 20:10:00" }} />
        </div>
      ),
      to: "改过就给 editedAt，写在时间旁边",
      bad: (
        <div className={small}>
          <ThreadPost {...post} thread={{ ...post.thread, title: `【11.21 晚更新】${THREAD.title}` }} />
        </div>
      ),
      notTo: "把更新写进标题：转出去的链接、搜索里的名字都变了",
    },
  ],
  "thread-media": [
    {
      good: (
        <ThreadMedia
          images={["forest", "lake", "dawn"].map(picture)}
          capture={{ device: "Lens One" }}
          onImageOpen={nothing}
        />
      ),
      to: "capture 只给眼镜拍的；给 onImageOpen，能放大",
      bad: (
        <ThreadMedia images={["metro", "stage", "market"].map(picture)} capture={{ device: "Lens One" }} />
      ),
      notTo: "截图也写拍摄信息，图又按不动",
    },
  ],
  "comment-item": [
    {
      good: (
        <CommentItem
          {...talk}
          comment={{
            ...comment,
            replyCount: 1,
            replies: [
              {
                ...comment,
                id: "7002",
                content: "<p>风声录得比画面还好听</p>",
                status: 1,
                user: THREAD.user,
              },
            ],
          }}
        />
      ),
      to: "删掉的给 status 4：占着位置，下面的回复还读得懂",
      bad: (
        <CommentItem
          {...talk}
          comment={{ ...comment, status: 1, content: "<p>该评论因违规已被删除，请自觉遵守社区公约！</p>" }}
        />
      ),
      notTo: "把「已删除」当成正文：还能点赞、能回复，像是他自己说的",
    },
  ],
  "rich-text": [
    {
      good: <RichText html="<h2>先站定</h2><p>到了地方<b>先站定两秒</b>，再按快门。</p>" />,
      to: "给 HTML：标题、段落、加粗各用各的标签",
      bad: <RichText html="## 先站定<br>到了地方**先站定两秒**，&amp;nbsp;再按快门。" />,
      notTo: "给 Markdown，或转义过两遍的字：符号都露在外面",
    },
  ],
  "link-card": [
    {
      good: (
        <LinkCard
          href="https://example.com/autumn"
          title="秋天的一百种绿"
          description="从林场到湖边"
          site="example.com"
        />
      ),
      to: "标题用那一页自己的，下面写是哪个站",
      bad: (
        <LinkCard
          href="https://example.com/autumn"
          title="https://example.com/p/8f3c?utm_source=app&utm_medium=share"
          site="点击打开"
        />
      ),
      notTo: "拿地址当标题，站名写「点击打开」：不知道要去哪",
    },
  ],
  "video-player": [
    {
      good: <VideoPlayer sources={["img/one.mp4"]} poster="img/rain.jpg" preload="none" />,
      to: "给 poster：没播也看得出是什么",
      bad: <VideoPlayer sources={["img/one.mp4"]} preload="none" autoPlay={false} />,
      notTo: "一块黑：要先花流量才知道值不值得看",
    },
  ],
  poll: [
    {
      good: (
        <Poll
          {...poll}
          options={[
            { id: "1", content: "骑车，抬头看箭头" },
            { id: "2", content: "走路，只要震动" },
            { id: "3", content: "不用导航" },
          ]}
        />
      ),
      to: "并列、不重叠，人人都有一项可选",
      bad: (
        <Poll
          {...poll}
          options={[
            { id: "1", content: "A. 骑车时用" },
            { id: "2", content: "B. 经常用" },
            { id: "3", content: "C. 非常喜欢用，体验一流" },
          ]}
        />
      ),
      notTo: "几个口径混在一起，没有「不用」：投出来的数没法看",
    },
  ],
};
