import type { AnswerOf } from "@lenscape/api/types";
import type { Answers } from "../mock.ts";
import { circle } from "./circles.ts";
import { author } from "./people.ts";
import { IMG, images } from "./pictures.ts";
import { row, thread319 } from "./threads.ts";
import { tags } from "./topics.ts";

/** What is mine: my page, my threads, my settings. */
export const mine = {
  noticeSettings: { reply: 1, mention: 1, like: 1, follow: 1, messageFrom: "all" },
  apiKeyList: {
    max: 10,
    keys: [
      {
        id: "3",
        name: "周报机器人",
        hint: "lsk_8Jk2",
        scopes: ["read", "write:threads"],
        state: "active",
        createdAt: "2026-11-20 09:30:00",
        lastUsedAt: "2026-11-22 08:00:41",
        expiresAt: "2027-02-18 09:30:00",
      },
      {
        id: "2",
        name: "旧的统计脚本，放在客厅那台机器上，每天早上跑一次",
        hint: "lsk_Qz0x",
        scopes: ["read"],
        state: "revoked",
        createdAt: "2026-10-02 20:11:00",
        lastUsedAt: "",
        expiresAt: "",
      },
    ],
  },
  accountSessionList: [
    {
      id: "6",
      browser: "",
      os: "",
      ip: "127.0.0.1",
      createdAt: "2026-11-22 05:51:38",
      lastSeenAt: "2026-11-22 05:51:38",
      isCurrent: 1,
    },
    {
      id: "5",
      browser: "",
      os: "",
      ip: "127.0.0.1",
      createdAt: "2026-11-22 05:50:34",
      lastSeenAt: "2026-11-22 05:50:34",
      isCurrent: 0,
    },
    {
      id: "4",
      browser: "",
      os: "",
      ip: "127.0.0.1",
      createdAt: "2026-11-22 05:44:37",
      lastSeenAt: "2026-11-22 05:44:37",
      isCurrent: 0,
    },
    {
      id: "3",
      browser: "",
      os: "",
      ip: "127.0.0.1",
      createdAt: "2026-11-22 05:44:14",
      lastSeenAt: "2026-11-22 05:44:14",
      isCurrent: 0,
    },
    {
      id: "2",
      browser: "",
      os: "",
      ip: "127.0.0.1",
      createdAt: "2026-11-22 05:43:33",
      lastSeenAt: "2026-11-22 05:43:33",
      isCurrent: 0,
    },
    {
      id: "1",
      browser: "Chrome",
      os: "Linux",
      ip: "127.0.0.1",
      createdAt: "2026-11-22 05:42:30",
      lastSeenAt: "2026-11-22 05:42:30",
      isCurrent: 0,
    },
  ],
  wxInfo: { isWxBound: 0, wxNickname: "", phone: "", hasPassword: 1 },
  heldThreadList: { rows: [], total: 0 },
  myThreads: {
    rows: [
      thread319,
      row({
        id: "302",
        excerpt:
          "投第六期：天亮之前的山脊。四点五十到，五点四十亮，中间这五十分钟没有开显示，只开着收音，录到了自己的牙在打架。",
        imageList: images("dawn"),
        user: author("1"),
        postedAt: "2026-11-20 16:52:00",
        topicList: tags("12", "40"),
        hotScore: 85,
        viewCount: 1099,
        replyCount: 7,
        likeCount: 16,
        favoriteCount: 6,
        circle: circle("2"),
        deviceName: "Lens One",
      }),
      row({
        id: "273",
        title: "露营三天两夜的续航实测",
        excerpt:
          "先说结果：关掉常亮、通知只留三个人，Lens One 加一个眼镜盒，够用两天半，第三天中午收帐篷时还剩 9%。 第一天，出发 100%，导航四小时，到营地 58%，睡前 41%，放回盒里充。第二天，拍照 90 张、录像 12 分钟，晚上 35%，盒里的电用完了。第三天只…",
        imageList: images("camp", "night", "dawn", "lake", "login-camp"),
        user: author("1"),
        postedAt: "2026-11-18 07:49:52",
        topicList: tags("23", "13"),
        isessence: 1,
        hotScore: 218,
        viewCount: 8042,
        replyCount: 21,
        likeCount: 37,
        favoriteCount: 13,
        circle: circle("2"),
        groupId: "2",
        deviceName: "Lens One",
      }),
    ],
    total: 3,
  },
} satisfies Answers;

/** My page as others see it. */
export const ownProfile = {
  userId: "1",
  nickname: "云野",
  avatar: `${IMG}/av-01.svg`,
  cover: `${IMG}/cover-lake.jpg`,
  signature: "拍山，也拍山里的信号塔",
  groupName: "认证机主",
  level: 9,
  isVerified: 1,
  deviceName: "Lens One",
  fansCount: 19,
  followCount: 26,
  threadCount: 6,
  likedCount: 294,
  hotRanking: 5,
  joinedAt: "2026-04-04 20:53:12",
  hideFavorites: 0,
  badges: [],
  isFollow: false,
  isMutual: false,
  isMutualFollow: false,
} satisfies AnswerOf<"otherInfoOfMember">;
