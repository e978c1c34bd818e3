import { sanitizeHtml } from "@lenscape/richtext/sanitize";
import * as schema from "../db/schema/index.ts";
import { checkAddress, ORDER, orderNoOf, pictureOf, regionText } from "../modules/rewards/index.ts";
import { insertAll } from "./bulk.ts";
import type { DemoContent, DemoGoods, DemoOrder } from "./content-schemas.ts";
import { type DemoContext, findPerson, type Person } from "./context.ts";
import { idAt, threadHtml } from "./stored.ts";

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;
/** Time until a parcel is shipped, in hours, and received after that, in days. */
const SHIPPING_HOURS = 14;
const DELIVERY_DAYS = 4;
const COMPANY = "速达快运";
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

type Order = typeof schema.orders.$inferInsert;
type PlannedOrder = DemoOrder & { person: Person; good: DemoGoods; at: Date };

const dayOf = (at: Date) => new Date(at.getTime() + 8 * HOUR).toISOString().slice(0, 10);
/** Finds a product by name. @throws Error for an unknown name */
function findGoods({ goods }: DemoContent, name: string): DemoGoods {
  const product = goods.find((good) => good.name === name);
  if (!product) throw new Error(`no demo goods: ${name}`);
  return product;
}

/** Plans the orders of other members: available products, for members with enough experience. */
function planOrders({ content, draw, people, now }: DemoContext): PlannedOrder[] {
  const buyers = people.filter(
    ({ member }) => member.username !== "member" && !member.staff && member.exp > 300,
  );
  return content.goods
    .filter(({ startDays }) => startDays === undefined)
    .flatMap((good) =>
      draw.sample(buyers, Math.max(2, Math.round((buyers.length * 90) / good.points))).flatMap((person) => {
        const oldest = Math.min(good.ageDays, (now.getTime() - person.joinedAt.getTime()) / DAY);
        const newest = Math.max(0.2, -(good.endDays ?? 0));
        if (oldest <= newest + 0.5) return [];
        const at = draw.momentBetween(oldest, newest);
        const hoursAgo = (now.getTime() - at.getTime()) / HOUR;
        const state = hoursAgo < SHIPPING_HOURS ? "waiting" : hoursAgo < 90 ? "sent" : "completed";
        const spec = good.options?.map(({ values }) => values[0]!.label).join("，");
        return [
          { goods: good.name, good, person, at, hoursAgo, state, ...(spec && { spec }) } as PlannedOrder,
        ];
      }),
    );
}

const picturesOf = ({ pictures }: DemoGoods) => pictures.map((name) => `/static/demo/${name}.svg`);

/** Converts a planned order to its row. Parcels are shipped within a day and received some days later. */
function orderOf({ goods, addresses }: DemoContent, planned: PlannedOrder, index: number): Order {
  const { person, good, at, quantity = 1, spec = "", state, hoursAgo } = planned;
  const id = idAt(index);
  const later = (hours: number) => new Date(at.getTime() + Math.min(hours, hoursAgo * 0.9) * HOUR);
  const type = good.type ?? 1;
  const virtual = type !== 1;
  const region = checkAddress(addresses[0]!);
  const sent = !virtual && (state === "sent" || state === "completed");
  const mine = person.member.username === "member";
  return {
    id,
    orderNo: orderNoOf(dayOf(at), id),
    userId: person.id,
    goodsId: idAt(goods.indexOf(good)),
    requestId: `demo${id.padStart(28, "0")}`,
    goodsName: good.name,
    goodsType: type,
    coverUrl: pictureOf({ images: picturesOf(good), options: good.options ?? [] }, spec.split("，")),
    spec,
    unitPoints: good.points,
    quantity,
    totalPoints: good.points * quantity,
    status: virtual ? ORDER.completed : ORDER[state],
    receiver: virtual
      ? null
      : {
          name: person.member.nickname,
          tel: mine ? region.tel : `1390000${person.id.padStart(4, "0")}`,
          region: regionText(region),
          addressDetail: mine ? region.addressDetail : `湖滨路 ${person.id} 号`,
        },
    company: sent ? COMPANY : "",
    trackingNo: sent ? `SD7730${id.padStart(8, "0")}` : "",
    createdAt: at,
    shippedAt: sent ? later(SHIPPING_HOURS) : null,
    completedAt: virtual ? at : state === "completed" ? later(SHIPPING_HOURS + DELIVERY_DAYS * 24) : null,
    cancelledAt: state === "cancelled" ? later(2) : null,
    revealedAt: null,
  };
}

