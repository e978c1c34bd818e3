import type { BodyOf } from "@lenscape/api/types";
import { countGraphemes } from "@lenscape/richtext/graphemes";

export type Address = NonNullable<BodyOf<"prizeClaim">["address"]>;

export const emptyAddress: Address = {
  name: "",
  tel: "",
  province: "",
  city: "",
  county: "",
  addressDetail: "",
};

/** Returns the errors of an address by field, with the texts of the server. */
export function checkAddress(address: Address): Partial<Record<keyof Address, string>> {
  const errors: Partial<Record<keyof Address, string>> = {};
  const isEmpty = (name: keyof Address) => address[name].trim() === "";
  if (isEmpty("name")) errors.name = "请填写收货人姓名";
  if (isEmpty("tel")) errors.tel = "请填写手机号";
  else if (!/^1[3-9]\d{9}$/.test(address.tel.trim())) errors.tel = "请输入正确的手机号码";
  for (const name of ["province", "city", "county"] as const)
    if (isEmpty(name)) errors[name] = "请选择所在地区";
  if (isEmpty("addressDetail")) errors.addressDetail = "请填写详细地址";
  else if (countGraphemes(address.addressDetail.trim()) < 5) errors.addressDetail = "详细地址不少于5个字";
  return errors;
}
