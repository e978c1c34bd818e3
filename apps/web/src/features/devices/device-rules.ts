import { limits } from "@lenscape/api/operations.gen";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { deviceText as text } from "#copy/device-text.ts";
import type { FieldRules } from "#lib/contract-resolver.ts";
import type { SentPicture } from "#shell/forms/picture-files.tsx";

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

/** The contract's bounds of an application. */
export const applicationLimits = { ...limits.deviceApply, images: limits.deviceApply.imageList };

const SN_MIN = 10;

/** A serial number as the server will read it. */
export const normalSn = (sn: string): string => sn.normalize("NFKC").replace(/[\s-]/g, "").toUpperCase();

/** Returns the error of a serial number; undefined for a valid one. */
export function snFault(input: string): string | undefined {
  const sn = normalSn(input);
  if (/^[A-Z0-9]{10,20}$/.test(sn)) return undefined;
  const missing = SN_MIN - sn.length;
  const short = /^[A-Z0-9]*$/.test(sn) && missing > 0 && sn !== "";
  return short ? `${text.snWrong}${fillText(text.snShort, { n: missing })}` : text.snWrong;
}

/**
 * What an application has to be before it is sent, beyond the contract.
 * @param today the present day, `YYYY-MM-DD`
 * @param keepsSn an empty number stands for the one handed in before
 */
export const applicationRules = (today: string, keepsSn: boolean): FieldRules<Application> => ({
  modelId: { sentence: text.modelMissing },
  sn: { sentence: text.snWrong, required: !keepsSn, check: snFault },
  channel: { sentence: text.channelMissing },
  purchaseAt: {
    sentence: text.purchaseMissing,
    check: (day: string) => (day > today ? text.purchaseMissing : undefined),
  },
  images: { sentence: text.proofMissing },
});

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
