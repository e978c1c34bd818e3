import { badInput, type ErrorReason, RequestError } from "../../../core/request-error.ts";
import type { Clock } from "../../../core/time.ts";
import type { GoodsOption, goods, orders } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";

export const ORDER = { waiting: 0, sent: 1, completed: 2, cancelled: 3 } as const;

const DAY = 24 * 3600 * 1000;

/** Joins the first five names of a list, with the total if there are more. */
const joinNames = (names: readonly string[]) =>
  names.length > 5 ? `${names.slice(0, 5).join("、")} 等 ${names.length} 个` : names.join("、");

/** Messages of the mall for members and operators. */
export const mallTexts = {
  off: "商品已下架",
  soon: "兑换还没有开始",
  ended: "兑换已结束",
  soldOut: "库存不足",
  limit: "超出每人限兑数量",
  level: (level: number) => `等级不足，Lv.${level}可兑`,
  address: "请选择收货地址",
  option: (name: string) => `请选择${name}`,
  optionGone: (label: string) => `${label}缺货，请换一个`,
  changed: "订单状态已变化，请刷新后重试",
  noCode: "这件商品没有兑换码",
  startWrong: "开始时间的格式不对",
  endWrong: "结束时间的格式不对",
  windowWrong: "结束时间要晚于开始时间",
  category: "没有这个分类",
  optionPicture: (label: string, picture: number) => `规格「${label}」配的第 ${picture} 张图不存在`,
  typeFixed: "商品类型不能更改",
  quantityMissing: "请填写增减的件数",
  tooFew: "剩余的没有这么多，减不了",
  shelfChanged: "商品已经是这个状态，请刷新后重试",
  reason: "请填写原因",
  codesMissing: "请填写兑换码",
  codesTwice: (codes: readonly string[]) => `这些兑换码写了不止一次：${joinNames(codes)}`,
  codesKnown: (codes: readonly string[]) => `这些兑换码已经有了：${joinNames(codes)}`,
  codeChanged: "这个兑换码已经换过或还没给出，请刷新后重试",
  recoded: (name: string) => `「${name}」的兑换码换了`,
  recodedNote: (reason: string, mask: string) => `${mask} 作废，请用订单里的新码。原因：${reason}`,
  shipped: (name: string) => `「${name}」已发货`,
  shippedNote: (company: string, trackingNo: string) => `${company} ${trackingNo}`,
  confirmed: (name: string) => `「${name}」已自动确认收货`,
  completed: (name: string) => `「${name}」已确认收货`,
  cancelled: (name: string) => `「${name}」的兑换已取消`,
  cancelledNote: (reason: string, points: number) => `${reason}。${points} 积分已退回`,
  seeOrder: "查看订单",
} as const;

/** Returns the page of an order, for links in notifications. */
export const orderLink = (orderId: string): string => `/pages/mall/exchangeRecord?id=${orderId}`;

export type GoodsRow = typeof goods.$inferSelect;
export type OrderRow = typeof orders.$inferSelect;

type GoodsState = "open" | "soldOut" | "soon" | "ended" | "off";

const REASON = {
  soldOut: "OUT_OF_STOCK",
  soon: "NOT_STARTED",
  ended: "ENDED",
  off: "NOT_ON_SALE",
} as const satisfies Record<Exclude<GoodsState, "open">, ErrorReason>;

/** Returns the state of a product, which is "open" if it can be exchanged now. */
export function stateOf(
  row: Pick<GoodsRow, "status" | "startAt" | "endAt" | "stock">,
  now: Date,
): GoodsState {
  if (row.status !== 1) return "off";
  if (row.startAt && row.startAt > now) return "soon";
  if (row.endAt && row.endAt <= now) return "ended";
  return row.stock > 0 ? "open" : "soldOut";
}

/** Returns the tag on a product's picture. */
function tagOf(row: GoodsRow, state: GoodsState, now: Date) {
  if (state === "soon") return "soon" as const;
  if (state !== "open") return "" as const;
  if (row.stock <= policy.mall.scarceStock) return "limited" as const;
  if (now.getTime() - row.createdAt.getTime() < policy.mall.freshDays * DAY) return "fresh" as const;
  return row.soldNum >= policy.mall.hotSold ? ("hot" as const) : ("" as const);
}

/** Converts a product to the contract's list form. */
export function toGoods(row: GoodsRow, clock: Clock) {
  const now = clock.now();
  const state = stateOf(row, now);
  return {
    id: row.id,
    goodsName: row.name,
    goodsType: row.type,
    categoryId: row.category,
    brief: row.brief,
    coverUrl: row.images[0] ?? "",
    pointsPrice: row.pointsPrice,
    marketPrice: row.marketPrice,
    stock: row.stock,
    soldNum: row.soldNum,
    limitPerUser: row.limitPerUser,
    minLevel: row.minLevel,
    startAt: row.startAt ? clock.format(row.startAt) : "",
    endAt: row.endAt ? clock.format(row.endAt) : "",
    status: row.status,
    state,
    tag: tagOf(row, state, now),
  };
}

