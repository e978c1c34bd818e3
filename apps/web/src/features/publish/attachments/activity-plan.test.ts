import { parseWireTime } from "@lenscape/ui/lib/time";
import { expect, test } from "vitest";
import { checkPlan, emptyPlan, type Plan, planBody, planFieldOf, planOf } from "./activity-plan.ts";

const NOW = parseWireTime("2026-11-21 12:00:00");
const plan = (change: Partial<Plan> = {}): Plan => ({
  ...emptyPlan(),
  startAt: "2026-11-28T17:30",
  endAt: "2026-11-28T22:00",
  signEndAt: "2026-11-27T18:00",
  placeName: "城北林场东门",
  ...change,
});

test("a whole plan has no fault, an empty one lacks its times and its place", () => {
  expect(checkPlan(plan(), NOW)).toEqual({});
  expect(Object.keys(checkPlan(emptyPlan(), NOW)).sort()).toEqual([
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
])("%j is a fault of %s", (change, field) => {
  expect(checkPlan(plan(change), NOW)).toHaveProperty(field);
});

test("the body says what the contract asks for: an empty beginning is now, an empty number is none", () => {
  const body = planBody(
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
  expect(planBody(plan({ isOnline: true, onlineUrl: "https://meet.example/1" }), NOW)).not.toHaveProperty(
    "location",
  );
});

test("a published plan comes into the form and out of it as it was, its place on the map and options with spaces included", () => {
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
  expect(planBody(planOf(published), NOW)).toEqual(published);
});

test("a changed plan keeps places for those who are signed up", () => {
  const bounds = { joined: 3, begun: false };
  expect(checkPlan(plan({ maxNum: "2" }), NOW, bounds)).toEqual({ maxNum: "名额不能少于已报名的 3 人" });
  expect(checkPlan(plan({ maxNum: "3" }), NOW, bounds)).toEqual({});
  expect(checkPlan(plan({ maxNum: "" }), NOW, bounds)).toEqual({});
});

test.each([
  ["请填写每一段安排做什么", "agenda"],
  ["活动已结束，安排不能再改", undefined],
])("the refusal %s is about %s", (sentence, field) => {
  expect(planFieldOf(sentence)).toBe(field);
});
