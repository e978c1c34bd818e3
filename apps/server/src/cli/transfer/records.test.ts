import { expect, test } from "vitest";
import { parseRecord } from "./records.ts";

const thread = { kind: "thread", id: "1", member: "2", text: "在路上" };

test.each([
  [{ lat: 90.5, lng: 120, place: "北" }, "lat 的格式不对"],
  [{ lat: 30, lng: -180.5, place: "西" }, "lng 的格式不对"],
  [{ lat: "30", lng: 120, place: "城北林场" }, "lat 的格式不对"],
  [{ device: 7 }, "device 的格式不对"],
  [{ editedAt: "昨天" }, "editedAt 不是时间"],
])("the error for a thread with %j names the field", (fields, sentence) => {
  expect(() => parseRecord({ ...thread, ...fields })).toThrow(sentence);
});

test("a thread may have a place with decimal coordinates", () => {
  const fields = { place: "城北林场", lat: 30.287, lng: -120.153, device: "Lens One" };
  expect(parseRecord({ ...thread, ...fields }).record).toMatchObject(fields);
});
