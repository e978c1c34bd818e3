import { expect, test } from "vitest";
import { findFieldErrors } from "#lib/contract-resolver.ts";
import {
  type Application,
  applicationLimits,
  applicationRules,
  emptyApplication,
  findApplicationField,
  getSerialNumberError,
} from "./device-rules.ts";

const findErrors = (form: Application, keepsSn: boolean) =>
  findFieldErrors(form, applicationLimits, applicationRules("2026-11-21", keepsSn));

const validApplication = {
  modelId: "1",
  sn: "ls26 7a40 4418",
  channel: "official",
  orderNo: "",
  purchaseAt: "2026-11-02",
  images: [{ url: "/uploads/a.webp", name: "a.jpg", size: 1 }],
};

test("reports the missing length of a short serial number", () => {
  expect(getSerialNumberError("LS26 7A40 4418")).toBeUndefined();
  expect(getSerialNumberError("LS267A40")).toBe("请输入正确的SN码：10–20 位数字和大写字母，还差 2 位");
  for (const invalid of ["", "LS267A40#418", "A".repeat(21)]) {
    expect(getSerialNumberError(invalid)).toBe("请输入正确的SN码：10–20 位数字和大写字母");
  }
});

test("reports every missing field; a repeated application may keep its serial number", () => {
  expect(findErrors(validApplication, false)).toEqual({});
  expect(Object.keys(findErrors(emptyApplication, false)).sort()).toEqual([
    "channel",
    "images",
    "modelId",
    "purchaseAt",
    "sn",
  ]);
  expect(findErrors({ ...validApplication, purchaseAt: "2026-11-22" }, false)).toHaveProperty("purchaseAt");
  expect(findErrors({ ...validApplication, sn: " " }, true)).toEqual({});
});

test("maps messages of the server to fields", () => {
  expect(findApplicationField("该SN码已被认证，如有疑问请联系客服")).toBe("sn");
  expect(findApplicationField("该SN码的申请正在审核，不用重复提交")).toBe("sn");
  expect(findApplicationField("订单号包含违禁词「加微信」，请修改后再试")).toBe("orderNo");
  expect(findApplicationField("请上传购买凭证")).toBe("images");
  expect(findApplicationField("每月最多提交3次")).toBeUndefined();
});
