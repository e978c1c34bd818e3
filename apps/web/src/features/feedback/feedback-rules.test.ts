import { expect, test } from "vitest";
import { findFieldErrors } from "#lib/contract-resolver.ts";
import {
  emptyReport,
  formatLocalTime,
  getSystemName,
  type ReportValues,
  reportLimits,
  reportRules,
} from "./feedback-rules.ts";
import type { FeedbackKind } from "./queries.ts";

const findErrors = (kind: FeedbackKind, form: ReportValues, isDetailed: boolean) =>
  findFieldErrors(form, reportLimits(isDetailed), reportRules(kind, isDetailed, ["model:1"]));

const validReport = {
  ...emptyReport,
  device: "model:1",
  frequency: "always",
  title: "戴帽子时右镜腿双击没反应",
  actual: "双击十次里有七次没有反应",
  content: "戴上毛线帽之后双击没有反应",
};

test("requires a device and a frequency for problems only", () => {
  expect(findErrors(0, validReport, true)).toEqual({});
  expect(Object.keys(findErrors(0, emptyReport, true)).sort()).toEqual([
    "actual",
    "device",
    "frequency",
    "title",
  ]);
  expect(findErrors(1, { ...validReport, device: "", frequency: "" }, false)).toEqual({});
  expect(Object.keys(findErrors(2, { ...validReport, device: "" }, false))).toEqual(["device"]);
});

test("rejects a device that no longer exists, except for ideas", () => {
  expect(findErrors(2, { ...validReport, device: "device:5" }, false)).toEqual({ device: "请选择设备" });
  expect(findErrors(1, { ...validReport, device: "device:5" }, false)).toEqual({});
});

test("ignores fields that the form does not show", () => {
  expect(findErrors(1, { ...validReport, steps: "长".repeat(5000) }, false)).toEqual({});
});

test("reports texts that are too short or too long", () => {
  expect(findErrors(1, { ...validReport, content: "太短" }, false)).toEqual({
    content: "请描述问题，不少于10个字",
  });
  expect(findErrors(1, { ...validReport, content: "长".repeat(1001) }, false)).toEqual({
    content: "描述不能超过1000个字",
  });
  expect(findErrors(0, { ...validReport, steps: "长".repeat(1001) }, true)).toHaveProperty("steps");
  expect(findErrors(1, { ...validReport, contact: "12345" }, false)).toEqual({
    contact: "请输入正确的手机号或邮箱",
  });
  expect(findErrors(1, { ...validReport, contact: "me@example.com" }, false)).toEqual({});
});

test("formats the time of a problem", () => {
  expect(formatLocalTime("2026-11-22T19:06")).toBe("2026-11-22 19:06");
  expect(formatLocalTime("")).toBe("");
});

test("reads the operating system from the user agent", () => {
  expect(getSystemName("Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X)")).toBe("iOS 17.4");
  expect(getSystemName("Mozilla/5.0 (Linux; Android 16; Pixel)")).toBe("Android 16");
  expect(getSystemName("else")).toBe("");
});
