import { createHash } from "node:crypto";
import { badInput } from "../../../core/request-error.ts";
import { policy } from "../../../policy.ts";

export const STATUS = { waiting: 0, passed: 1, refused: 2, withdrawn: 3, unbound: 4 } as const;

/** Messages of device certification. */
export const deviceTexts = {
  model: "请选择设备型号",
  sn: "请输入正确的SN码",
  snTaken: "该SN码已被认证，如有疑问请联系客服",
  snWaiting: "该SN码的申请正在审核，不用重复提交",
  images: "请上传购买凭证",
  tooManyImages: "凭证最多 6 张",
  purchaseAt: "请填写正确的购买日期，不能晚于今天",
  tooOften: "每月最多提交3次",
  changed: "申请状态已变化，请刷新后重试",
  gone: "设备状态已变化，请刷新后重试",
  nickname: "名字不能超过 20 个字",
  reason: "请填写拒绝原因，不超过 200 个字",
  own: "不能审核自己的申请",
  passedTitle: "设备认证已通过",
  passedText: "欢迎，机主。{model}（{sn}）已通过认证，头像右下的小眼镜已经点亮。",
  passedLink: "我的设备",
  refusedTitle: "设备认证没有通过",
  refusedText: "{model}（{sn}）没有通过：{reason}",
  refusedLink: "修改后重新提交",
} as const;

/**
 * Normalises a serial number to capitals and digits, without the spaces and hyphens of the printed form.
 * @throws RequestError 400 unless 10–20 capitals and digits remain
 */
export function readSn(input: string): string {
  const sn = input.normalize("NFKC").replace(/[\s-]/g, "").toUpperCase();
  if (!/^[A-Z0-9]{10,20}$/.test(sn)) badInput(deviceTexts.sn);
  return sn;
}

export const hashSn = (sn: string) => createHash("sha256").update(`sn:${sn}`).digest("hex");

/** Masks a serial number except for its first and last four characters. */
export const maskSn = (sn: string) => `${sn.slice(0, 4)} **** ${sn.slice(-4)}`;

export const modelName = ({ name, variant }: { name: string; variant: string }) =>
  variant ? `${name} ${variant}` : name;

/** Checks the day of purchase. @throws RequestError 400 unless it exists and lies between 2000 and today */
export function checkPurchase(day: string, today: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  if (
    Number.isNaN(at.getTime()) ||
    at.toISOString().slice(0, 10) !== day ||
    day > today ||
    day < "2000-01-01"
  ) {
    badInput(deviceTexts.purchaseAt);
  }
  return day;
}

/** @throws RequestError 400 unless there are 1 to `policy.device.images` images (ruling 30) */
export function checkImages(count: number): void {
  if (count === 0) badInput(deviceTexts.images);
  if (count > policy.device.images) badInput(deviceTexts.tooManyImages);
}

const DAY_MS = 24 * 3600 * 1000;
const dayAt = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** Adds working days to a day. Skips weekends. */
export function workingDaysAfter(day: string, count: number): string {
  let at = dayAt(day);
  for (let left = count; left > 0; ) {
    at = new Date(at.getTime() + DAY_MS);
    if (at.getUTCDay() !== 0 && at.getUTCDay() !== 6) left--;
  }
  return dayOf(at);
}

/** Returns the end of a warranty with the days and the percentage that are left. */
export function warrantyOf(purchaseAt: string, months: number, today: string) {
  const from = dayAt(purchaseAt);
  const end = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, from.getUTCDate()));
  // Uses the last day of a month that is too short, because `Date` would continue in the next month.
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0);
  const daysLeft = Math.max(0, Math.round((end.getTime() - dayAt(today).getTime()) / DAY_MS));
  const totalDays = Math.max(1, (end.getTime() - from.getTime()) / DAY_MS);
  return {
    warrantyAt: dayOf(end),
    warrantyDays: daysLeft,
    warrantyShare: Math.min(100, Math.round((daysLeft / totalDays) * 100)),
  };
}
