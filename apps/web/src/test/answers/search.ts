import type { AnswerOf } from "@lenscape/api/types";
import type { Answers } from "../mock.ts";
import { circle } from "./circles.ts";
import { author, memberCard } from "./people.ts";
import { IMG, images } from "./pictures.ts";
import { row, thread319, thread320, thread323, thread327 } from "./threads.ts";
import { tags } from "./topics.ts";

/** Returns an author in the format of search results. */
function byline(id: Parameters<typeof author>[0]) {
  const { userId, nickname, avatar } = author(id);
  return { userId, nickname, avatar };
}

/** Search hits of all kinds. */
export const hits = {
  rows: [
    {
      kind: "issue",
      id: "3",
      title: "收起镜腿后十分钟才进入待机",
      titleMarks: [],
      excerpt: "1.0.9 起收起眼镜 30 秒就会待机。",
      excerptMarks: [[8, 10]],
      at: "2026-11-20 09:12:00",
      labels: ["Lens One", "1.0.8"],
      fixedIn: "1.0.9",
      images: [],
      likeCount: 48,
      replyCount: 0,
    },
    {
      kind: "thread",
      id: "162",
      title: "拿到眼镜的第一天该做什么",
      titleMarks: [[2, 4]],
      excerpt: "打开盒子先别急着拍，按这个顺序来。一、充电。新眼镜的电量在四成左右，放回盒里充满。",
      excerptMarks: [[23, 25]],
      at: "2026-10-26 23:52:15",
      user: byline("3"),
      labels: [],
      isEssence: 1,
      images: [`${IMG}/orient.jpg`],
      likeCount: 36,
      replyCount: 17,
    },
    {
      kind: "comment",
      id: "901",
      threadId: "209",
      floor: 37,
      title: "七天六夜只背七公斤，眼镜替我省掉了什么",
      titleMarks: [],
      excerpt: "你们出门会带备用的普通眼镜吗？",
      excerptMarks: [[11, 13]],
      at: "2026-11-21 08:02:00",
      user: byline("23"),
      labels: [],
      images: [],
      likeCount: 2,
      replyCount: 0,
    },
    {
      kind: "faq",
      id: "18",
      title: "眼镜转手了怎么办",
      titleMarks: [[0, 2]],
      excerpt: "在「我的设备」里解绑，新主人才能认证。解绑后机主标记会一起收回。",
      excerptMarks: [],
      at: "2026-10-01 10:00:00",
      labels: ["设备"],
      images: [],
      likeCount: 0,
      replyCount: 0,
    },
    {
      kind: "circle",
      id: "3",
      title: "配镜与佩戴",
      titleMarks: [],
      excerpt: "验光、镜片、鼻托、镜腿。眼镜戴得舒服，才能戴得久。",
      excerptMarks: [[12, 14]],
      at: "2026-01-01 10:00:00",
      labels: ["装备"],
      images: [],
      likeCount: 3482,
      replyCount: 120,
    },
    {
      kind: "dynamic",
      id: "12",
      title: "",
      titleMarks: [],
      excerpt: "快递到了，先充电，听前辈的话不急着拍。眼镜盒比想的轻。",
      excerptMarks: [[19, 21]],
      at: "2026-11-19 07:12:00",
      user: byline("11"),
      labels: [],
      images: [],
      likeCount: 8,
      replyCount: 1,
    },
  ],
  total: 6,
  counts: [
    { kind: "thread", count: 1 },
    { kind: "dynamic", count: 1 },
    { kind: "comment", count: 1 },
    { kind: "faq", count: 1 },
    { kind: "issue", count: 1 },
    { kind: "circle", count: 1 },
  ],
  isPartial: 0,
} satisfies AnswerOf<"searchList">;

