import { and, asc, count, countDistinct, desc, eq, gt, inArray, isNull, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { briefColumns } from "../../../core/author.ts";
import { newestOf } from "../../../core/firmware.ts";
import type { Page } from "../../../core/paging.ts";
import { badInput } from "../../../core/request-error.ts";
import { type Screened, trusted } from "../../../core/screened.ts";
import { oneRow } from "../../../core/sql.ts";
import { GROUP } from "../../../db/base.ts";
import type { Db } from "../../../db/client.ts";
import { NO_TEXT } from "../../../db/schema/columns.ts";
import { deviceModels, devices, dictItems, threads, users } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { STATUS } from "./device.rules.ts";

const reviewers = alias(users, "reviewers");

const modelColumns = {
  id: deviceModels.id,
  name: deviceModels.name,
  variant: deviceModels.variant,
  note: deviceModels.note,
  picUrl: deviceModels.picUrl,
  firmware: deviceModels.firmware,
};

const deviceColumns = {
  id: devices.id,
  userId: devices.userId,
  sn: devices.sn,
  snHash: devices.snHash,
  nickname: devices.nickname,
  channel: devices.channel,
  orderNo: devices.orderNo,
  purchaseAt: devices.purchaseAt,
  images: devices.images,
  status: devices.status,
  isPrimary: devices.isPrimary,
  reason: devices.reason,
  createdAt: devices.createdAt,
  reviewedAt: devices.reviewedAt,
  reviewer: reviewers.nickname,
  model: modelColumns,
  warrantyMonths: deviceModels.warrantyMonths,
};

const deviceRows = (db: Db) =>
  db
    .select(deviceColumns)
    .from(devices)
    .innerJoin(deviceModels, eq(deviceModels.id, devices.modelId))
    .leftJoin(reviewers, eq(reviewers.id, devices.reviewerId));

export type DeviceRow = Awaited<ReturnType<typeof listDevices>>[number];

/** Lists the models that members can choose. */
export async function listModels(db: Db) {
  return db
    .select(modelColumns)
    .from(deviceModels)
    .where(eq(deviceModels.isShow, true))
    .orderBy(asc(deviceModels.orderNum), asc(deviceModels.id));
}

export async function isVisibleModel(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: deviceModels.id })
    .from(deviceModels)
    .where(and(eq(deviceModels.id, id), eq(deviceModels.isShow, true)));
  return rows.length > 0;
}

/** Lists a page of models without duplicates, with the newest firmware of their variants. */
export async function listFirmware(db: Db, { limit, offset }: Page) {
  const rows = await db
    .select({
      id: sql<string>`min(${deviceModels.id})::text`,
      name: deviceModels.name,
      variants: sql<
        string[]
      >`array_agg(${deviceModels.variant} order by ${deviceModels.orderNum}, ${deviceModels.id})`,
      picUrl: sql<string>`min(${deviceModels.picUrl})`,
      firmwares: sql<string[]>`array_agg(${deviceModels.firmware})`,
    })
    .from(deviceModels)
    .groupBy(deviceModels.name)
    .orderBy(sql`min(${deviceModels.orderNum})`, sql`min(${deviceModels.id})`)
    .limit(limit)
    .offset(offset);
  return rows.map(({ firmwares, variants, ...row }) => ({
    ...row,
    variants: variants.filter((variant) => variant !== ""),
    firmware: newestOf(firmwares),
  }));
}

export async function countModels(db: Db): Promise<number> {
  const row = oneRow(
    await db.select({ n: countDistinct(deviceModels.name) }).from(deviceModels),
    "countModels",
  );
  return row.n;
}

/** Locks all variants of the model of a variant until the transaction ends. Returns an empty list for an unknown ID. */
export async function lockModel(tx: Db, id: string) {
  return tx
    .select({ id: deviceModels.id, name: deviceModels.name, firmware: deviceModels.firmware })
    .from(deviceModels)
    .where(
      eq(
        deviceModels.name,
        tx.select({ name: deviceModels.name }).from(deviceModels).where(eq(deviceModels.id, id)),
      ),
    )
    .orderBy(asc(deviceModels.id))
    .for("update");
}

export async function saveFirmware(tx: Db, name: string, firmware: string): Promise<void> {
  await tx.update(deviceModels).set({ firmware }).where(eq(deviceModels.name, name));
}

