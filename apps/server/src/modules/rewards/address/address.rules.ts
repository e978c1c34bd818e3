import { countGraphemes, isLongerThan } from "@lenscape/richtext/graphemes";
import { badInput } from "../../../core/request-error.ts";
import type { addresses } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { type Region, regionOf } from "./regions.ts";

const { nameMax: NAME_MAX, detail: DETAIL } = policy.address;
const MOBILE = /^1[3-9]\d{9}$/;

/** Messages of addresses. */
export const addressTexts = {
  nameMissing: "请填写收货人姓名",
  nameLong: `收货人姓名不能超过${NAME_MAX}个字`,
  telMissing: "请填写手机号",
  telWrong: "请输入正确的手机号码",
  regionMissing: "请选择所在地区",
  detailMissing: "请填写详细地址",
  detailShort: `详细地址不少于${DETAIL.min}个字`,
  detailLong: `详细地址不能超过${DETAIL.max}个字`,
  full: (max: number) => `最多保存${max}个收货地址`,
} as const;

export interface AddressInput {
  name: string;
  tel: string;
  areaCode: string;
  addressDetail: string;
  tag?: string;
}

type Checked = Required<AddressInput> & Region;

/**
 * An address as it is stored, its region named by its code.
 * @throws RequestError 400 with the message for the first field that is wrong
 */
export function checkAddress(input: AddressInput): Checked {
  const name = input.name.trim();
  const tel = input.tel.trim();
  const addressDetail = input.addressDetail.trim();
  if (!name) badInput(addressTexts.nameMissing);
  if (isLongerThan(name, NAME_MAX)) badInput(addressTexts.nameLong);
  if (!tel) badInput(addressTexts.telMissing);
  if (!MOBILE.test(tel)) badInput(addressTexts.telWrong);
  const region = regionOf(input.areaCode) ?? badInput(addressTexts.regionMissing);
  if (!addressDetail) badInput(addressTexts.detailMissing);
  if (countGraphemes(addressDetail) < DETAIL.min) badInput(addressTexts.detailShort);
  if (isLongerThan(addressDetail, DETAIL.max)) badInput(addressTexts.detailLong);
  return { name, tel, areaCode: input.areaCode, addressDetail, tag: input.tag?.trim() ?? "", ...region };
}

export type AddressRow = typeof addresses.$inferSelect;

export function toAddress({ userId: _userId, createdAt: _createdAt, isDefault, ...row }: AddressRow) {
  return { ...row, isDefault: isDefault ? (1 as const) : (0 as const) };
}

/** A region as parcels are addressed: a city that is its own province is named once. */
export const regionText = ({ province, city, county }: Region): string =>
  [...new Set([province, city, county])].filter(Boolean).join(" ");
