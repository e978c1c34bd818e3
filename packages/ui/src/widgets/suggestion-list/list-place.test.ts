import { expect, test } from "vitest";
import { placeList } from "./list-place.ts";

const box = { left: 16, top: 100, bottom: 500, width: 358 };
const seen = { top: 0, bottom: 420 };
const signAt = (top: number, left = 60) => ({ left, top, bottom: top + 20 });

test("a list hangs below its sign and ends inside the window", () => {
  expect(placeList(signAt(120), box, seen)).toEqual({ left: 44, top: 44, maxHeight: 268 });
});

test("a list stands above a sign near the keyboard, and ends inside the window there too", () => {
  expect(placeList(signAt(300), box, seen)).toEqual({ left: 44, bottom: 204, maxHeight: 288 });
});

test("where neither side has room for a list, it takes the larger one", () => {
  const low = { top: 190, bottom: 420 };
  expect(placeList(signAt(225), box, low)).toEqual({ left: 44, top: 149, maxHeight: 163 });
});

test("a list stays inside its box on both sides", () => {
  expect(placeList(signAt(120, 360), box, seen)).toMatchObject({ left: 62 });
  expect(placeList(signAt(120, 0), box, seen)).toMatchObject({ left: 8 });
});

test("a list that grew with the font still ends at the edge of its box, and needs more room below", () => {
  expect(placeList(signAt(120, 200), { ...box, width: 700 }, seen, 2)).toMatchObject({ left: 116 });
  expect(placeList(signAt(120, 360), box, seen, 2)).toMatchObject({ left: 0 });
  expect(placeList(signAt(220), box, seen, 2)).toHaveProperty("bottom");
});
