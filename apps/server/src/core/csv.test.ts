import { expect, test } from "vitest";
import { csvFile, csvLine } from "./csv.ts";

test("commas, quotes and line breaks stay inside their cell", () => {
  expect(
    csvFile([
      ["怎么称呼", "手机"],
      ['云"野', "一,二\n三"],
    ]),
  ).toBe('\uFEFF"怎么称呼","手机"\r\n"云""野","一,二\n三"\r\n');
});

test.each(["=1+1", "+1", "-1", "@a", "＝1", "\t=1", " =1", "\r1", "\u200b=1"])(
  "a cell %j is not parsed as a formula",
  (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`);
  },
);
