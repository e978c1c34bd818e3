import { expect, test } from "vitest";
import { categoriesOf } from "./category-tabs.tsx";

test("the categories are in one order, however the rows are sorted", () => {
  const rows = ["装备", "", "出行", "装备", "生活"].map((category) => ({ category }));
  expect(categoriesOf(rows)).toEqual(categoriesOf(rows.toReversed()));
  expect(categoriesOf(rows)).toHaveLength(3);
});