/** Lists the devices and applications of a member, the primary device first, then the latest, at most 100. */
export async function listDevices(db: Db, userId: string) {
  return deviceRows(db)
    .where(and(eq(devices.userId, userId), isNull(devices.hiddenAt)))
    .orderBy(desc(devices.isPrimary), desc(devices.createdAt), desc(devices.id))
    .limit(100);
}

export async function ownDevice(db: Db, userId: string, id: string): Promise<DeviceRow | undefined> {
  const [row] = await deviceRows(db).where(
    and(eq(devices.id, id), eq(devices.userId, userId), isNull(devices.hiddenAt)),
  );
  return row;
}

/** Counts the waiting applications up to and including one. */
export async function countQueue(db: Db, row: { id: string; createdAt: Date }): Promise<number> {
  return db.$count(
    devices,
    and(
      eq(devices.status, STATUS.waiting),
      sql`(${devices.createdAt}, ${devices.id}) <= (
      select d.created_at, d.id from devices d where d.id = ${row.id}::bigint)`,
    ),
  );
}

/** Returns the number of applications of a member within the window, with the times of the earliest and the latest. */
export async function countRecentApplications(db: Db, userId: string) {
  return oneRow(
    await db
      .select({
        n: count(),
        earliest: sql<Date | null>`min(${devices.createdAt})`.mapWith(devices.createdAt),
        latest: sql<Date | null>`max(${devices.createdAt})`.mapWith(devices.createdAt),
      })
      .from(devices)
      .where(
        and(
          eq(devices.userId, userId),
          gt(devices.createdAt, sql`now() - make_interval(days => ${policy.device.windowDays})`),
        ),
      ),
    "countRecentApplications",
  );
}

/** Locks the member, so that their applications run one after the other. */
export async function lockMember(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

export async function isSnCertified(db: Db, snHash: string): Promise<boolean> {
  const rows = await db
    .select({ id: devices.id })
    .from(devices)
    .where(and(eq(devices.snHash, snHash), eq(devices.status, STATUS.passed)));
  return rows.length > 0;
}

/** @throws the database's unique violation if the member has a waiting application with the serial number */
export async function insertDevice(tx: Db, row: typeof devices.$inferInsert): Promise<string> {
  const device = oneRow(await tx.insert(devices).values(row).returning({ id: devices.id }), "insertDevice");
  return device.id;
}

type Status = (typeof STATUS)[keyof typeof STATUS];

/** Updates a member's own device in one statement. Returns false if its status is not in `from`. */
export async function changeOwnDevice(
  tx: Db,
  userId: string,
  id: string,
  from: readonly Status[],
  change: Partial<typeof devices.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(devices)
    .set(change)
    .where(
      and(
        eq(devices.id, id),
        eq(devices.userId, userId),
        isNull(devices.hiddenAt),
        inArray(devices.status, [...from]),
      ),
    )
    .returning({ id: devices.id });
  return rows.length > 0;
}

/** Makes a device the primary one. Returns false if it is not certified or not the member's own. */
export async function makePrimary(tx: Db, userId: string, id: string): Promise<boolean> {
  await tx
    .update(devices)
    .set({ isPrimary: false })
    .where(and(eq(devices.userId, userId), eq(devices.isPrimary, true), ne(devices.id, id)));
  return changeOwnDevice(tx, userId, id, [STATUS.passed], { isPrimary: true });
}

/**
 * Updates a member after a change of their devices. With a certified device the member gets the verified mark and the
 * group of owners, without one they lose both. Members of a higher group keep it. Makes the latest certified device
 * primary if none is.
 */
export async function syncOwnerStatus(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`
    update devices set is_primary = true
    where id = (
      select id from devices where user_id = ${userId}::bigint and status = 1 order by reviewed_at desc, id desc limit 1
    ) and not exists (select from devices where user_id = ${userId}::bigint and status = 1 and is_primary)`);
  const [primary] = await tx
    .select({ name: deviceModels.name })
    .from(devices)
    .innerJoin(deviceModels, eq(deviceModels.id, devices.modelId))
    .where(and(eq(devices.userId, userId), eq(devices.status, STATUS.passed), eq(devices.isPrimary, true)));
  const [from, to] = primary ? [GROUP.member, GROUP.owner] : [GROUP.owner, GROUP.member];
  await tx
    .update(users)
    .set({
      verifiedDevice: primary?.name ?? "",
      groupId: sql`case when ${users.groupId} = ${from}::bigint then ${to}::bigint else ${users.groupId} end`,
    })
    .where(eq(users.id, userId));
}

