import { expect, test } from "vitest";
import { faultsIn } from "#lib/contract-resolver.ts";
import {
  type Application,
  applicationLimits,
  applicationRules,
  emptyApplication,
  fieldOf,
  snFault,
} from "./device-rules.ts";

const faults = (form: Application, keepsSn: boolean) =>
  faultsIn(form, applicationLimits, applicationRules("2026-11-21", keepsSn));

const whole = {
  modelId: "1",
  sn: "ls26 7a40 4418",
  channel: "official",
  orderNo: "",
  purchaseAt: "2026-11-02",
  images: [{ url: "/uploads/a.webp", name: "a.jpg", size: 1 }],
};

test("a serial number that is too short says how much is missing", () => {
  expect(snFault("LS26 7A40 4418")).toBeUndefined();
  expect(snFault("LS267A40")).toBe("请输入正确的SN码：10–20 位数字和大写字母，还差 2 位");
  for (const wrong of ["", "LS267A40#418", "A".repeat(21)]) {
    expect(snFault(wrong)).toBe("请输入正确的SN码：10–20 位数字和大写字母");
  }
});

test("every field that is missing has its sentence; an application handed in again may keep its number", () => {
  expect(faults(whole, false)).toEqual({});
  expect(Object.keys(faults(emptyApplication, false)).sort()).toEqual([
    "channel",
    "images",
    "modelId",
    "purchaseAt",
    "sn",
  ]);
  expect(faults({ ...whole, purchaseAt: "2026-11-22" }, false)).toHaveProperty("purchaseAt");
  expect(faults({ ...whole, sn: " " }, true)).toEqual({});
});

test("a refusal of the server is shown at the field it is about", () => {
  expect(fieldOf("该SN码已被认证，如有疑问请联系客服")).toBe("sn");
  expect(fieldOf("该SN码的申请正在审核，不用重复提交")).toBe("sn");
  expect(fieldOf("订单号包含违禁词「加微信」，请修改后再试")).toBe("orderNo");
  expect(fieldOf("请上传购买凭证")).toBe("images");
  expect(fieldOf("每月最多提交3次")).toBeUndefined();
});
