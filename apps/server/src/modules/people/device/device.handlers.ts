import type { Context, Handlers } from "../../../contract/handler.ts";
import { checkName } from "../../../core/names.ts";
import { badInput, notFound, RequestError } from "../../../core/request-error.ts";
import { trimmed } from "../../../core/screened.ts";
import type { Services } from "../../../core/services.ts";
import { isUniqueViolation } from "../../../core/sql.ts";
import { policy } from "../../../policy.ts";
import { ownMedia } from "../../media/upload.queries.ts";
import {
  changeOwn,
  type DeviceRow,
  insertDevice,
  isShownModel,
  isSnPassed,
  listDevices,
  listModels,
  lockMember,
  makePrimary,
  ownDevice,
  placeInQueue,
  recentApplications,
  syncOwnerStatus,
} from "./device.queries.ts";
import {
  checkImages,
  checkPurchase,
  deviceTexts,
  hashSn,
  maskSn,
  modelName,
  readSn,
  STATUS,
  warrantyOf,
  workingDaysAfter,
} from "./device.rules.ts";

const noWarranty = { warrantyAt: "", warrantyDays: 0, warrantyShare: 0 };
const DAY = 24 * 3600 * 1000;

/** A device as its owner sees it. */
async function toDevice({ db, clock }: Services, row: DeviceRow) {
  const { id, status, isPrimary, sn, images, reviewedAt, createdAt, purchaseAt } = row;
  const waiting = status === STATUS.waiting;
  return {
    id,
    model: row.model,
    modelName: modelName(row.model),
    sn: maskSn(sn),
    nickname: row.nickname,
    authStatus: status,
    isPrimary: isPrimary ? (1 as const) : (0 as const),
    channel: row.channel,
    orderNo: row.orderNo,
    purchaseAt,
    imageList: images,
    reason: row.reason,
    createdAt: clock.format(createdAt),
    reviewedAt: reviewedAt ? clock.format(reviewedAt) : "",
    reviewer: row.reviewer ?? "",
    ...(status === STATUS.passed
      ? warrantyOf(purchaseAt, row.warrantyMonths, clock.day(clock.now()))
      : noWarranty),
    queue: waiting ? await placeInQueue(db, row) : 0,
    expectedAt: waiting ? workingDaysAfter(clock.day(createdAt), policy.device.reviewDays) : "",
  };
}

async function quotaOf({ db, clock }: Services, userId: string) {
  const { applications: max, windowDays } = policy.device;
  const { n, earliest, latest } = await recentApplications(db, userId);
  const dayFree = (used: Date | null) => (used ? clock.day(new Date(used.getTime() + windowDays * DAY)) : "");
  return {
    max,
    left: Math.max(0, max - n),
    nextAt: n < max ? "" : dayFree(earliest),
    restoresAt: dayFree(latest),
  };
}

/** @throws RequestError 400 for what is missing or wrong in an application */
async function readApplication({ db, clock, viewer, body }: Context<"deviceApply">) {
  if (!(await isShownModel(db, body.modelId))) badInput(deviceTexts.model);
  const before = body.replacesId ? await ownDevice(db, viewer.id, body.replacesId) : undefined;
  const sn = readSn(body.sn ?? before?.sn ?? "");
  const purchaseAt = checkPurchase(body.purchaseAt, clock.day(clock.now()));
  checkImages(body.imageList.length);
  const { images } = await ownMedia(db, viewer.id, body.imageList);
  return {
    userId: viewer.id,
    modelId: body.modelId,
    sn,
    snHash: hashSn(sn),
    channel: body.channel,
    orderNo: trimmed(body.orderNo),
    purchaseAt,
    images,
  };
}

/** @throws RequestError 404 for what is not theirs, 409 when it is no longer in a state that allows the change */
async function refuseChange(
  { db, viewer }: Pick<Context<"deviceUnbind">, "db" | "viewer">,
  id: string,
  text: string,
): Promise<never> {
  if (!(await ownDevice(db, viewer.id, id))) notFound();
  throw new RequestError(409, text);
}