/** Converts a product to the contract's detail form. */
export const toGoodsDetail = (row: GoodsRow, clock: Clock) => ({
  ...toGoods(row, clock),
  imageList: row.images,
  options: row.options,
  params: row.params,
  detailHtml: row.detail,
  notice: row.notice,
});

/**
 * Checks the conditions of an exchange that need no lock. Points, stock and limit are checked again when they change.
 * @throws RequestError 409 for the state of the product, 400 for the level or the limit
 */
export function checkGoods(row: GoodsRow, quantity: number, level: number, now: Date): void {
  const state = stateOf(row, now);
  if (state !== "open") throw new RequestError(REASON[state], mallTexts[state]);
  if (level < row.minLevel) badInput(mallTexts.level(row.minLevel), "LEVEL_TOO_LOW");
  if (row.limitPerUser > 0 && quantity > row.limitPerUser) badInput(mallTexts.limit, "LIMIT_REACHED");
  if (quantity > row.stock) throw new RequestError("OUT_OF_STOCK", mallTexts.soldOut);
}

/** Returns the chosen options as the order shows them. @throws RequestError 400 if one is missing, unknown or sold out */
export function specOf(options: readonly GoodsOption[], chosen: readonly string[] = []): string {
  const labels = options.map(({ name, values }, index) => {
    const value = values.find(({ label }) => label === chosen[index]);
    if (!value) badInput(mallTexts.option(name));
    if (value.soldOut) badInput(mallTexts.optionGone(value.label));
    return value.label;
  });
  return labels.join("，");
}

/** Returns the picture of the first chosen option that has one, or the cover image. */
export function pictureOf(
  { images, options }: Pick<GoodsRow, "images" | "options">,
  chosen: readonly string[] = [],
): string {
  const pictures = options.map(
    ({ values }, index) => values.find(({ label }) => label === chosen[index])?.picture,
  );
  return images[(pictures.find(Boolean) ?? 1) - 1] ?? images[0] ?? "";
}

/** Checks the picture numbers of options. @throws RequestError 400 for a picture that the product does not have */
export function checkOptionPictures(options: readonly GoodsOption[], images: readonly string[]): void {
  for (const { label, picture = 1 } of options.flatMap(({ values }) => values))
    if (picture > images.length) badInput(mallTexts.optionPicture(label, picture));
}

/** Returns the order number that members and operators see. */
export const orderNoOf = (day: string, id: string): string =>
  `E${day.replaceAll("-", "")}${id.padStart(5, "0")}`;

/** Converts an order to the contract's form. */
export function toOrder(row: OrderRow, clock: Clock) {
  const at = (moment: Date | null) => (moment ? clock.format(moment) : "");
  const due = row.status === ORDER.sent && row.shippedAt;
  return {
    id: row.id,
    orderNo: row.orderNo,
    goodsId: row.goodsId,
    goodsName: row.goodsName,
    goodsType: row.goodsType,
    coverUrl: row.coverUrl,
    spec: row.spec,
    unitPoints: row.unitPoints,
    quantity: row.quantity,
    totalPoints: row.totalPoints,
    status: row.status,
    remark: row.remark,
    createdAt: clock.format(row.createdAt),
    company: row.company,
    trackingNo: row.trackingNo,
    shippedAt: at(row.shippedAt),
    autoConfirmAt: due ? at(new Date(due.getTime() + policy.mall.autoConfirmDays * DAY)) : "",
    completedAt: at(row.completedAt),
    cancelledAt: at(row.cancelledAt),
    cancelReason: row.cancelReason,
  };
}

/** Returns the time before which shipped orders are completed automatically. */
export const autoConfirmBefore = (now: Date): Date =>
  new Date(now.getTime() - policy.mall.autoConfirmDays * DAY);

/** Masks a phone number: 13800008000 → 138****8000. */
export const maskTel = (tel: string): string => `${tel.slice(0, 3)}****${tel.slice(-4)}`;

/** Masks a code: LENS-7K4M-2QXR → LENS-7K4M-****. A code without hyphens keeps its first four characters. */
export function maskCode(code: string): string {
  const parts = code.split("-");
  if (parts.length < 3) return `${code.slice(0, 4)}****`;
  const visibleParts = Math.floor(parts.length / 2);
  return parts.map((part, index) => (index < visibleParts ? part : "*".repeat(part.length))).join("-");
}
