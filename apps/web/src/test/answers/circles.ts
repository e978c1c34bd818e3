import { type PersonId, persons } from "./people.ts";
import { IMG } from "./pictures.ts";

const circles = {
  "1": { groupName: "影像创作", category: "创作", picUrl: `${IMG}/forest.jpg`, joinType: 0 },
  "2": { groupName: "骑行与户外", category: "出行", picUrl: `${IMG}/ride.jpg`, joinType: 0 },
  "3": { groupName: "配镜与佩戴", category: "装备", picUrl: `${IMG}/orient.jpg`, joinType: 0 },
  "4": { groupName: "固件与内测", category: "官方", picUrl: `${IMG}/tea.jpg`, joinType: 0 },
  "5": { groupName: "城市漫游", category: "创作", picUrl: `${IMG}/alley.jpg`, joinType: 0 },
  "6": { groupName: "翻译与旅行", category: "出行", picUrl: `${IMG}/sea.jpg`, joinType: 0 },
  "7": { groupName: "应用开发", category: "开发", picUrl: `${IMG}/metro.jpg`, joinType: 1 },
  "8": { groupName: "新手报到", category: "生活", picUrl: `${IMG}/dawn.jpg`, joinType: 0 },
  "9": { groupName: "听障与字幕", category: "生活", picUrl: `${IMG}/latte.jpg`, joinType: 1 },
  "10": { groupName: "厨房与日常", category: "生活", picUrl: `${IMG}/market.jpg`, joinType: 0 },
  "11": { groupName: "运动记录", category: "出行", picUrl: `${IMG}/snow.jpg`, joinType: 0 },
  "12": { groupName: "官方公告", category: "官方", picUrl: `${IMG}/banner-dawn.jpg`, joinType: 0 },
} as const;

type CircleId = keyof typeof circles;

interface Life {
  brief: string;
  notice: string;
  noticeAt: string;
  rule: string;
  trendsCount: number;
  interactCount: number;
  memberCount: number;
  masters: PersonId[];
  activeUserCount: number;
  active: PersonId[];
}

