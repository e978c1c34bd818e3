import type { Api } from "@lenscape/api/client";
import type { AnswerOf } from "@lenscape/api/types";
import { countGraphemes } from "@lenscape/richtext/graphemes";
import { fillText } from "@lenscape/ui/lib/fill-text";
import type { FieldRules } from "#lib/contract-resolver.ts";
import { apiQuery } from "#lib/query.ts";
import { mallText as text } from "./text.ts";

export type Address = AnswerOf<"addressList">[number];

/** Maximum number of addresses of a member, as on the server. */
export const MAX_ADDRESSES = 20;

/** Query for the member's addresses, the default one first. */
export const addressesQuery = (api: Api) => apiQuery(api, "addressList", { silent: true });

/** Masks a phone number: 13800008000 becomes 138****8000. */
export const maskTel = (tel: string): string => `${tel.slice(0, 3)}****${tel.slice(-4)}`;

/** Returns a region as written on a parcel. A municipality that is its own province is named once. */
export const formatRegion = ({
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
  isDefault: 0 | 1;
}

const MOBILE_PATTERN = /^1[3-9]\d{9}$/;
const MOBILE_LENGTH = 11;
const MIN_DETAIL_LENGTH = 5;

function getTelError(value: string): string | undefined {
  const tel = value.trim();
  if (MOBILE_PATTERN.test(tel)) return undefined;
  const missing = MOBILE_LENGTH - tel.length;
  return /^1[3-9]\d*$/.test(tel) && missing > 0
    ? fillText(text.rules.telShort, { n: missing })
    : text.rules.telWrong;
}

/** Rules for an address beyond the contract, checked before it is sent. */
export const addressRules: FieldRules<AddressFields> = {
  name: { sentence: text.rules.name },
  tel: { sentence: text.rules.tel, check: getTelError },
  areaCode: {
    sentence: text.rules.region,
    check: (code: string) => (/^\d{4}(?!00)\d\d$/.test(code) ? undefined : text.rules.region),
  },
  addressDetail: {
    sentence: text.rules.detail,
    check: (detail: string) =>
      countGraphemes(detail.trim()) < MIN_DETAIL_LENGTH ? text.rules.detailShort : undefined,
  },
};
