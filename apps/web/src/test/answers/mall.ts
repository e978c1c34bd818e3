import type { AnswerOf, RowOf } from "@lenscape/api/types";
import type { Answers } from "../mock.ts";
import { IMG } from "./pictures.ts";

type Good = RowOf<"shopGoodList">;
type RequiredKey =
  | "id"
  | "goodsName"
  | "categoryId"
  | "brief"
  | "coverUrl"
  | "pointsPrice"
  | "stock"
  | "soldNum"
  | "limitPerUser";

/** Creates a product; omitted fields have the usual values. */
const good = (values: Pick<Good, RequiredKey> & Partial<Good>): Good => ({
  goodsType: 1,
  marketPrice: 0,
  minLevel: 1,
  startAt: "",
  endAt: "",
  status: 1,
  state: "open",
  tag: "",
  ...values,
});

const goods = {
  "1": good({
    id: "1",
    goodsName: "日出色夹片",
    categoryId: "lens",
    brief: "一夹就变太阳镜。渐变镀膜，不挡抬显，重 9 克，适配 Lens One 与 Lens Air。",
    coverUrl: `${IMG}/g-clip.svg`,
    pointsPrice: 1200,
    stock: 36,
    soldNum: 4,
    limitPerUser: 2,
    tag: "fresh",
  }),
  "2": good({
    id: "2",
    goodsName: "硬壳镜盒 波导绿",
    categoryId: "lens",
    brief: "压不扁，也不占地方。里衬是可以拆下来洗的短绒。",
    coverUrl: `${IMG}/g-case.svg`,
    pointsPrice: 880,
    marketPrice: 12900,
    stock: 112,
    soldNum: 4,
    limitPerUser: 2,
  }),
  "3": good({
    id: "3",
    goodsName: "麂皮镜布 三片装",
    categoryId: "lens",
    brief: "深海蓝，一包三片，家里、公司、镜盒里各放一片。",
    coverUrl: `${IMG}/g-cloth.svg`,
    pointsPrice: 180,
    stock: 640,
    soldNum: 23,
    limitPerUser: 5,
  }),
  "4": good({
    id: "4",
    goodsName: "地平线马克杯",
    categoryId: "life",
    brief: "340 毫升，可进洗碗机。",
    coverUrl: `${IMG}/g-mug.svg`,
    pointsPrice: 620,
    stock: 58,
    soldNum: 7,
    limitPerUser: 2,
  }),
  "5": good({
    id: "5",
    goodsName: "夜航棒球帽",
    categoryId: "life",
    brief: "帽檐短两厘米，不碰镜腿，夜里有一圈反光。",
    coverUrl: `${IMG}/g-cap.svg`,
    pointsPrice: 980,
    marketPrice: 9900,
    stock: 24,
    soldNum: 4,
    limitPerUser: 1,
  }),
  "6": good({
    id: "6",
    goodsName: "落日帆布袋",
    categoryId: "life",
    brief: "装得下一台电脑和一件外套，侧袋刚好放镜盒。",
    coverUrl: `${IMG}/g-tote.svg`,
    pointsPrice: 460,
    stock: 203,
    soldNum: 8,
    limitPerUser: 3,
  }),
  "7": good({
    id: "7",
    goodsName: "磁吸充电线 1.2 米",
    categoryId: "lens",
    brief: "靠近就吸上，扯到也不会带翻杯子。",
    coverUrl: `${IMG}/g-cable.svg`,
    pointsPrice: 760,
    marketPrice: 6900,
    stock: 41,
    soldNum: 5,
    limitPerUser: 2,
  }),
  "8": good({
    id: "8",
    goodsName: "日出徽章 一套两枚",
    categoryId: "badge",
    brief: "一枚圆的，一枚方的，背面有防丢的锁扣。",
    coverUrl: `${IMG}/g-pin.svg`,
    pointsPrice: 320,
    stock: 0,
    soldNum: 12,
    limitPerUser: 1,
    state: "soldOut",
  }),
  "9": good({
    id: "9",
    goodsName: "云端剪辑会员 30 天",
    goodsType: 2,
    categoryId: "virtual",
    brief: "虚拟商品，第一视角素材自动去抖、配字幕。",
    coverUrl: `${IMG}/g-air.svg`,
    pointsPrice: 300,
    stock: 160,
    soldNum: 14,
    limitPerUser: 2,
  }),
  "10": good({
    id: "10",
    goodsName: "波导绿镜腿套",
    categoryId: "lens",
    brief: "软硅胶，戴一整天耳后不疼。",
    coverUrl: `${IMG}/g-one.svg`,
    pointsPrice: 260,
    stock: 320,
    soldNum: 15,
    limitPerUser: 3,
    tag: "fresh",
  }),
  "11": good({
    id: "11",
    goodsName: "偏光太阳镜片 Lens Sun",
    categoryId: "lens",
    brief: "骑行和开车用的那一片，路面反光少一大半。",
    coverUrl: `${IMG}/g-sun.svg`,
    pointsPrice: 2600,
    marketPrice: 39900,
    stock: 12,
    soldNum: 2,
    limitPerUser: 1,
    minLevel: 6,
    tag: "limited",
  }),
  "12": good({
    id: "12",
    goodsName: "镜友贴纸包 十二张",
    categoryId: "badge",
    brief: "十二个路上常见的东西，防水，撕下来不留胶。",
    coverUrl: `${IMG}/g-pin.svg`,
    pointsPrice: 90,
    stock: 880,
    soldNum: 42,
    limitPerUser: 5,
  }),
  "16": good({
    id: "16",
    goodsName: "秋日限定镜布",
    categoryId: "lens",
    brief: "上一季的颜色，兑换已经结束。",
    coverUrl: `${IMG}/g-cloth.svg`,
    pointsPrice: 120,
    stock: 9,
    soldNum: 32,
    limitPerUser: 1,
    endAt: "2026-11-16 05:39:14",
    state: "ended",
  }),
};