/** Details and activity of the circles that lists show in full. */
const details = {
  "1": {
    brief: "把看见的留下来。第一视角照片、短片与后期，欢迎晒图，也欢迎认真挑毛病。",
    notice: "11 月主题「雾」征集到月底，投稿请带 #第一视角的秋天",
    noticeAt: "2026-11-20 05:39:14",
    rule: "拍到陌生人先问，问不到就打码。转载写明出处，AI 生成的图要标注。挑毛病对图不对人。",
    trendsCount: 50,
    interactCount: 1095,
    memberCount: 27,
    masters: ["2", "5", "8", "14"],
    activeUserCount: 45,
    active: ["2", "5", "6", "8"],
  },
  "2": {
    brief: "上路、进山、下水之前先来看看。路线、导航设置、续航实测和同行召集。",
    notice: "约骑、约爬请写清集合时间、强度和撤退路线",
    noticeAt: "2026-11-19 05:39:14",
    rule: "路上不看长字幕，停下来再操作。召集同行的人自己先踩过线，强度写实话。",
    trendsCount: 40,
    interactCount: 792,
    memberCount: 29,
    masters: ["4", "1", "9"],
    activeUserCount: 34,
    active: ["4", "1", "28", "54"],
  },
  "3": {
    brief: "验光、镜片、鼻托、镜腿。戴得舒服，才能戴得久。",
    notice: "提问请附度数、瞳距、型号，问得越细答得越准",
    noticeAt: "2026-11-18 05:39:14",
    rule: "不推荐具体门店，不代购。验光建议只供参考，眼睛不舒服先去医院。",
    trendsCount: 41,
    interactCount: 803,
    memberCount: 41,
    masters: ["7", "13"],
    activeUserCount: 44,
    active: ["2", "7", "53", "42"],
  },
  "4": {
    brief: "新版本说明、内测招募与问题跟进。请先搜索，再发帖，附上型号和版本号。",
    notice: "当前正式版 1.1.0，反馈请附日志编号",
    noticeAt: "2026-11-17 05:39:14",
    rule: "一帖一个问题，写出复现步骤。未发布的功能不外传截图。",
    trendsCount: 21,
    interactCount: 453,
    memberCount: 0,
    masters: ["12", "10", "16", "17", "11", "15"],
    activeUserCount: 33,
    active: ["12", "50", "15", "25"],
  },
  "5": {
    brief: "一个人走，也不算一个人。街角、夜市、老房子和末班车。",
    notice: "周末散步召集帖每周四发布",
    noticeAt: "2026-11-16 05:39:14",
    rule: "不公布别人家的门牌和窗口。夜里出门先告诉家人路线。",
    trendsCount: 28,
    interactCount: 684,
    memberCount: 31,
    masters: ["6"],
    activeUserCount: 33,
    active: ["6", "19", "46", "24"],
  },
  "6": {
    brief: "字幕翻译实测、出行攻略、听不懂时的笑话。",
    notice: "方言测试帖请写明县市和说话人年纪",
    noticeAt: "2026-11-15 05:39:14",
    rule: "攻略写清日期和花费。嘲笑口音的内容会被折叠。",
    trendsCount: 26,
    interactCount: 515,
    memberCount: 28,
    masters: ["13", "36"],
    activeUserCount: 34,
    active: ["13", "36", "23", "31"],
  },
  "8": {
    brief: "第一次来？先打个招呼，说说你的镜片度数和想拍的东西。",
    notice: "报到帖写三句话就够：谁、在哪里、想用它做什么",
    noticeAt: "2026-11-13 05:39:14",
    rule: "没有笨问题。回答新人时，少说“自己搜”。",
    trendsCount: 22,
    interactCount: 319,
    memberCount: 38,
    masters: ["9", "3"],
    activeUserCount: 29,
    active: ["41", "55", "9", "21"],
  },
  "10": {
    brief: "菜谱、倒计时、购物清单，和两只终于腾出来的手。",
    notice: "本周主题：一锅汤",
    noticeAt: "2026-11-11 05:39:14",
    rule: "明火与刀具在先，镜片里的字在后。带孩子下厨请写清年龄。",
    trendsCount: 24,
    interactCount: 398,
    memberCount: 29,
    masters: ["21", "9"],
    activeUserCount: 28,
    active: ["31", "21", "43", "9"],
  },
  "11": {
    brief: "跑步、爬山、滑雪、游完泳以后。数据、姿势和坚持不下去的日子。",
    notice: "周日晚上贴本周里程，跑多跑少都算数",
    noticeAt: "2026-11-10 05:39:14",
    rule: "不比配速高低。身体不舒服就停，数据不值得拿膝盖换。",
    trendsCount: 23,
    interactCount: 314,
    memberCount: 26,
    masters: ["20", "52"],
    activeUserCount: 28,
    active: ["20", "52", "12", "41"],
  },
} satisfies Record<string, Life>;

type LivelyId = keyof typeof details;

/** Returns a circle in the format of threads. */
export const circle = (id: CircleId) => ({ id, groupName: circles[id].groupName });

/** Returns a circle in the format of select options. */
export const circleOption = (id: CircleId) => ({ id, ...circles[id] });

/** Returns a joined circle with its number of new threads. */
export function joinedCircle(id: CircleId, joinedAt: string, newCount = 0, isMaster: 0 | 1 = 0) {
  const { picUrl } = circles[id];
  return { ...circle(id), picUrl, isMaster, todayCount: 0, newCount, applyCount: 0, joinedAt };
}

function faces(id: LivelyId) {
  const { brief, trendsCount, interactCount, masters, activeUserCount, active } = details[id];
  return {
    ...circle(id),
    groupType: "bbs_group_circle" as const,
    category: circles[id].category,
    brief,
    trendsCount,
    interactCount,
    webMaster: persons(...masters),
    webMasterCount: masters.length,
    activeUserCount,
    activeUsers: persons(...active),
  };
}

/** Returns a circle in the format of the community page. */
export function groupCard(id: LivelyId) {
  const { picUrl } = circles[id];
  return { ...faces(id), webPicUrl: picUrl, miniPicUrl: picUrl };
}

/** Returns a circle in the format of its page. */
export function circlePage(id: LivelyId) {
  const { notice, noticeAt, rule, memberCount } = details[id];
  const { picUrl, joinType } = circles[id];
  return { ...faces(id), picUrl, notice, noticeAt, rule, joinType, isOpen: 1 as const, memberCount };
}

/** Returns a circle in the format of the list, with its first two moderators. */
export function circleRow(id: LivelyId) {
  const page = circlePage(id);
  return { ...page, webMaster: page.webMaster.slice(0, 2) };
}
