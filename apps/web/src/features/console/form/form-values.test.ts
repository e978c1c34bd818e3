import { expect, test } from "vitest";
import { type FormField, toFormValues, toRequestBody, validateFields } from "./form-values.ts";

const price: readonly FormField[] = [{ name: "marketPrice", label: "原价（元）", kind: "yuan" }];

test("shows an amount in yuan and sends it in cents", () => {
  expect(toFormValues(price, { marketPrice: 5990 })).toEqual({ marketPrice: "59.90" });
  // 59.9 * 100 is 5989.999… in floating point.
  for (const [typed, cents] of [
    ["59.9", 5990],
    ["1.15", 115],
    ["0", 0],
  ] as const)
    expect(toRequestBody(price, { marketPrice: typed })).toEqual({ marketPrice: cents });
  expect(toFormValues(price)).toEqual({ marketPrice: "" });
  expect(toRequestBody(price, { marketPrice: "" })).toEqual({});
  for (const typed of ["59.905", "-1", "五元", "1e3"])
    expect(validateFields(price, { marketPrice: typed })).toHaveProperty("marketPrice");
});

test("keeps the seconds of an untouched time, and requires at least one checkbox", () => {
  const fields: readonly FormField[] = [
    { name: "endAt", label: "结束", kind: "datetime" },
    { name: "events", label: "事件", kind: "checkboxes", required: true },
  ];
  const values = toFormValues(fields, { endAt: "2026-12-31 23:59:59", events: ["a"] });
  expect(toRequestBody(fields, values)).toEqual({ endAt: "2026-12-31 23:59:59", events: ["a"] });
  expect(toRequestBody(fields, { ...values, endAt: "2026-12-31T08:30" })).toMatchObject({
    endAt: "2026-12-31 08:30:00",
  });
  expect(validateFields(fields, { ...values, events: [] })).toEqual({ events: "请至少选一种事件" });
});
