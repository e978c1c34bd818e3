import { limits } from "@lenscape/api/operations.gen";
import { expect, test } from "vitest";
import { findFieldErrors } from "#lib/contract-resolver.ts";
import { addressRules, formatRegion, maskTel } from "./addresses.ts";

const fields = {
  name: "云野",
  tel: "13800008000",
  areaCode: "330106",
  addressDetail: "湖滨路 18 号",
  tag: "",
  isDefault: 0 as const,
};
const faults = (to: Partial<typeof fields> = {}) =>
  findFieldErrors({ ...fields, ...to }, limits.addressAdd, addressRules);

test("ROUTE-018 returns the error of each invalid address field", () => {
  expect(faults()).toEqual({});
  expect(faults({ name: " ", tel: "", areaCode: "", addressDetail: "" })).toEqual({
    name: "请填写收货人姓名",
    tel: "请填写手机号",
    areaCode: "请选择所在地区",
    addressDetail: "请填写详细地址",
  });
  expect(faults({ tel: "1380000800" }).tel).toBe("请输入正确的手机号码，还差 1 位");
  expect(faults({ tel: "12800008000" }).tel).toBe("请输入正确的手机号码");
  expect(faults({ tel: "138000080001" }).tel).toBe("请输入正确的手机号码");
  expect(faults({ areaCode: "330100" }).areaCode).toBe("请选择所在地区");
  expect(faults({ addressDetail: "湖滨路" }).addressDetail).toBe("详细地址不少于5个字");
});

test("masks phone numbers and names each place of a region once", () => {
  expect(maskTel("13800008000")).toBe("138****8000");
  expect(formatRegion({ province: "北京市", city: "北京市", county: "东城区" })).toBe("北京市 东城区");
  expect(formatRegion({ province: "重庆市", city: "", county: "丰都县" })).toBe("重庆市 丰都县");
});
