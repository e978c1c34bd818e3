import { isLongerThan } from "@lenscape/richtext/graphemes";
import type { Context, Handlers } from "../../../contract/handler.ts";
import { checkName } from "../../../core/names.ts";
import { badInput, notFound, RequestError } from "../../../core/request-error.ts";
import { trimmed } from "../../../core/screened.ts";
import type { Services } from "../../../core/services.ts";
import { isUniqueViolation } from "../../../core/sql.ts";
import { policy } from "../../../policy.ts";
import { ownMedia } from "../../media/index.ts";
import {
  changeOwnDevice,
  countQueue,
  countRecentApplications,
  type DeviceRow,
  insertDevice,
  isSnCertified,
  isVisibleModel,
  listDevices,
  listModels,
  lockMember,
  makePrimary,
  ownDevice,
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

const NO_WARRANTY = { warrantyAt: "", warrantyDays: 0, warrantyShare: 0 };
const DAY_MS = 24 * 3600 * 1000;

/** Converts a device to the form that its owner sees. */
async function toDevice({ db, clock }: Services, row: DeviceRow) {
  const { id, status, isPrimary, sn, images, reviewedAt, createdAt, purchaseAt } = row;
  const isWaiting = status === STATUS.waiting;
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
      : NO_WARRANTY),
    queue: isWaiting ? await countQueue(db, row) : 0,
    expectedAt: isWaiting ? workingDaysAfter(clock.day(createdAt), policy.device.reviewDays) : "",
  };
}

async function readQuota({ db, clock }: Services, userId: string) {
  const { applications: max, windowDays } = policy.device;
  const { n, earliest, latest } = await countRecentApplications(db, userId);
  const expiryDay = (at: Date | null) => (at ? clock.day(new Date(at.getTime() + windowDays * DAY_MS)) : "");
  return {
    max,
    left: Math.max(0, max - n),
    nextAt: n < max ? "" : expiryDay(earliest),
    restoresAt: expiryDay(latest),
  };
}

/** Checks an application. @throws RequestError 400 with the message for the first invalid field */
async function readApplication({ db, clock, viewer, body }: Context<"deviceApply">) {
  if (!(await isVisibleModel(db, body.modelId))) badInput(deviceTexts.model);
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

/** @throws RequestError 404 if the device is not the viewer's own, 409 if its status does not allow the change */
async function refuseChange(
  { db, viewer }: Pick<Context<"deviceUnbind">, "db" | "viewer">,
  id: string,
  text: string,
): Promise<never> {
  if (!(await ownDevice(db, viewer.id, id))) notFound();
  throw new RequestError(409, text);
}

/** Handlers for a member's devices and applications. */
export const deviceHandlers = {
  async deviceModels({ db }) {
    return listModels(db);
  },

  async deviceList(context) {
    const { db, viewer } = context;
    const [rows, quota] = await Promise.all([listDevices(db, viewer.id), readQuota(context, viewer.id)]);
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
        if (await isSnCertified(tx, row.snHash)) badInput(deviceTexts.snTaken);
        const { n } = await countRecentApplications(tx, viewer.id);
        if (n >= policy.device.applications) badInput(deviceTexts.tooOften, "LIMIT_REACHED");
        const { replacesId } = body;
        if (
          replacesId &&
          !(await changeOwnDevice(tx, viewer.id, replacesId, [STATUS.refused], { hiddenAt: new Date() }))
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
    const isChanged = await changeOwnDevice(db, viewer.id, body.id, [STATUS.waiting], {
      status: STATUS.withdrawn,
    });
    if (!isChanged) await refuseChange(context, body.id, deviceTexts.changed);
  },

  async deviceRemove(context) {
    const { db, viewer, body } = context;
    const finalStatuses = [STATUS.refused, STATUS.withdrawn, STATUS.unbound];
    const isChanged = await changeOwnDevice(db, viewer.id, body.id, finalStatuses, { hiddenAt: new Date() });
    if (!isChanged) await refuseChange(context, body.id, deviceTexts.changed);
  },

  async deviceRename(context) {
    const { db, viewer, body } = context;
    const nickname = checkName(body.nickname, "设备名称");
    if (isLongerThan(nickname, 20)) badInput(deviceTexts.nickname);
    const isChanged = await changeOwnDevice(db, viewer.id, body.id, [STATUS.passed], { nickname });
    if (!isChanged) await refuseChange(context, body.id, deviceTexts.gone);
  },

  async devicePrimary(context) {
    const { db, viewer, body } = context;
    await db.transaction(async (tx) => {
      await lockMember(tx, viewer.id);
      // Throws inside the transaction, so that the previous primary device stays primary.
      if (!(await makePrimary(tx, viewer.id, body.id)))
        await refuseChange({ ...context, db: tx }, body.id, deviceTexts.gone);
      await syncOwnerStatus(tx, viewer.id);
    });
  },

  async deviceUnbind(context) {
    const { db, viewer, body } = context;
    const isChanged = await db.transaction(async (tx) => {
      await lockMember(tx, viewer.id);
      const change = { status: STATUS.unbound, isPrimary: false };
      const isChanged = await changeOwnDevice(tx, viewer.id, body.id, [STATUS.passed], change);
      if (isChanged) await syncOwnerStatus(tx, viewer.id);
      return isChanged;
    });
    if (!isChanged) await refuseChange(context, body.id, deviceTexts.gone);
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