/** Adds the point moves of orders: the price, and the refund of a cancelled order. */
function pushMoves(context: DemoContext, orders: Order[]): void {
  for (const { id, userId, goodsName, totalPoints, createdAt, cancelledAt } of orders) {
    const move = { userId, sourceId: id!, remark: goodsName };
    context.ledger.moves.push({
      ...move,
      points: -totalPoints,
      source: "exchange",
      cause: `order:${id}`,
      at: createdAt!,
    });
    if (cancelledAt) {
      context.ledger.moves.push({
        ...move,
        points: totalPoints,
        source: "refund",
        cause: `order:${id}:refund`,
        at: cancelledAt,
      });
    }
  }
}

const validOrders = (orders: Order[], goodsId: string) =>
  orders.filter((order) => order.goodsId === goodsId && order.status !== ORDER.cancelled);
const countPieces = (orders: Order[]) => orders.reduce((sum, { quantity }) => sum + quantity, 0);

/** Draws a code such as LENS-7K4M-2QXR-9TVB. */
const codeOf = (context: DemoContext, prefix: string) =>
  [
    prefix,
    ...Array.from({ length: 3 }, () =>
      Array.from({ length: 4 }, () => context.draw.pick([...LETTERS])).join(""),
    ),
  ].join("-");

/** Writes the products, all orders, and the addresses of `member`. */
export async function writeMall(context: DemoContext): Promise<void> {
  const { db, content, now } = context;
  const { goods, addresses } = content;
  const member = findPerson(context.people, "member");
  const own: PlannedOrder[] = content.orders.map((planned) => ({
    ...planned,
    person: member,
    good: findGoods(content, planned.goods),
    at: new Date(now.getTime() - planned.hoursAgo * HOUR),
  }));
  const orders = [...own, ...planOrders(context)]
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map((planned, index) => orderOf(content, planned, index));
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  await insertAll(
    db,
    schema.goods,
    goods.map((good, index) => ({
      id: idAt(index),
      name: good.name,
      type: good.type ?? 1,
      category: good.category,
      brief: good.brief,
      images: picturesOf(good),
      pointsPrice: good.points,
      marketPrice: good.market ?? 0,
      stock: good.stock,
      soldNum: countPieces(validOrders(orders, idAt(index))),
      limitPerUser: good.limit,
      minLevel: good.level ?? 1,
      startAt: good.startDays === undefined ? null : ago(-good.startDays),
      endAt: good.endDays === undefined ? null : ago(-good.endDays),
      status: 1 as const,
      sort: 1000 - index * 10,
      options: good.options ?? [],
      params: good.params.map(([name, value]) => ({ name, value })),
      detail: sanitizeHtml(`<h2>${good.heading}</h2>`) + threadHtml(good.body),
      notice: good.notice.join("\n"),
      createdAt: ago(good.ageDays),
    })),
  );
  await insertAll(db, schema.orders, orders);
  const takings = new Map<string, { userId: string; goodsId: string; taken: number }>();
  for (const { userId, goodsId, quantity, status } of orders) {
    const key = `${userId} ${goodsId}`;
    const taken = (takings.get(key)?.taken ?? 0) + (status === ORDER.cancelled ? 0 : quantity);
    takings.set(key, { userId, goodsId, taken });
  }
  await insertAll(db, schema.goodsTakings, [...takings.values()]);
  const codes = goods.flatMap((good, index) => {
    if (!good.codePrefix) return [];
    const goodsId = idAt(index);
    const orderIds = validOrders(orders, goodsId).flatMap(({ id, quantity }) =>
      Array.from({ length: quantity }, () => id!),
    );
    return [...orderIds, ...Array.from({ length: good.stock }, () => null)].map((orderId) => ({
      goodsId,
      code: codeOf(context, good.codePrefix!),
      orderId,
    }));
  });
  await insertAll(db, schema.goodsCodes, codes);
  await insertAll(
    db,
    schema.addresses,
    addresses.map((address, index) => ({
      ...checkAddress(address),
      id: idAt(index),
      userId: member.id,
      isDefault: index === 0,
    })),
  );
  const { floors } = content.front;
  const floorId = idAt(floors.length);
  await insertAll(db, schema.floors, [{ id: floorId, title: "拿积分换", orderNum: floors.length + 1 }]);
  await insertAll(
    db,
    schema.floorItems,
    [0, 3, 5, 8].map((index, position) => ({
      floorId,
      position,
      kind: "goods",
      targetId: idAt(index),
      note: "",
    })),
  );
  pushMoves(context, orders);
}
