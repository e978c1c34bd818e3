import { deviceText as text } from "#copy/device.ts";
import type { SentPicture } from "#shell/picture-files.tsx";

/** What a member has filled in so far. */
export interface Application {
  modelId: string;
  sn: string;
  channel: string;
  orderNo: string;
  purchaseAt: string;
  images: SentPicture[];
}

export const emptyApplication: Application = {
  modelId: "",
  sn: "",
  channel: "",
  orderNo: "",
  purchaseAt: "",
  images: [],
};

export type ApplicationErrors = Partial<Record<keyof Application, string>>;

/** How many pictures one application takes (ruling 30). */
export const PROOFS_MAX = 6;
const SN_MIN = 10;

/** A serial number as the server will read it. */
export const normalSn = (sn: string): string => sn.normalize("NFKC").replace(/[\s-]/g, "").toUpperCase();

/** Why a serial number cannot be sent; undefined when it can (screens.md 4.15). */
export function snFault(input: string): string | undefined {
  const sn = normalSn(input);
  if (/^[A-Z0-9]{10,20}$/.test(sn)) return undefined;
  const missing = SN_MIN - sn.length;
  const short = /^[A-Z0-9]*$/.test(sn) && missing > 0 && sn !== "";
  return short ? `${text.snWrong}${text.snShort.replace("{n}", String(missing))}` : text.snWrong;
}

/**
 * What has to be mended before an application can be sent, by field.
 * @param today the present day, `YYYY-MM-DD`
 * @param keepsSn an empty number stands for the one handed in before
 */
export function checkApplication(form: Application, today: string, keepsSn: boolean): ApplicationErrors {
  const sn = keepsSn && form.sn.trim() === "" ? undefined : snFault(form.sn);
  return {
    ...(form.modelId === "" && { modelId: text.modelMissing }),
    ...(sn && { sn }),
    ...(form.channel === "" && { channel: text.channelMissing }),
    ...((form.purchaseAt === "" || form.purchaseAt > today) && { purchaseAt: text.purchaseMissing }),
    ...(form.images.length === 0 && { images: text.proofMissing }),
  };
}

const FIELDS: [keyof Application, RegExp][] = [
  ["modelId", /型号/],
  ["sn", /SN/],
  ["orderNo", /订单号/],
  ["purchaseAt", /购买日期/],
  ["images", /凭证|图片/],
];

/** The field a refusal of the server is about; undefined when it is about none. */
export const fieldOf = (sentence: string): keyof Application | undefined =>
  FIELDS.find(([, about]) => about.test(sentence))?.[0];
