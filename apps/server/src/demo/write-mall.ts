import { sanitizeHtml } from "@lenscape/richtext/sanitize";
import * as schema from "../db/schema/index.ts";
import { checkAddress, regionText } from "../modules/rewards/address/address.rules.ts";
import { ORDER, orderNoOf, pictureOf } from "../modules/rewards/mall/mall.rules.ts";
import { insertAll } from "./bulk.ts";
import type { DemoContent, DemoGoods, DemoOrder } from "./content-schemas.ts";
import { type DemoContext, findPerson, type Person } from "./context.ts";
import { idAt, threadHtml } from "./stored.ts";

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;
/** Parcels leave within so many hours, and are received within so many days of that. */
const LEAVING_HOURS = 14;
const RECEIVING_DAYS = 4;
const COMPANY = "速达快运";
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

type Order = typeof schema.orders.$inferInsert;
type Wish = DemoOrder & { person: Person; good: DemoGoods; at: Date };

const dayOf = (at: Date) => new Date(at.getTime() + 8 * HOUR).toISOString().slice(0, 10);
/** @throws Error for an unknown product name */
function findGoods({ goods }: DemoContent, name: string): DemoGoods {
  const found = goods.find((good) => good.name === name);
  if (!found) throw new Error(`no demo goods: ${name}`);
  return found;
}

/** What others have exchanged: goods that were there while they were, by those who can afford it. */
function othersWishes({ content, draw, people, now }: DemoContext): Wish[] {
  const takers = people.filter(
    ({ member }) => member.username !== "member" && !member.staff && member.exp > 300,
  );
  return content.goods
    .filter(({ startDays }) => startDays === undefined)
    .flatMap((good) =>
      draw.sample(takers, Math.max(2, Math.round((takers.length * 90) / good.points))).flatMap((person) => {
        const oldest = Math.min(good.ageDays, (now.getTime() - person.joinedAt.getTime()) / DAY);
        const newest = Math.max(0.2, -(good.endDays ?? 0));
        if (oldest <= newest + 0.5) return [];
        const at = draw.momentBetween(oldest, newest);
        const hoursAgo = (now.getTime() - at.getTime()) / HOUR;
        const state = hoursAgo < LEAVING_HOURS ? "waiting" : hoursAgo < 90 ? "sent" : "completed";
        const spec = good.options?.map(({ values }) => values[0]!.label).join("，");
        return [{ goods: good.name, good, person, at, hoursAgo, state, ...(spec && { spec }) } as Wish];
      }),
    );
}

const picturesOf = ({ pictures }: DemoGoods) => pictures.map((name) => `/static/demo/${name}.svg`);

/** The row of an exchange: parcels leave within a day and are received some days later. */
function orderOf({ goods, addresses }: DemoContent, wish: Wish, index: number): Order {
  const { person, good, at, quantity = 1, spec = "", state, hoursAgo } = wish;
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
    shippedAt: sent ? later(LEAVING_HOURS) : null,
    completedAt: virtual ? at : state === "completed" ? later(LEAVING_HOURS + RECEIVING_DAYS * 24) : null,
    cancelledAt: state === "cancelled" ? later(2) : null,
    revealedAt: null,
  };
}

/** What the orders moved: points away, and back for the cancelled one. */
function movesOf(world: DemoContext, orders: Order[]): void {
  for (const { id, userId, goodsName, totalPoints, createdAt, cancelledAt } of orders) {
    const move = { userId, sourceId: id!, remark: goodsName };
    world.ledger.moves.push({
      ...move,
      points: -totalPoints,
      source: "exchange",
      cause: `order:${id}`,
      at: createdAt!,
    });
    if (cancelledAt) {
      world.ledger.moves.push({
        ...move,
        points: totalPoints,
        source: "refund",
        cause: `order:${id}:refund`,
        at: cancelledAt,
      });
    }
  }
}

const kept = (orders: Order[], goodsId: string) =>
  orders.filter((order) => order.goodsId === goodsId && order.status !== ORDER.cancelled);
const pieces = (orders: Order[]) => orders.reduce((sum, { quantity }) => sum + quantity, 0);

/** A code such as LENS-7K4M-2QXR-9TVB. */
const codeOf = (world: DemoContext, prefix: string) =>
  [
    prefix,
    ...Array.from({ length: 3 }, () =>
      Array.from({ length: 4 }, () => world.draw.pick([...LETTERS])).join(""),
    ),
  ].join("-");

/** Writes the goods, what members exchanged them for and where `member` has things sent. */
export async function writeMall(world: DemoContext): Promise<void> {
  const { db, content, now } = world;
  const { goods, addresses } = content;
  const member = findPerson(world.people, "member");
  const own: Wish[] = content.orders.map((wish) => ({
    ...wish,
    person: member,
    good: findGoods(content, wish.goods),
    at: new Date(now.getTime() - wish.hoursAgo * HOUR),
  }));
  const orders = [...own, ...othersWishes(world)]
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map((wish, index) => orderOf(content, wish, index));
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
      soldNum: pieces(kept(orders, idAt(index))),
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
    const given = kept(orders, goodsId).flatMap(({ id, quantity }) =>
      Array.from({ length: quantity }, () => id!),
    );
    return [...given, ...Array.from({ length: good.stock }, () => null)].map((orderId) => ({
      goodsId,
      code: codeOf(world, good.codePrefix!),
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
  movesOf(world, orders);
}