/** Responses of the search before and after typing. */
export const search = {
  homeSpecshop: [
    {
      id: "1",
      title: "第一次戴上它",
      items: [
        {
          kind: "thread",
          id: "145",
          title: "手工皮匠的建议：哪些皮适合贴镜腿",
          picUrl: `${IMG}/orient.jpg`,
          note: "配镜与佩戴",
        },
        {
          kind: "thread",
          id: "186",
          title: "第一周的三张照片和三次尴尬",
          picUrl: `${IMG}/latte.jpg`,
          note: "新手报到",
        },
        {
          kind: "thread",
          id: "306",
          title: "激活第三天，列一下让我意外的六件事",
          picUrl: `${IMG}/dawn.jpg`,
          note: "新手报到",
        },
        {
          kind: "thread",
          id: "309",
          title: "近视 600 度怎么配镜片？把踩过的坑写成一张表",
          picUrl: `${IMG}/orient.jpg`,
          note: "配镜与佩戴",
        },
      ],
    },
    {
      id: "2",
      title: "出门之前",
      items: [
        {
          kind: "thread",
          id: "273",
          title: "露营三天两夜的续航实测",
          picUrl: `${IMG}/camp.jpg`,
          note: "骑行与户外",
        },
        {
          kind: "thread",
          id: "297",
          title: "把字幕翻译用在菜市场：第一次听懂外婆的方言",
          picUrl: `${IMG}/market.jpg`,
          note: "翻译与旅行",
        },
        {
          kind: "thread",
          id: "300",
          title: "跑步时心率放哪里：我换了四个位置",
          picUrl: `${IMG}/dawn.jpg`,
          note: "运动记录",
        },
        {
          kind: "thread",
          id: "320",
          title: "骑行 1200 公里之后，抬显的这三项设置我再也没关过",
          picUrl: `${IMG}/ride.jpg`,
          note: "骑行与户外",
        },
      ],
    },
    {
      id: "3",
      title: "编辑挑的",
      items: [
        {
          kind: "thread",
          id: "205",
          title: "写了个小工具，按颜色给秋天的照片排序",
          picUrl: `${IMG}/forest.jpg`,
          note: "应用开发",
        },
        {
          kind: "thread",
          id: "223",
          title: "雾最浓的十分钟，只够拍六张",
          picUrl: `${IMG}/dawn.jpg`,
          note: "影像创作",
        },
        {
          kind: "thread",
          id: "286",
          title: "清晨五点的菜市场，光是从雨棚漏下来的",
          picUrl: `${IMG}/market.jpg`,
          note: "影像创作",
        },
        {
          kind: "thread",
          id: "327",
          title: "用 Lens One 拍完一整个秋天，聊聊第一视角的构图习惯",
          picUrl: `${IMG}/forest.jpg`,
          note: "影像创作",
        },
      ],
    },
    {
      id: "4",
      title: "拿积分换",
      items: [
        { kind: "goods", id: "1", title: "日出色夹片", picUrl: `${IMG}/g-clip.svg`, note: "1200 积分" },
        { kind: "goods", id: "4", title: "地平线马克杯", picUrl: `${IMG}/g-mug.svg`, note: "620 积分" },
        { kind: "goods", id: "6", title: "落日帆布袋", picUrl: `${IMG}/g-tote.svg`, note: "460 积分" },
        { kind: "goods", id: "9", title: "云端剪辑会员 30 天", picUrl: `${IMG}/g-air.svg`, note: "300 积分" },
      ],
    },
  ],
  userQuery: { rows: [memberCard("11"), memberCard("2")], total: 2 },
  searchList: hits,
  searchSuggest: {
    threads: [
      { id: "162", title: "拿到眼镜的第一天该做什么", marks: [[2, 4]] },
      { id: "209", title: "七天六夜只背七公斤，眼镜替我省掉了什么", marks: [[10, 12]] },
    ],
    circles: [{ id: "3", name: "配镜与佩戴", picture: `${IMG}/orient.jpg`, marks: [] }],
    topics: [],
    users: [],
  },
  searchHistory: { rows: [{ keyword: "夜拍" }, { keyword: "近视镜片" }, { keyword: "导航设置" }], total: 3 },
  cherrypickList: { rows: [thread327, thread323, thread320, thread319], total: 4 },
} satisfies Answers;

/** Curated threads. */
export const featured = {
  rows: [
    thread327,
    thread320,
    row({
      id: "309",
      title: "近视 600 度怎么配镜片？把踩过的坑写成一张表",
      excerpt:
        "瞳距差 1 毫米，抬显就会虚一圈。从验光、镜片折射率到鼻托高度，把每一步要问店员的话都列好了，照着念就行。 验光：告诉对方这是带显示的眼镜，请分别量左右眼的单眼瞳距，不要只写一个总数。写到 0.5 毫米。 折射率：600 度选 1.67 比较均衡，1.74 薄一点点，但…",
      imageList: images("orient"),
      user: author("7"),
      postedAt: "2026-11-20 23:34:48",
      topicList: tags("4", "24"),
      isessence: 1,
      hotScore: 312,
      viewCount: 5833,
      replyCount: 32,
      likeCount: 49,
      favoriteCount: 18,
      circle: circle("3"),
      groupId: "2",
      deviceName: "Lens One",
    }),
    row({
      id: "300",
      title: "跑步时心率放哪里：我换了四个位置",
      excerpt:
        "左上：和步频打架。右上：看一眼要抬眉，跑久了额头酸。左下：手臂摆动时会扫过。右下：最顺，低一点点视线就够。 另外把刷新改成五秒一次。一秒一跳的时候我会不自觉地追数字，跑着跑着就快了，十公里后半程必崩。 心率高于 165 再弹提示，平时只显示，不提醒。提醒多了就成了噪声。",
      imageList: images("dawn"),
      user: author("20"),
      postedAt: "2026-11-20 15:16:06",
      topicList: tags("9", "7"),
      isessence: 1,
      hotScore: 91,
      viewCount: 1848,
      replyCount: 6,
      likeCount: 20,
      favoriteCount: 7,
      circle: circle("11"),
      deviceName: "Lens Sun",
    }),
  ],
  total: 4,
} satisfies AnswerOf<"threadList">;

