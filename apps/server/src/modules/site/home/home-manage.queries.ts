import { and, asc, eq, ilike, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Page } from "../../../core/paging.ts";
import { rowsOf, toLikePattern } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { banners, floorItems, floors, menuItems } from "../../../db/schema/index.ts";

export interface BannerFilter {
  keyWord?: string;
  isShow?: boolean;
}

const matching = ({ keyWord, isShow }: BannerFilter) =>
  and(
    keyWord ? ilike(banners.title, toLikePattern(keyWord)) : undefined,
    isShow === undefined ? undefined : eq(banners.isShow, isShow),
  );

/** Lists all banners in order, including hidden ones. */
export async function listManagedBanners(db: Db, filter: BannerFilter, { limit, offset }: Page) {
  return db
    .select()
    .from(banners)
    .where(matching(filter))
    .orderBy(asc(banners.orderNum), asc(banners.id))
    .limit(limit)
    .offset(offset);
}

export async function countBanners(db: Db, filter: BannerFilter): Promise<number> {
  return db.$count(banners, matching(filter));
}

/** Reads a banner and locks it until the transaction ends. */
export async function lockBanner(tx: Db, id: string) {
  const [row] = await tx.select().from(banners).where(eq(banners.id, id)).for("update");
  return row;
}

/** Inserts or updates a banner. @returns its ID; undefined if it does not exist */
export async function saveBanner(
  tx: Db,
  id: string | undefined,
  row: typeof banners.$inferInsert,
): Promise<string | undefined> {
  const [saved] =
    id === undefined
      ? await tx.insert(banners).values(row).returning({ id: banners.id })
      : await tx.update(banners).set(row).where(eq(banners.id, id)).returning({ id: banners.id });
  return saved?.id;
}

/** Deletes a banner. @returns its title; undefined if it does not exist */
export async function deleteBanner(tx: Db, id: string): Promise<string | undefined> {
  const [row] = await tx.delete(banners).where(eq(banners.id, id)).returning({ title: banners.title });
  return row?.title;
}

type MenuType = "00" | "10" | "20";
const ofType = (menuType: MenuType | undefined) => (menuType ? eq(menuItems.menuType, menuType) : undefined);

/** Lists the menu items, each below its parent, including hidden ones. */
export async function listManagedMenu(db: Db, menuType: MenuType | undefined, { limit, offset }: Page) {
  const parent = alias(menuItems, "parent");
  return db
    .select({ item: menuItems, parentName: parent.name })
    .from(menuItems)
    .leftJoin(parent, eq(parent.id, menuItems.parentId))
    .where(ofType(menuType))
    .orderBy(
      sql`coalesce(${parent.orderNum}, ${menuItems.orderNum})`,
      sql`coalesce(${parent.id}, ${menuItems.id})`,
      sql`${parent.id} is not null`,
      asc(menuItems.orderNum),
      asc(menuItems.id),
    )
    .limit(limit)
    .offset(offset);
}

export async function countMenu(db: Db, menuType: MenuType | undefined): Promise<number> {
  return db.$count(menuItems, ofType(menuType));
}

/** Reads a menu item and locks it until the transaction ends. */
export async function findMenu(tx: Db, id: string, lock: "share" | "update") {
  const [row] = await tx.select().from(menuItems).where(eq(menuItems.id, id)).for(lock);
  return row;
}

export async function hasChildren(tx: Db, id: string): Promise<boolean> {
  return (await tx.$count(menuItems, eq(menuItems.parentId, id))) > 0;
}

/** Inserts or updates a menu item. @returns its ID; undefined if it does not exist */
export async function saveMenu(
  tx: Db,
  id: string | undefined,
  row: typeof menuItems.$inferInsert,
): Promise<string | undefined> {
  const [saved] =
    id === undefined
      ? await tx.insert(menuItems).values(row).returning({ id: menuItems.id })
      : await tx.update(menuItems).set(row).where(eq(menuItems.id, id)).returning({ id: menuItems.id });
  return saved?.id;
}

export async function deleteMenu(tx: Db, id: string): Promise<void> {
  await tx.delete(menuItems).where(eq(menuItems.id, id));
}

/** An item of a floor. */
export interface Place {
  kind: "thread" | "goods";
  targetId: string;
  note: string;
}

const managedFloor = {
  id: floors.id,
  title: floors.title,
  orderNum: floors.orderNum,
  items: sql<Place[]>`coalesce((
    select jsonb_agg(jsonb_build_object('kind', i.kind, 'targetId', i.target_id::text, 'note', i.note)
      order by i.position)
    from floor_items i where i.floor_id = ${floors.id}), '[]'::jsonb)`,
};

/** Reads a floor with its items and locks it until the transaction ends. */
export async function lockFloor(tx: Db, id: string) {
  // Read the items after locking the floor, so that they include changes of earlier lock holders.
  await tx.select({ id: floors.id }).from(floors).where(eq(floors.id, id)).for("update");
  const [row] = await tx.select(managedFloor).from(floors).where(eq(floors.id, id));
  return row;
}

/** Lists the floors with all items, including removed targets. */
export async function listManagedFloors(db: Db, { limit, offset }: Page) {
  return db
    .select(managedFloor)
    .from(floors)
    .orderBy(asc(floors.orderNum), asc(floors.id))
    .limit(limit)
    .offset(offset);
}

export async function countFloors(db: Db): Promise<number> {
  return db.$count(floors);
}

/** Returns the IDs of items without a visible target. */
export async function missingTargets(db: Db, places: readonly Place[]): Promise<string[]> {
  if (places.length === 0) return [];
  const targets = sql.join(
    places.map(({ kind, targetId }) => sql`(${kind}::text, ${targetId}::bigint)`),
    sql`, `,
  );
  const result = await db.execute(sql`
    select distinct w.id::text as id from (values ${targets}) as w (kind, id)
    where not case w.kind
      when 'thread' then exists (select from threads t where t.id = w.id and t.status = 1)
      else exists (select from goods g where g.id = w.id and g.status = 1) end
    order by 1`);
  return rowsOf<{ id: string }>(result).map(({ id }) => id);
}

/** Inserts or updates a floor and replaces its items. @returns its ID; undefined if it does not exist */
export async function saveFloor(
  tx: Db,
  id: string | undefined,
  row: typeof floors.$inferInsert,
  places: readonly Place[],
): Promise<string | undefined> {
  const [saved] =
    id === undefined
      ? await tx.insert(floors).values(row).returning({ id: floors.id })
      : await tx.update(floors).set(row).where(eq(floors.id, id)).returning({ id: floors.id });
  if (!saved) return undefined;
  await tx.delete(floorItems).where(eq(floorItems.floorId, saved.id));
  if (places.length > 0) {
    await tx
      .insert(floorItems)
      .values(places.map((place, index) => ({ ...place, floorId: saved.id, position: index + 1 })));
  }
  return saved.id;
}

/** Deletes a floor. @returns its title; undefined if it does not exist */
export async function deleteFloor(tx: Db, id: string): Promise<string | undefined> {
  const [row] = await tx.delete(floors).where(eq(floors.id, id)).returning({ title: floors.title });
  await tx.delete(floorItems).where(eq(floorItems.floorId, id));
  return row?.title;
}
