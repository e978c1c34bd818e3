import { expect, test } from "vitest";
import { faultsIn } from "#lib/contract-resolver.ts";
import { emptyReport, type Report, readable, reportLimits, reportRules, systemOf } from "./feedback-rules.ts";
import type { Kind } from "./queries.ts";

const checkReport = (kind: Kind, form: Report, long: boolean) =>
  faultsIn(form, reportLimits(long), reportRules(kind, long, ["model:1"]));

const whole = {
  ...emptyReport,
  device: "model:1",
  frequency: "always",
  title: "戴帽子时右镜腿双击没反应",
  actual: "双击十次里有七次没有反应",
  content: "戴上毛线帽之后双击没有反应",
};

test("a problem needs a device and how often; an idea needs neither", () => {
  expect(checkReport(0, whole, true)).toEqual({});
  expect(Object.keys(checkReport(0, emptyReport, true)).sort()).toEqual([
    "actual",
    "device",
    "frequency",
    "title",
  ]);
  expect(checkReport(1, { ...whole, device: "", frequency: "" }, false)).toEqual({});
  expect(Object.keys(checkReport(2, { ...whole, device: "" }, false))).toEqual(["device"]);
});

test("a device that is not offered any more is none; an idea does not mind", () => {
  expect(checkReport(2, { ...whole, device: "device:5" }, false)).toEqual({ device: "请选择设备" });
  expect(checkReport(1, { ...whole, device: "device:5" }, false)).toEqual({});
});

test("what the form does not show stands in nobody's way", () => {
  expect(checkReport(1, { ...whole, steps: "长".repeat(5000) }, false)).toEqual({});
});

test("words that are too few or too many have their sentence", () => {
  expect(checkReport(1, { ...whole, content: "太短" }, false)).toEqual({
    content: "请描述问题，不少于10个字",
  });
  expect(checkReport(1, { ...whole, content: "长".repeat(1001) }, false)).toEqual({
    content: "描述不能超过1000个字",
  });
  expect(checkReport(0, { ...whole, steps: "长".repeat(1001) }, true)).toHaveProperty("steps");
  expect(checkReport(1, { ...whole, contact: "12345" }, false)).toEqual({
    contact: "请输入正确的手机号或邮箱",
  });
  expect(checkReport(1, { ...whole, contact: "me@example.com" }, false)).toEqual({});
});

test("when it happened is told without the mark of the browser's field", () => {
  expect(readable("2026-11-22T19:06")).toBe("2026-11-22 19:06");
  expect(readable("")).toBe("");
});

test("the system is read from the browser's name of itself", () => {
  expect(systemOf("Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X)")).toBe("iOS 17.4");
  expect(systemOf("Mozilla/5.0 (Linux; Android 16; Pixel)")).toBe("Android 16");
  expect(systemOf("else")).toBe("");
});
