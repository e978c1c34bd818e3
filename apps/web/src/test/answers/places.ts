import type { Answers } from "../mock.ts";
import { circle, circleOption, circlePage, circleRow, groupCard, joinedCircle } from "./circles.ts";
import { author, person, persons } from "./people.ts";
import { IMG, images } from "./pictures.ts";
import { row, thread326, thread327 } from "./threads.ts";
import { mostViewed, tags, topics } from "./topics.ts";

/** Responses for circles and topics. */
export const places = {
  groupCardList: { rows: (["1", "2", "3", "4", "5", "6"] as const).map(groupCard), total: 6 },
  circleList: { rows: (["1", "3", "2", "5", "6", "10", "11", "8"] as const).map(circleRow), total: 8 },
  circleDetail: {
    ...circlePage("1"),
    activeUsers: persons("2", "5", "6", "8", "14", "10", "13", "31", "39", "7"),
  },
  circleMine: {
    rows: [
      joinedCircle("5", "2026-04-06 11:40:51", 2),
      joinedCircle("2", "2026-04-05 22:43:02", 3, 1),
      joinedCircle("6", "2026-04-04 22:45:35", 1),
      joinedCircle("11", "2026-04-04 22:44:37"),
      joinedCircle("9", "2026-04-04 22:21:36"),
      joinedCircle("8", "2026-04-04 22:15:01"),
    ],
    total: 6,
  },
  circleMembers: {
    rows: [
      {
        ...person("2"),
        signature: "慢慢走，慢慢拍",
        level: 7,
        isVerified: 1,
        hotRanking: 2,
        role: 2,
        joinedAt: "2026-04-23 23:46:57",
      },
      {
        ...person("5"),
        signature: "只录声音，不剪辑",
        level: 8,
        isVerified: 1,
        hotRanking: 4,
        role: 1,
        joinedAt: "2026-02-25 11:42:28",
      },
      {
        ...person("8"),
        signature: "八分光圈两分天意",
        level: 5,
        isVerified: 0,
        hotRanking: 14,
        role: 1,
        joinedAt: "2026-05-05 10:58:20",
      },
      {
        ...person("14"),
        signature: "逆光爱好者",
        level: 7,
        isVerified: 1,
        hotRanking: 29,
        role: 1,
        joinedAt: "2026-03-05 13:17:25",
      },
      {
        ...person("30"),
        signature: "潮汐表背得比课表熟",
        level: 3,
        isVerified: 0,
        hotRanking: 39,
        role: 0,
        joinedAt: "2026-09-22 21:19:50",
      },
    ],
    total: 5,
  },
  filterCircle: {
    rows: (["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const).map(circleOption),
    total: 12,
  },
  topicList: {
    rows: mostViewed,
    total: 10,
  },
  topicDetail: topics["1"],
  topicInsight: {
    todayCount: 0,
    essenceCount: 3,
    participantCount: 0,
    writers: [
      { ...person("2"), threadCount: 2 },
      { ...person("8"), threadCount: 2 },
      { ...person("1"), threadCount: 1 },
      { ...person("5"), threadCount: 1 },
      { ...person("9"), threadCount: 1 },
    ],
    related: [topics["11"], topics["16"], topics["26"], topics["30"]],
  },
  topicMine: {
    rows: [
      { id: "9", content: "跑步搭子", cover: `${IMG}/dawn.jpg`, newCount: 0 },
      { id: "5", content: "字幕翻译实测", cover: `${IMG}/sea.jpg`, newCount: 0 },
      { id: "20", content: "第一次戴上它", cover: `${IMG}/dawn.jpg`, newCount: 0 },
      { id: "2", content: "低头时间减半", cover: `${IMG}/metro.jpg`, newCount: 1 },
      { id: "1", content: "第一视角的秋天", cover: `${IMG}/forest.jpg`, newCount: 3 },
      { id: "7", content: "导航体验", cover: `${IMG}/ride.jpg`, newCount: 1 },
    ],
    total: 6,
  },
  threadListOfCircle: {
    rows: [
      row({
        id: "33",
        title: "投稿前先看：照片里有陌生人怎么办",
        excerpt:
          "第一视角拍到路人几乎不可避免，但「拍到」和「发出来」是两件事。 能认出脸的人，发之前要得到同意。当面说一句「我在拍街景，可能拍到你，可以发到社区吗」，绝大多数人会给出明确的回答。说不可以，就删掉给对方看。 来不及问的，打码。编辑页的「遮挡」会自动找到画面里的脸，再手动检…",
        user: author("3"),
        postedAt: "2026-09-11 15:21:30",
        topicList: tags("11", "32"),
        isPact: 1,
        isTop: 1,
        hotScore: 106,
        viewCount: 1146,
        replyCount: 9,
        likeCount: 20,
        favoriteCount: 7,
        circle: circle("1"),
      }),
      thread327,
      thread326,
    ],
    total: 3,
  },
  threadListOfTopic: {
    rows: [
      thread327,
      row({
        id: "325",
        excerpt: "退潮后的沙地像揉皱的纸。",
        imageList: images("sea", "dune"),
        user: author("35"),
        postedAt: "2026-11-21 21:05:57",
        topicList: tags("30", "1"),
        hotScore: 26,
        viewCount: 273,
        replyCount: 2,
        likeCount: 5,
        favoriteCount: 2,
        circle: circle("1"),
        deviceName: "Lens Sun",
      }),
      row({
        id: "324",
        excerpt: "茶山的绿、湖的绿、树林边上的绿，都叫绿，没有一个一样。",
        imageList: images("tea", "lake", "cover-lake"),
        user: author("60"),
        postedAt: "2026-11-21 19:39:24",
        topicList: tags("1"),
        hotScore: 11,
        viewCount: 151,
        replyCount: 0,
        likeCount: 4,
        favoriteCount: 1,
        circle: circle("1"),
        deviceName: "Lens One",
      }),
    ],
    total: 3,
  },
} satisfies Answers;
