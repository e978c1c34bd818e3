import { limits } from "@lenscape/api/operations.gen";
import { fillText } from "@lenscape/ui/lib/fill-text";
import type { FieldRules } from "#lib/contract-resolver.ts";
import type { SentPicture } from "#shell/forms/picture-files.tsx";
import { certificationText as text } from "./text.ts";

/** Values of the application form. */
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

/** Limits of the application in the contract. */
export const applicationLimits = { ...limits.deviceApply, images: limits.deviceApply.imageList };

const MIN_SN_LENGTH = 10;

/** Normalizes a serial number like the server. */
export const normalizeSerialNumber = (sn: string): string =>
  sn.normalize("NFKC").replace(/[\s-]/g, "").toUpperCase();

/** Returns the error of a serial number, or undefined. */
export function getSerialNumberError(input: string): string | undefined {
  const sn = normalizeSerialNumber(input);
  if (/^[A-Z0-9]{10,20}$/.test(sn)) return undefined;
  const missing = MIN_SN_LENGTH - sn.length;
  const isTooShort = /^[A-Z0-9]*$/.test(sn) && missing > 0 && sn !== "";
  return isTooShort ? `${text.snInvalid}${fillText(text.snShort, { n: missing })}` : text.snInvalid;
}

/**
 * Returns the rules of an application beyond the contract.
 * @param today current date, `YYYY-MM-DD`
 * @param keepsSn whether an empty serial number keeps that of the refused application
 */
export const applicationRules = (today: string, keepsSn: boolean): FieldRules<Application> => ({
  modelId: { sentence: text.modelMissing },
  sn: { sentence: text.snInvalid, required: !keepsSn, check: getSerialNumberError },
  channel: { sentence: text.channelMissing },
  purchaseAt: {
    sentence: text.purchaseMissing,
    check: (day: string) => (day > today ? text.purchaseMissing : undefined),
  },
  images: { sentence: text.proofMissing },
});

const FIELD_PATTERNS: [keyof Application, RegExp][] = [
  ["modelId", /型号/],
  ["sn", /SN/],
  ["orderNo", /订单号/],
  ["purchaseAt", /购买日期/],
  ["images", /凭证|图片/],
];

/** Finds the field that a message of the server is about, or undefined. */
export const findApplicationField = (message: string): keyof Application | undefined =>
  FIELD_PATTERNS.find(([, pattern]) => pattern.test(message))?.[0];