/** Threads that match the keyword. */
export const found = {
  rows: [
    row({
      id: "259",
      title: "第 6 期共创：日出之前，先戴上眼镜",
      excerpt:
        "两周时间，拍一段日出之前的十分钟。不用去山顶，阳台、站台、菜场门口都可以，只要是你看见的。 投稿发在本圈子，带上话题。编辑会挑出十段剪成一条片子，署名按出现的顺序。",
      threadClassify: 2,
      user: author("3"),
      postedAt: "2026-11-16 03:40:15",
      topicList: tags("40"),
      hotScore: 136,
      viewCount: 5160,
      replyCount: 3,
      likeCount: 38,
      favoriteCount: 15,
      highlightTitle: "第 6 期共创：日出之前，先戴上<em>眼镜</em>",
      circle: circle("1"),
      groupId: "1",
    }),
    row({
      id: "162",
      title: "拿到眼镜的第一天该做什么",
      content:
        "<p>打开盒子先别急着拍，按这个顺序来，大约四十分钟。 一、充电。新眼镜的电量在四成左右，放回盒里充满，约五十分钟，等的时候做下面的事。 二、配对。手机打开蓝牙，眼镜靠近手机，按屏幕上的数字确认。搜不到就把盒盖合上三秒再打开。 三、升级。先升级到 1.1.0 再设置，不然有些…</p>",
      excerpt:
        "…大约四十分钟。 一、充电。新<em>眼镜</em>的电量在四成左右，放回盒里充满，约五十分钟，等的时候做下面的事。 二、配对。手机打开蓝牙，<em>眼镜</em>靠近手机，按屏幕上的数字确认。搜不到就把盒盖合上三秒再打开。 三、升级。先升级到 1.1.0 再设置，不然有些选项找不到。升级时不要合盖。 四、…",
      user: author("3"),
      postedAt: "2026-10-26 23:52:15",
      topicList: tags("20"),
      isGuide: 1,
      hotScore: 199,
      viewCount: 4396,
      replyCount: 17,
      likeCount: 36,
      favoriteCount: 14,
      highlightTitle: "拿到<em>眼镜</em>的第一天该做什么",
      circle: circle("12"),
    }),
    row({
      id: "252",
      title: "第 6 期共创：日出之前，先戴上眼镜",
      excerpt:
        "这一期的题目是清晨。从天黑到太阳升起来的那一段，用第一视角记录下来，照片、视频、声音、文字都可以。 时间：从今天起两个星期。带上话题发帖就算参加，一人不限篇数。 优秀作品 20 篇，每篇 500 积分，由四位版主和两位上期得主一起挑。 安全第一：不在机动车道上停留，不独…",
      imageList: images("banner-dawn"),
      user: author("3"),
      postedAt: "2026-11-15 08:51:29",
      topicList: tags("40", "12"),
      hotScore: 111,
      viewCount: 1515,
      replyCount: 11,
      likeCount: 19,
      favoriteCount: 6,
      highlightTitle: "第 6 期共创：日出之前，先戴上<em>眼镜</em>",
      circle: circle("12"),
    }),
    row({
      id: "209",
      title: "七天六夜只背七公斤，眼镜替我省掉了什么",
      content:
        "<p>省掉：相机、行程本、翻译机、一本导览手册。加起来一千四百克。 没省掉：充电宝和一副备用的普通眼镜。眼镜没电的时候，你不能变成看不见的人。 海边三天，每天晚上清水冲一次镜架，触点用棉签擦干。盐粒结在转轴里会咯吱响，用软毛刷轻轻扫。 行程放在备忘里，一天一条，到点自动消失，…</p>",
      excerpt:
        "…省掉：充电宝和一副备用的普通<em>眼镜</em>。<em>眼镜</em>没电的时候，你不能变成看不见的人。 海边三天，每天晚上清水冲一次镜架，触点用棉签擦干。盐粒结在转轴里会咯吱响，用软毛刷轻轻扫。 行程放在备忘里，一天一条，到点自动消失，看不见的就不惦记。",
      imageList: images("sea", "dune", "market"),
      user: author("23"),
      postedAt: "2026-11-06 16:19:58",
      topicList: tags("36", "30"),
      hotScore: 113,
      viewCount: 2488,
      replyCount: 9,
      likeCount: 22,
      favoriteCount: 8,
      highlightTitle: "七天六夜只背七公斤，<em>眼镜</em>替我省掉了什么",
      circle: circle("6"),
      deviceName: "Lens Air",
    }),
  ],
  total: 4,
} satisfies AnswerOf<"threadList">;
