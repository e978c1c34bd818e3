import { parseWireTime } from "@lenscape/ui/lib/time";
import { expect, test } from "vitest";
import {
  createEmptyPlan,
  findPlanErrorField,
  type Plan,
  toPlan,
  toPlanInput,
  validatePlan,
} from "./activity-plan.ts";

const NOW = parseWireTime("2026-11-21 12:00:00");
const plan = (change: Partial<Plan> = {}): Plan => ({
  ...createEmptyPlan(),
  startAt: "2026-11-28T17:30",
  endAt: "2026-11-28T22:00",
  signEndAt: "2026-11-27T18:00",
  placeName: "城北林场东门",
  ...change,
});

test("accepts a complete plan and rejects an empty one", () => {
  expect(validatePlan(plan(), NOW)).toEqual({});
  expect(Object.keys(validatePlan(createEmptyPlan(), NOW)).sort()).toEqual([
    "endAt",
    "placeName",
    "signEndAt",
    "startAt",
  ]);
});

test.each<[Partial<Plan>, string]>([
  [{ endAt: "2026-11-28T17:30" }, "endAt"],
  [{ startAt: "2026-11-01T10:00", endAt: "2026-11-02T10:00", signEndAt: "2026-11-01T09:00" }, "endAt"],
  [{ signStartAt: "2026-11-27T18:00" }, "signEndAt"],
  [{ signEndAt: "2026-11-29T00:00" }, "signEndAt"],
  [{ signEndAt: "2026-11-20T00:00" }, "signEndAt"],
  [{ placeName: "  " }, "placeName"],
  [{ isOnline: true, onlineUrl: "meet.example" }, "onlineUrl"],
  [{ isOnline: true, onlineUrl: "https://meet.example@evil.test/" }, "onlineUrl"],
  [{ maxNum: "一百" }, "maxNum"],
  [{ costPoints: "10001" }, "costPoints"],
  [{ agenda: [{ time: "17:30", title: " ", note: "" }] }, "agenda"],
  [{ fields: [{ label: "车型", options: "公路", required: true }] }, "fields"],
  [{ fields: [{ label: "", options: "", required: true }] }, "fields"],
  [{ fields: [{ label: "尺码", options: "1、2、3、4、5、6、7、8、9", required: true }] }, "fields"],
  [{ fields: [{ label: "尺码", options: `小、${"长".repeat(21)}`, required: true }] }, "fields"],
])("rejects %j with an error of %s", (change, field) => {
  expect(validatePlan(plan(change), NOW)).toHaveProperty(field);
});

test.each(["endAt", "signEndAt"] as const)("accepts %s from the minute after now", (field) => {
  const times = { startAt: "2026-11-21T09:00", endAt: "2026-11-21T22:00", signEndAt: "2026-11-21T12:01" };
  const getErrors = (time: string) =>
    Object.keys(
      validatePlan(plan({ ...times, [field]: time, ...(field === "endAt" && { signEndAt: time }) }), NOW),
    );
  expect(getErrors("2026-11-21T12:00")).toContain(field);
  expect(getErrors("2026-11-21T12:01")).toEqual([]);
});

test("converts empty fields to the defaults of the contract", () => {
  const body = toPlanInput(
    plan({ fields: [{ label: "车型", options: "公路、山地 折叠", required: true }] }),
    NOW,
  );
  expect(body).toMatchObject({
    startAt: "2026-11-28 17:30:00",
    signStartAt: "2026-11-21 12:00:00",
    location: { name: "城北林场东门", address: "" },
    maxNum: 0,
    fields: [{ label: "车型", options: ["公路", "山地", "折叠"], required: 1 }],
  });
  expect(toPlanInput(plan({ isOnline: true, onlineUrl: "https://meet.example/1" }), NOW)).not.toHaveProperty(
    "location",
  );
});

test("round-trips a published plan, including coordinates and options with spaces", () => {
  const published = {
    startAt: "2026-11-28 17:30:00",
    endAt: "2026-11-28 22:00:00",
    signStartAt: "2026-11-20 10:00:00",
    signEndAt: "2026-11-27 18:00:00",
    location: { name: "城北林场东门", address: "", lat: 30.66, lng: 104.06 },
    maxNum: 0,
    needAudit: 1 as const,
    costPoints: 20,
    agenda: [{ time: "17:30", title: "集合", note: "" }],
    fields: [{ label: "带哪副", options: ["Lens One", "Lens Air"], required: 0 as const }],
  };
  expect(toPlanInput(toPlan(published), NOW)).toEqual(published);
});

test("rejects fewer places than participants", () => {
  const constraints = { participantCount: 3, hasStarted: false };
  expect(validatePlan(plan({ maxNum: "2" }), NOW, constraints)).toEqual({
    maxNum: "名额不能少于已报名的 3 人",
  });
  expect(validatePlan(plan({ maxNum: "3" }), NOW, constraints)).toEqual({});
  expect(validatePlan(plan({ maxNum: "" }), NOW, constraints)).toEqual({});
});

test.each([
  ["请填写每一段安排做什么", "agenda"],
  ["活动已结束，安排不能再改", undefined],
])("maps the message %s to the field %s", (sentence, field) => {
  expect(findPlanErrorField(sentence)).toBe(field);
});