/** Responses for the mall. */
export const mall = {
  goodsDetail: {
    ...goods["1"],
    imageList: [`${IMG}/g-clip.svg`, `${IMG}/g-sun.svg`, `${IMG}/g-air.svg`, `${IMG}/g-case.svg`],
    options: [
      {
        name: "适配机型",
        values: [
          { label: "Lens One", soldOut: false },
          { label: "Lens Air", soldOut: false },
          { label: "Lens Mini", soldOut: true },
        ],
      },
      {
        name: "颜色",
        values: [
          { label: "日出", soldOut: false, picture: 1 },
          { label: "松烟", soldOut: false, picture: 2 },
          { label: "深海", soldOut: false, picture: 3 },
        ],
      },
    ],
    params: [
      { name: "重量", value: "9 克" },
      { name: "透光率", value: "上 14%，下 38%" },
      { name: "紫外线阻隔", value: "UV400" },
    ],
    detailHtml:
      '<h2>把清晨夹在眼前</h2><p>镀膜从上到下由深到浅，抬头看天够暗，低头看手机不费劲。夹片避开了抬显的出光区，文字亮度几乎不受影响。</p><p><img src="/img/banner-dawn.jpg" alt="" width="960" height="640"></p><p>夹口垫了一层软胶，反复取戴不伤镜框。收进镜盒时不用取下来。</p>',
    notice: "3 个工作日内寄出\n签收时有破损，七天内包换\n发货前可以取消，积分马上退回",
  },
  shopGoodList: {
    rows: [
      goods["1"],
      goods["2"],
      goods["3"],
      goods["4"],
      goods["5"],
      goods["6"],
      goods["7"],
      goods["8"],
      goods["9"],
      goods["10"],
      goods["11"],
      goods["12"],
    ],
    total: 12,
  },
  goodsStanding: { points: 1575, level: 9, exchangedNum: 1, waitingNum: 1, shippedNum: 1 },
} satisfies Answers;

/** Product categories. */
export const goodsKinds = [
  { dictType: "goods_category", dictLabel: "镜片配件", dictValue: "lens", dictSort: 1, isDefault: "Y" },
  { dictType: "goods_category", dictLabel: "生活周边", dictValue: "life", dictSort: 2, isDefault: "N" },
  { dictType: "goods_category", dictLabel: "徽章贴纸", dictValue: "badge", dictSort: 3, isDefault: "N" },
  { dictType: "goods_category", dictLabel: "虚拟卡券", dictValue: "virtual", dictSort: 4, isDefault: "N" },
] satisfies AnswerOf<"dictList">;

/** Device models offered in the publish form. */
export const deviceModels = [
  { dictType: "device_model", dictLabel: "Lens One", dictValue: "one", dictSort: 1, isDefault: "Y" },
  { dictType: "device_model", dictLabel: "Lens Air", dictValue: "air", dictSort: 2, isDefault: "N" },
  { dictType: "device_model", dictLabel: "Lens Sun", dictValue: "sun", dictSort: 3, isDefault: "N" },
] satisfies AnswerOf<"dictList">;

/** Device models offered for certification. */
export const certifiableModels = [
  {
    id: "1",
    name: "Lens One",
    variant: "松烟",
    note: "松烟，黑",
    picUrl: "/static/demo/g-one.svg",
    firmware: "1.1.0",
  },
  { id: "2", name: "Lens Air", variant: "", note: "", picUrl: "/static/demo/g-air.svg", firmware: "1.0.4" },
] satisfies AnswerOf<"deviceModels">;

/** Most redeemed products. */
export const mostExchanged = {
  rows: [goods["12"], goods["16"], goods["3"], goods["10"], goods["9"]],
  total: 5,
} satisfies AnswerOf<"shopGoodList">;
