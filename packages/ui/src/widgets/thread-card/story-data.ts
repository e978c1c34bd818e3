import type { UserView } from "../user-row/user.ts";
import type { ThreadView } from "./thread.ts";

/** Current time in stories. */
export const NOW = new Date("2026-11-21T11:12:40+08:00");

export const PEOPLE: UserView[] = [
  ["1", "云野", "09", "拍山，也拍山里的信号塔", "创作者", 1, 1],
  ["2", "苏木木", "02", "慢慢走，慢慢拍", "创作者", 2, 1],
  ["3", "老陈骑行中", "12", "本月 412 公里，导航设置可以来问", "骑行达人", 3, 1],
  ["4", "林间电台", "08", "只录声音，不剪辑", "创作者", 4, 1],
  ["5", "豆沙馅儿", "20", "甜的，但不腻", "普通会员", 5, 1],
  ["6", "折光率", "06", "验光师，欢迎提问", "认证专家", 6, 0],
  ["7", "光圈八", "15", "八分光圈两分天意", "普通会员", 7, 0],
  ["8", "十七步", "11", "从阳台到厨房", "开发者", 8, 0],
  ["9", "河岸第三", "23", "等一艘不会来的船", "内测成员", 9, 0],
  ["10", "木星来信", "05", "夜里十一点更新", "普通会员", 10, 0],
  ["11", "小满", "04", "度数不高，话不少", "普通会员", 11, 0],
  ["12", "阿墨不熬夜", "17", "十一点前一定下线", "内测成员", 0, 0],
].map(([userId, nickname, avatar, signature, groupName, hotRanking, isVerified]) => ({
  userId: String(userId),
  nickname: String(nickname),
  avatar: `img/av-${avatar}.svg`,
  signature: String(signature),
  groupName: String(groupName),
  hotRanking: Number(hotRanking),
  isVerified: Number(isVerified),
}));

/** Returns an image of the story album. */
export function picture(name: string) {
  return { url: `img/${name}.jpg`, width: 1200, height: 800 };
}

export const THREAD = {
  id: "301",
  title: "用 Lens One 拍完一整个秋天，聊聊第一视角的构图习惯",
  excerpt:
    "没有取景框之后，我反而拍得更慢了。先站定，再低头找前景，最后等人走进画面。这篇整理了 12 组对照图，还有我常用的三个快门时机：转身、抬头和停下来的那一秒。",
  threadClassify: 1,
  imageList: [],
  vedioList: [],
  user: { userId: "2", nickname: "苏木木", avatar: "img/av-02.svg", level: 7, isVerified: 1 },
  postedAt: "2026-11-21 09:12:40",
  topicList: [
    { id: "3", content: "第一视角的秋天" },
    { id: "4", content: "拍摄参数" },
  ],
  circle: { id: "2", groupName: "影像创作" },
  deviceName: null,
  isessence: 0,
  isTop: 0,
} satisfies ThreadView;

export const ALBUM = [
  "forest",
  "lake",
  "dawn",
  "alley",
  "latte",
  "market",
  "metro",
  "rain",
  "night",
  "tea",
  "camp",
  "sea",
].map(picture);

export const userHref = (userId: string) => `/pages/mine/friends/index?userId=${userId}`;
