import type { AnswerOf } from "@lenscape/api/types";
import type { Answers } from "../mock.ts";
import { circle } from "./circles.ts";
import { author, memberCard } from "./people.ts";
import { IMG, images } from "./pictures.ts";
import { row, thread323, thread327 } from "./threads.ts";
import { tags } from "./topics.ts";

/** Responses for another member's profile. */
export const profile = {
  userMayDo: { mayDo: ["report"], deniedUntil: "", forbiddenUntil: "", isClosed: 0, circles: [] },
  fansList: {
    rows: [
      memberCard("41"),
      memberCard("30"),
      memberCard("7"),
      {
        ...author("54"),
        id: "54",
        signature: "骑车送孩子上学",
        hotRanking: 42,
        isFollow: true,
        isMutual: false,
        isMutualFollow: false,
      },
      memberCard("13"),
    ],
    total: 5,
  },
  favoriteList: {
    rows: [
      thread323,
      row({
        id: "321",
        excerpt:
          "照大家说的去重新验光了。旧单子少了五十度，散光轴位也偏。师傅把鼻托往里调了一点，字一下就到了该在的地方。 坐在店里看对面墙上的字，看了五分钟，没头疼。",
        user: author("55"),
        postedAt: "2026-11-21 17:57:34",
        topicList: tags("38"),
        hotScore: 31,
        viewCount: 97,
        replyCount: 4,
        likeCount: 4,
        favoriteCount: 1,
        circle: circle("3"),
        deviceName: "Lens Air",
      }),
    ],
    total: 2,
  },
} satisfies Answers;

/** Another member's profile. */
export const otherProfile = {
  userId: "2",
  nickname: "苏木木",
  avatar: `${IMG}/av-02.svg`,
  cover: `${IMG}/cover-lake.jpg`,
  signature: "慢慢走，慢慢拍",
  groupName: "版主",
  level: 7,
  isVerified: 1,
  deviceName: "Lens One",
  fansCount: 20,
  followCount: 27,
  threadCount: 8,
  likedCount: 346,
  hotRanking: 2,
  joinedAt: "2026-04-23 22:48:22",
  hideFavorites: 0,
  badges: [
    { badgeId: "answers", name: "认真答疑", icon: "book", tone: "blue" },
    { badgeId: "known", name: "有人同行", icon: "users", tone: "blue" },
  ],
  isFollow: true,
  isMutual: false,
  isMutualFollow: false,
} satisfies AnswerOf<"otherInfoOfMember">;

/** The other member's threads. */
export const published = {
  rows: [
    thread327,
    row({
      id: "294",
      title: "抬显亮度到底该开几档？我测了七种天气",
      excerpt:
        "晴天正午 7 档，多云 5 档，阴天 4 档，小雨 4 档，黄昏 3 档，夜里有路灯 2 档，山里没有灯 1 档。懒得记的话，记住一句：比你觉得够的再低一档。 测的办法是同一行字，从 1 档往上加，第一次能不眯眼读完的那一档记下来。七种天气，每种测三个地点。 自动亮度大…",
      imageList: images("snow", "night", "dawn", "rain", "dune"),
      user: author("2"),
      postedAt: "2026-11-19 21:15:29",
      topicList: tags("25"),
      isessence: 1,
      hotScore: 320,
      viewCount: 11182,
      replyCount: 33,
      likeCount: 49,
      favoriteCount: 19,
      circle: circle("3"),
      deviceName: "Lens One",
    }),
    row({
      id: "286",
      title: "清晨五点的菜市场，光是从雨棚漏下来的",
      excerpt:
        "五点二十到，卸货的三轮刚走。雨棚是半透明的绿色，破了三个洞，光就从那三个洞里落下来，正好落在豆腐摊上。 我在豆腐摊前面站了四十分钟，买了两块豆腐，拍了六张。摊主问我眼镜贵不贵，我说比豆腐贵，她笑得把秤砣碰掉了。 白平衡手动锁在 4300K，自动档会把绿棚当成偏色修掉，修…",
      imageList: images("market"),
      user: author("2"),
      postedAt: "2026-11-19 09:41:47",
      topicList: tags("22", "12"),
      isessence: 1,
      hotScore: 219,
      viewCount: 5528,
      replyCount: 21,
      likeCount: 36,
      favoriteCount: 14,
      circle: circle("1"),
      groupId: "2",
    }),
  ],
  total: 3,
} satisfies AnswerOf<"threadList">;