/** Lists a page of applications with a status for reviewers: waiting ones oldest first, others latest first. */
export async function listReviews(db: Db, status: Status, page: Page) {
  const order = status === STATUS.waiting ? asc : desc;
  return db
    .select({
      ...deviceColumns,
      user: briefColumns,
      attempts: sql<number>`(select count(*)::int from devices d where d.user_id = devices.user_id
        and d.created_at <= devices.created_at
        and d.created_at > devices.created_at - make_interval(days => ${policy.device.windowDays}))`,
      snTaken: sql<boolean>`exists (select from devices d where d.sn_hash = devices.sn_hash and d.status = 1
        and d.id <> devices.id)`,
    })
    .from(devices)
    .innerJoin(users, eq(users.id, devices.userId))
    .innerJoin(deviceModels, eq(deviceModels.id, devices.modelId))
    .leftJoin(reviewers, eq(reviewers.id, devices.reviewerId))
    .where(eq(devices.status, status))
    .orderBy(order(devices.createdAt), order(devices.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countReviews(db: Db, status: Status): Promise<number> {
  return db.$count(devices, eq(devices.status, status));
}

export async function findApplication(db: Db, id: string) {
  const [row] = await deviceRows(db).where(eq(devices.id, id));
  return row;
}

/**
 * Decides a waiting application. Returns false if it is no longer waiting.
 * @throws the database's unique violation if the serial number was certified for another member in the meantime
 */
export async function decideApplication(
  tx: Db,
  id: string,
  reviewerId: string,
  change: { status: 1 | 2; reason?: string },
): Promise<boolean> {
  const rows = await tx
    .update(devices)
    .set({ ...change, reviewerId, reviewedAt: sql`now()` })
    .where(and(eq(devices.id, id), eq(devices.status, STATUS.waiting)))
    .returning({ id: devices.id });
  return rows.length > 0;
}

/** Whether points for a serial number were paid before: an earlier owner unbound it. A device earns points once. */
export async function wasRewardedBefore(tx: Db, id: string, snHash: string): Promise<boolean> {
  const rows = await tx
    .select({ id: devices.id })
    .from(devices)
    .where(and(eq(devices.snHash, snHash), eq(devices.status, STATUS.unbound), ne(devices.id, id)))
    .limit(1);
  return rows.length > 0;
}

/** Unbinds the devices and withdraws the waiting applications of a closed account. */
export async function withdrawDevices(tx: Db, userId: string): Promise<void> {
  await tx
    .update(devices)
    .set({
      status: sql`case ${devices.status} when 0 then 3 else 4 end`,
      isPrimary: false,
      hiddenAt: sql`now()`,
    })
    .where(and(eq(devices.userId, userId), inArray(devices.status, [STATUS.waiting, STATUS.passed])));
}

/** Whether a name is the name of a device model or an entry of the dictionary that the publish form offers. */
async function isModel(db: Db, name: string): Promise<boolean> {
  const [modelCount, dictCount] = await Promise.all([
    db.$count(deviceModels, eq(deviceModels.name, name)),
    db.$count(dictItems, and(eq(dictItems.type, "device_model"), eq(dictItems.label, name))),
  ]);
  return modelCount + dictCount > 0;
}

/**
 * Checks the device name of a thread. Accepts a known model, and the unchanged name of an edited thread.
 * @throws RequestError 400 for any other text
 */
export async function readDeviceName(
  db: Db,
  input: string | undefined,
  threadId?: string,
): Promise<Screened> {
  const name = input?.trim() ?? "";
  if (name === "") return NO_TEXT;
  if (await isModel(db, name)) return trusted(name);
  const isUnchanged =
    threadId !== undefined &&
    (await db.$count(threads, and(eq(threads.id, threadId), eq(threads.deviceName, trusted(name))))) > 0;
  return isUnchanged ? trusted(name) : badInput("没有这个设备型号，请从列表里选");
}
