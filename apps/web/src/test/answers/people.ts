import type { RowOf } from "@lenscape/api/types";
import { IMG } from "./pictures.ts";

type HotUser = RowOf<"hotUserList">;
type Person = Pick<HotUser, "nickname" | "avatar"> & Partial<Omit<HotUser, "id" | "userId">>;

const face = (picture: string) => `${IMG}/av-${picture}.svg`;

/** Members of the stories by ID. Members without posts have no statistics. */
const people = {
  "1": {
    nickname: "云野",
    avatar: face("01"),
    groupName: "认证机主",
    level: 9,
    isVerified: 1,
    signature: "拍山，也拍山里的信号塔",
    hotRanking: 5,
  },
  "2": {
    nickname: "苏木木",
    avatar: face("02"),
    groupName: "版主",
    level: 7,
    isVerified: 1,
    signature: "慢慢走，慢慢拍",
    hotRanking: 2,
  },
  "3": { nickname: "镜界小编", avatar: face("24"), groupName: "管理员", level: 12, isVerified: 0 },
  "4": {
    nickname: "老陈骑行中",
    avatar: face("12"),
    groupName: "认证机主",
    level: 6,
    isVerified: 1,
    signature: "本月 412 公里",
    hotRanking: 3,
  },
  "5": {
    nickname: "林间电台",
    avatar: face("08"),
    groupName: "认证机主",
    level: 8,
    isVerified: 1,
    signature: "只录声音，不剪辑",
    hotRanking: 4,
  },
  "6": {
    nickname: "豆沙馅儿",
    avatar: face("20"),
    groupName: "认证机主",
    level: 5,
    isVerified: 1,
    signature: "甜的，但不腻",
    hotRanking: 1,
  },
  "7": {
    nickname: "折光率",
    avatar: face("06"),
    groupName: "认证机主",
    level: 6,
    isVerified: 1,
    signature: "验光师，欢迎提问",
    hotRanking: 9,
  },
  "8": {
    nickname: "光圈八",
    avatar: face("15"),
    level: 5,
    isVerified: 0,
    signature: "八分光圈两分天意",
    hotRanking: 14,
  },
  "9": { nickname: "十七步", avatar: face("11") },
  "10": { nickname: "河岸第三", avatar: face("23") },
  "11": {
    nickname: "木星来信",
    avatar: face("05"),
    groupName: "认证机主",
    level: 5,
    isVerified: 1,
    signature: "夜里十一点更新",
    hotRanking: 18,
  },
  "12": {
    nickname: "阿墨不熬夜",
    avatar: face("17"),
    groupName: "普通会员",
    level: 4,
    isVerified: 0,
    signature: "今天也没有早睡",
    hotRanking: 7,
  },
  "13": {
    nickname: "小满",
    avatar: face("04"),
    groupName: "认证机主",
    level: 4,
    isVerified: 1,
    signature: "外婆的翻译官",
    hotRanking: 12,
  },
  "14": {
    nickname: "白日拾光",
    avatar: face("10"),
    level: 7,
    isVerified: 1,
    signature: "逆光爱好者",
    hotRanking: 29,
  },
  "15": { nickname: "南窗", avatar: face("14") },
  "16": { nickname: "镜界工程师小周", avatar: face("03"), groupName: "认证机主", level: 10, isVerified: 1 },
  "17": { nickname: "镜界工程师阿宽", avatar: face("03"), groupName: "认证机主", level: 10, isVerified: 1 },
  "18": { nickname: "导航员阿七", avatar: face("07"), groupName: "普通会员", level: 4, isVerified: 0 },
  "19": {
    nickname: "不认路的小唐",
    avatar: face("09"),
    groupName: "普通会员",
    level: 3,
    isVerified: 0,
    signature: "靠导航活着",
    hotRanking: 8,
  },
  "20": { nickname: "青山跑者", avatar: face("13"), groupName: "认证机主", level: 4, isVerified: 1 },
  "21": { nickname: "米酱的厨房", avatar: face("16") },
  "23": { nickname: "双肩包先生", avatar: face("19"), groupName: "认证机主", level: 4, isVerified: 1 },
  "24": { nickname: "夜雨路口", avatar: face("21") },
  "25": {
    nickname: "风车与代码",
    avatar: face("22"),
    groupName: "认证机主",
    level: 6,
    isVerified: 1,
    signature: "周末写点小应用",
    hotRanking: 10,
  },
  "27": { nickname: "斑马花", avatar: face("01") },
  "28": {
    nickname: "听风的安",
    avatar: face("04"),
    groupName: "认证机主",
    level: 5,
    isVerified: 1,
    signature: "左耳戴助听器，右耳听风",
    hotRanking: 6,
  },
  "29": { nickname: "字幕七七", avatar: face("18") },
  "30": {
    nickname: "海边的莫",
    avatar: face("06"),
    level: 3,
    isVerified: 0,
    signature: "潮汐表背得比课表熟",
    hotRanking: 39,
    groupName: "普通会员",
  },
  "31": { nickname: "咖啡第二碗", avatar: face("20") },
  "35": { nickname: "三倍水", avatar: face("08"), groupName: "认证机主", level: 4, isVerified: 1 },
  "36": { nickname: "路上小米", avatar: face("02"), groupName: "普通会员", level: 3, isVerified: 0 },
  "39": { nickname: "影子晃", avatar: face("15") },
  "40": { nickname: "五秒电台", avatar: face("19"), groupName: "普通会员", level: 3, isVerified: 0 },
  "41": {
    nickname: "芥末西瓜",
    avatar: face("21"),
    groupName: "普通会员",
    level: 3,
    isVerified: 0,
    signature: "什么都想试一下",
    hotRanking: 24,
  },
  "42": { nickname: "航线九", avatar: face("07"), groupName: "普通会员", level: 3, isVerified: 0 },
  "43": { nickname: "孟妈安安", avatar: face("16") },
  "44": { nickname: "北斗凯", avatar: face("11"), groupName: "普通会员", level: 4, isVerified: 0 },
  "46": { nickname: "朝阳七点半", avatar: face("09") },
  "50": { nickname: "薄荷盐", avatar: face("18") },
  "51": { nickname: "秋雨刚停", avatar: face("02") },
  "52": { nickname: "雪线之上", avatar: face("05") },
  "53": { nickname: "桃子女士", avatar: face("20") },
  "54": {
    nickname: "红绿灯下",
    avatar: face("14"),
    groupName: "普通会员",
    level: 3,
    isVerified: 0,
    signature: "骑车送孩子上学",
    hotRanking: 42,
  },
  "55": { nickname: "新来的林", avatar: face("13"), groupName: "认证机主", level: 2, isVerified: 1 },
  "60": { nickname: "清明前后", avatar: face("10"), groupName: "认证机主", level: 12, isVerified: 1 },
} satisfies Record<string, Person>;

export type PersonId = keyof typeof people;

/** Returns a member in the format of avatar lists. */
export function person(userId: PersonId) {
  const { nickname, avatar } = people[userId];
  return { userId, nickname, avatar };
}

/** Returns members in the format of avatar lists. */
export const persons = (...ids: PersonId[]) => ids.map(person);

/** Returns a member in the format of an author. */
export function author(userId: PersonId) {
  const { groupName = "普通会员", level = 1, isVerified = 0 }: Person = people[userId];
  return { ...person(userId), groupName, level, isVerified };
}

/** Returns a member in the format of the ranking, with the current rank and the rank of the day before. */
export function rankedCard(id: PersonId, place: number, before = place) {
  return { ...memberCard(id), hotScore: 140 - 7 * place, hotRankingBefore: before };
}

/** Returns a member in the format of suggestions, not followed by the viewer. */
export function memberCard(id: PersonId) {
  const { signature = "", hotRanking = 0 }: Person = people[id];
  return {
    id,
    ...author(id),
    signature,
    hotRanking,
    isFollow: false,
    isMutual: false,
    isMutualFollow: false,
  };
}
