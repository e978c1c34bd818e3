import { expect, test } from "vitest";
import { getCategories } from "./category-tabs.tsx";

test("sorts the categories independently of the rows", () => {
  const rows = ["装备", "", "出行", "装备", "生活"].map((category) => ({ category }));
  expect(getCategories(rows)).toEqual(getCategories(rows.toReversed()));
  expect(getCategories(rows)).toHaveLength(3);
});
