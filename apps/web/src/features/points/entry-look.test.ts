import { expect, test } from "vitest";
import { pageOf, paths } from "#paths";
import { sourceHref } from "./entry-look.tsx";

test("an entry leads to its thread, to the page it came from, or nowhere", () => {
  expect(sourceHref({ source: "essence", sourceId: "12" })).toBe(paths.thread("12"));
  expect(sourceHref({ source: "tipping", sourceId: "" })).toBeUndefined();
  expect(sourceHref({ source: "exchange", sourceId: "3" })).toBe(pageOf("exchangeRecord"));
  expect(sourceHref({ source: "adjustment", sourceId: "" })).toBeUndefined();
});
