import type { Api } from "@lenscape/api/client";
import type { AnswerOf } from "@lenscape/api/types";
import { mallText as text } from "#copy/mall.ts";
import { apiQuery } from "#lib/query.ts";

export type Address = AnswerOf<"addressList">[number];

/** As many as the server keeps (screens.md 4.5). */
export const MAX_ADDRESSES = 20;

/** Where I have things sent, the default first. */
export const addresses = (api: Api) => apiQuery(api, "addressList", { silent: true });

/** 13800008000 → 138****8000 */
export const maskTel = (tel: string): string => `${tel.slice(0, 3)}****${tel.slice(-4)}`;

/** A region as parcels are addressed: a city that is its own province is named once. */
export const regionText = ({
  province,
  city,
  county,
}: Pick<Address, "province" | "city" | "county">): string =>
  [...new Set([province, city, county])].filter(Boolean).join(" ");

export interface AddressFields {
  name: string;
  tel: string;
  areaCode: string;
  addressDetail: string;
  tag: string;
}

export type AddressErrors = Partial<Record<"name" | "tel" | "areaCode" | "addressDetail", string>>;

const MOBILE = /^1[3-9]\d{9}$/;
const MOBILE_LENGTH = 11;
const DETAIL_MIN = 5;

function telError(tel: string): string | undefined {
  if (!tel) return text.rules.tel;
  if (MOBILE.test(tel)) return undefined;
  const missing = MOBILE_LENGTH - tel.length;
  return /^1[3-9]\d*$/.test(tel) && missing > 0
    ? text.rules.telShort.replace("{n}", String(missing))
    : text.rules.telWrong;
}

/** What has to change before an address is sent (screens.md 4.5). */
export function addressErrors(fields: AddressFields): AddressErrors {
  const tel = telError(fields.tel.trim());
  const detail = [...fields.addressDetail.trim()].length;
  return {
    ...(fields.name.trim() ? {} : { name: text.rules.name }),
    ...(tel && { tel }),
    ...(/^\d{6}$/.test(fields.areaCode) && !fields.areaCode.endsWith("00")
      ? {}
      : { areaCode: text.rules.region }),
    ...(detail === 0
      ? { addressDetail: text.rules.detail }
      : detail < DETAIL_MIN
        ? { addressDetail: text.rules.detailShort }
        : {}),
  };
}
