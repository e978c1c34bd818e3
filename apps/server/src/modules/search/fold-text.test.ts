import fc from "fast-check";
import { expect, test } from "vitest";
import { fold, foldWithPlaces } from "./fold-text.ts";
import { findMarks } from "./search-marks.ts";

test.each([
  ["Café", "cafe"],
  ["cafe\u0301", "cafe"],
  ["naïve", "naive"],
  ["Ünïcödé", "unicode"],
  ["x\u0302y", "xy"],
  ["Łódź", "lodz"],
  ["αλφά", "αλφα"],
  ["ラーメン", "らーめん"],
  ["ﾗｰﾒﾝ", "らーめん"],
  ["ガ", "が"],
  ["カ\u3099", "が"],
  ["1,280", "1280"],
  ["１，２８０ 元", "1280 元"],
  ["1,280,000.50", "1280000.50"],
  ["水，2,560 元", "水,2560 元"],
  ["繁體", "繁体"],
])("%j is folded to %j", (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(foldWithPlaces(text).folded).toBe(folded);
});

test.each(["1,28", "12,3456", "1,2,3", "1234,567", "0.1,280", "й", "が", "1, 280", "か", "ー"])(
  "%j stays",
  (text) => {
    expect(fold(text)).toBe(text);
  },
);

test("marks cover the original spelling", () => {
  const text = "一家 Cafe\u0301，1,280 円のラーメン";
  const marked = (pattern: RegExp) => findMarks(text, [pattern]).map(([from, to]) => text.slice(from, to));
  expect(marked(/cafe/gu)).toEqual(["Cafe\u0301"]);
  expect(marked(/1280/gu)).toEqual(["1,280"]);
  expect(marked(/らーめん/gu)).toEqual(["ラーメン"]);
});

test("folding by pieces equals folding the text", () => {
  const part = fc.constantFrom("1", "280", ",", "，", "é", "e\u0301", "カ", "體", " ", "\n", ".", "a");
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      const text = `字${parts.join("")}字`;
      const { folded, places } = foldWithPlaces(text);
      expect(folded).toBe(fold(text));
      expect(places).toHaveLength(folded.length + 1);
    }),
  );
});

test("long digits with commas are folded in linear time", () => {
  const started = process.cpuUsage();
  for (const text of ["1,".repeat(100_000), "111,".repeat(50_000), ",".repeat(200_000), "1".repeat(200_000)])
    fold(text);
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(3000);
});
