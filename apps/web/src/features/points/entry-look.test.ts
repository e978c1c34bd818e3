import { expect, test } from "vitest";
import { pageOf, paths } from "#paths";
import { sourceHref } from "./entry-look.tsx";

test("an entry leads to its thread, to the page it came from, or nowhere", () => {
  const all = () => true;
  expect(sourceHref({ source: "essence", sourceId: "12" }, all)).toBe(paths.thread("12"));
  expect(sourceHref({ source: "tipping", sourceId: "" }, all)).toBeUndefined();
  expect(sourceHref({ source: "exchange", sourceId: "3" }, all)).toBe(pageOf("exchangeRecord"));
  expect(sourceHref({ source: "exchange", sourceId: "3" }, () => false)).toBeUndefined();
  expect(sourceHref({ source: "adjustment", sourceId: "" }, all)).toBeUndefined();
});
