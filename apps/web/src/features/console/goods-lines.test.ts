import { expect, test } from "vitest";
import { optionsIn, optionsText } from "./goods-lines.ts";

test("options are written as lines and read back the same", () => {
  const lines = ["适配机型：Lens One、Lens Air", "颜色：日出（图 1）、松烟（图 2）、深海（图 3）（缺货）"];
  expect(optionsText(optionsIn(lines))).toEqual(lines);
  expect(optionsIn(["颜色：深海（缺货）（图3）、雾"])).toEqual([
    {
      name: "颜色",
      values: [
        { label: "深海", soldOut: true, picture: 3 },
        { label: "雾", soldOut: false },
      ],
    },
  ]);
});