/** A member's devices and their applications. */
export const deviceHandlers = {
  async deviceModels({ db }) {
    return listModels(db);
  },

  async deviceList(context) {
    const { db, viewer } = context;
    const [rows, quota] = await Promise.all([listDevices(db, viewer.id), quotaOf(context, viewer.id)]);
    return { devices: await Promise.all(rows.map((row) => toDevice(context, row))), quota };
  },

  async deviceDetail(context) {
    const row = await ownDevice(context.db, context.viewer.id, context.query.deviceId);
    return toDevice(context, row ?? notFound());
  },

  async deviceApply(context) {
    const { db, viewer, body } = context;
    const row = await readApplication(context);
    const id = await db
      .transaction(async (tx) => {
        await lockMember(tx, viewer.id);
        if (await isSnPassed(tx, row.snHash)) badInput(deviceTexts.snTaken);
        const { n } = await recentApplications(tx, viewer.id);
        if (n >= policy.device.applications) badInput(deviceTexts.tooOften, "LIMIT_REACHED");
        const { replacesId } = body;
        if (
          replacesId &&
          !(await changeOwn(tx, viewer.id, replacesId, [STATUS.refused], { hiddenAt: new Date() }))
        ) {
          throw new RequestError(409, deviceTexts.changed);
        }
        return insertDevice(tx, row);
      })
      .catch((error: unknown) => {
        if (isUniqueViolation(error)) throw new RequestError(409, deviceTexts.snWaiting);
        throw error;
      });
    return { id, authStatus: STATUS.waiting };
  },

  async deviceWithdraw(context) {
    const { db, viewer, body } = context;
    const done = await changeOwn(db, viewer.id, body.id, [STATUS.waiting], { status: STATUS.withdrawn });
    if (!done) await refuseChange(context, body.id, deviceTexts.changed);
  },

  async deviceRemove(context) {
    const { db, viewer, body } = context;
    const over = [STATUS.refused, STATUS.withdrawn, STATUS.unbound];
    const done = await changeOwn(db, viewer.id, body.id, over, { hiddenAt: new Date() });
    if (!done) await refuseChange(context, body.id, deviceTexts.changed);
  },

  async deviceRename(context) {
    const { db, viewer, body } = context;
    const nickname = checkName(body.nickname, "设备名称");
    if ([...nickname].length > 20) badInput(deviceTexts.nickname);
    const done = await changeOwn(db, viewer.id, body.id, [STATUS.passed], { nickname });
    if (!done) await refuseChange(context, body.id, deviceTexts.gone);
  },

  async devicePrimary(context) {
    const { db, viewer, body } = context;
    await db.transaction(async (tx) => {
      await lockMember(tx, viewer.id);
      // Thrown inside: the one that was the primary device stays it.
      if (!(await makePrimary(tx, viewer.id, body.id)))
        await refuseChange({ ...context, db: tx }, body.id, deviceTexts.gone);
      await syncOwnerStatus(tx, viewer.id);
    });
  },

  async deviceUnbind(context) {
    const { db, viewer, body } = context;
    const done = await db.transaction(async (tx) => {
      await lockMember(tx, viewer.id);
      const change = { status: STATUS.unbound, isPrimary: false };
      const changed = await changeOwn(tx, viewer.id, body.id, [STATUS.passed], change);
      if (changed) await syncOwnerStatus(tx, viewer.id);
      return changed;
    });
    if (!done) await refuseChange(context, body.id, deviceTexts.gone);
  },
} satisfies Pick<
  Handlers,
  | "deviceModels"
  | "deviceList"
  | "deviceDetail"
  | "deviceApply"
  | "deviceWithdraw"
  | "deviceRemove"
  | "deviceRename"
  | "devicePrimary"
  | "deviceUnbind"
>;
