import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import {
  appTabs,
  banners,
  dictItems,
  emojis,
  floorItems,
  floors,
  goods,
  menuItems,
  threads,
} from "../../../db/schema/index.ts";

export async function listBanners(db: Db) {
  return db
    .select()
    .from(banners)
    .where(eq(banners.isShow, true))
    .orderBy(asc(banners.orderNum), asc(banners.id));
}

/** Lists the floors with their threads in one query; removed threads are left out. */
export async function listFloorThreads(db: Db) {
  return db
    .select({
      orderNum: floors.orderNum,
      position: floorItems.position,
      floorId: floors.id,
      floorTitle: floors.title,
      note: floorItems.note,
      id: threads.id,
      title: threads.title,
      excerpt: threads.excerpt,
      images: threads.images,
      videos: threads.videos,
    })
    .from(floors)
    .innerJoin(floorItems, and(eq(floorItems.floorId, floors.id), eq(floorItems.kind, "thread")))
    .innerJoin(threads, and(eq(threads.id, floorItems.targetId), eq(threads.status, 1)));
}

/** Lists the goods of the floors; goods that are not for sale are left out. */
export async function listFloorGoods(db: Db) {
  return db
    .select({
      orderNum: floors.orderNum,
      position: floorItems.position,
      floorId: floors.id,
      floorTitle: floors.title,
      note: floorItems.note,
      id: goods.id,
      name: goods.name,
      images: goods.images,
      pointsPrice: goods.pointsPrice,
    })
    .from(floors)
    .innerJoin(floorItems, and(eq(floorItems.floorId, floors.id), eq(floorItems.kind, "goods")))
    .innerJoin(goods, and(eq(goods.id, floorItems.targetId), eq(goods.status, 1)));
}

export async function listTabs(db: Db) {
  return db.select().from(appTabs).orderBy(asc(appTabs.orderNum), asc(appTabs.id));
}

export async function listMenu(db: Db) {
  return db
    .select()
    .from(menuItems)
    .where(eq(menuItems.isShow, true))
    .orderBy(asc(menuItems.orderNum), asc(menuItems.id));
}

export async function listEmojis(db: Db) {
  return db.select().from(emojis).orderBy(asc(emojis.orderNum), asc(emojis.id));
}

export async function listDict(db: Db, type: string) {
  return db
    .select()
    .from(dictItems)
    .where(eq(dictItems.type, type))
    .orderBy(asc(dictItems.sort), asc(dictItems.id));
}
