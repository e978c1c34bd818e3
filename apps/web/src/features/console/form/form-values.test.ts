import { expect, test } from "vitest";
import { bodyOf, type FormField, faultsOf, valuesOf } from "./form-values.ts";

const price: readonly FormField[] = [{ name: "marketPrice", label: "原价（元）", kind: "yuan" }];

test("an amount is written in yuan and kept in cents", () => {
  expect(valuesOf(price, { marketPrice: 5990 })).toEqual({ marketPrice: "59.90" });
  // 59.9 × 100 is a little less than 5990 to a computer.
  for (const [typed, cents] of [
    ["59.9", 5990],
    ["1.15", 115],
    ["0", 0],
  ] as const)
    expect(bodyOf(price, { marketPrice: typed })).toEqual({ marketPrice: cents });
  expect(valuesOf(price)).toEqual({ marketPrice: "" });
  expect(bodyOf(price, { marketPrice: "" })).toEqual({});
  for (const typed of ["59.905", "-1", "五元", "1e3"])
    expect(faultsOf(price, { marketPrice: typed })).toHaveProperty("marketPrice");
});

test("a moment that is not touched keeps its seconds; of several one has to be chosen where it is required", () => {
  const fields: readonly FormField[] = [
    { name: "endAt", label: "结束", kind: "moment" },
    { name: "events", label: "事件", kind: "choices", required: true },
  ];
  const values = valuesOf(fields, { endAt: "2026-12-31 23:59:59", events: ["a"] });
  expect(bodyOf(fields, values)).toEqual({ endAt: "2026-12-31 23:59:59", events: ["a"] });
  expect(bodyOf(fields, { ...values, endAt: "2026-12-31T08:30" })).toMatchObject({
    endAt: "2026-12-31 08:30:00",
  });
  expect(faultsOf(fields, { ...values, events: [] })).toEqual({ events: "请至少选一种事件" });
});
