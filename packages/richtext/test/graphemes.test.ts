import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  countGraphemes,
  isLongerThan,
  MAX_UNITS_PER_GRAPHEME,
  sliceGraphemes,
  splitGraphemes,
} from "../src/graphemes.ts";

const FAMILY = "👨‍👩‍👧";
const SKIN = "👩🏽‍💻";
const FLAG = "🇨🇳";
const ENGLAND = "🏴󠁧󠁢󠁥󠁮󠁧󠁿";

test.each([
  ["", 0],
  ["镜界 Lenscape\n", 12],
  [FAMILY, 1],
  [SKIN, 1],
  [FLAG + FLAG, 2],
  [ENGLAND, 1],
  ["1️⃣", 1],
  ["❤️", 1],
  ["cafe\u0301", 4],
  ["か\u3099", 1],
  ["각", 1],
  ["각", 1],
  ["क्षि", 1],
  ["\r\n", 1],
  ["字\ufe00字", 2],
])("%j has %i characters", (text, count) => {
  expect(countGraphemes(text)).toBe(count);
  expect(splitGraphemes(text)).toHaveLength(count);
  expect(splitGraphemes(text).join("")).toBe(text);
});

test("a text is cut between characters", () => {
  expect(sliceGraphemes(`镜${FAMILY}界`, 2)).toBe(`镜${FAMILY}`);
  expect(sliceGraphemes(`镜${FAMILY}界`, 1)).toBe("镜");
  expect(sliceGraphemes(FAMILY.repeat(300), 299)).toBe(FAMILY.repeat(299));
  expect(sliceGraphemes("短", 5)).toBe("短");
  expect(sliceGraphemes("😀😀", 0)).toBe("");
});

test("a cluster of combining marks counts by its size", () => {
  const marks = (count: number) => `a${"\u0301".repeat(count)}`;
  expect(countGraphemes(marks(MAX_UNITS_PER_GRAPHEME - 1))).toBe(1);
  expect(countGraphemes(marks(MAX_UNITS_PER_GRAPHEME))).toBe(2);
  expect(countGraphemes(marks(100_000))).toBeGreaterThan(3000);
  expect(isLongerThan(marks(100_000), 3000)).toBe(true);
  expect(sliceGraphemes(marks(100_000), 100).length).toBeLessThanOrEqual(100 * MAX_UNITS_PER_GRAPHEME);
});

describe("any text", () => {
  const text = fc
    .array(
      fc.constantFrom(
        ...["a", "字", "é", "😀", "👨", "\u200d", "\u0301", "🏽", "🇨", "🇳", "❤", "\ufe0f", "\r", "\n"],
        ...["क", "\u094d", "\u1100", "\uac00", "\u11a8", "\u0600", "\u{e0067}", "\ud83d"],
      ),
      { maxLength: 400 },
    )
    .map((parts) => parts.join(""));
  const clustersOf = (value: string) =>
    [...new Intl.Segmenter("und").segment(value)].map(({ segment }) => segment);
  const weightOf = (cluster: string) => Math.ceil(cluster.length / MAX_UNITS_PER_GRAPHEME);

  test("has the clusters of Intl.Segmenter", () => {
    fc.assert(
      fc.property(text, fc.nat(100), (value, most) => {
        const count = clustersOf(value).reduce((sum, cluster) => sum + weightOf(cluster), 0);
        expect(countGraphemes(value)).toBe(count);
        expect(countGraphemes(value, most)).toBe(Math.min(count, most));
        expect(isLongerThan(value, most)).toBe(count > most);
        const start = sliceGraphemes(value, most);
        expect(value.startsWith(start)).toBe(true);
        expect(countGraphemes(start)).toBeLessThanOrEqual(most);
        expect(start === value).toBe(count <= most);
      }),
    );
  });
});

test.each([
  ["plain text", "镜界"],
  ["emoji", "😀"],
  ["families", FAMILY],
  ["flags", FLAG],
  ["combining marks", "\u0301"],
  ["joiners", "👨\u200d"],
  ["conjuncts", "क\u094d"],
])("the time for %s is linear", (_name, unit) => {
  const text = unit.repeat(1_000_000 / unit.length);
  const before = process.cpuUsage();
  countGraphemes(text);
  const { user } = process.cpuUsage(before);
  // A quadratic count takes minutes.
  expect(user / 1000).toBeLessThan(5000);
});
