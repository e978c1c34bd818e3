import { cleanup, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import { faultOfOption, GoodsOptions, optionEntries, savedOptions } from "./goods-options.tsx";

const pictures = ["/1.webp", "/2.webp", "/3.webp"];
const options = [
  {
    name: "颜色",
    values: [
      { label: "日出", soldOut: false },
      { label: "松烟", soldOut: false, picture: 2 },
      { label: "深海", soldOut: true, picture: 3 },
    ],
  },
];

afterEach(cleanup);

test("a value's picture stays its own where the pictures are moved, and goes with it", () => {
  const entries = optionEntries(options, pictures);
  expect(savedOptions(entries, pictures)).toEqual(options);
  expect(savedOptions(entries, ["/3.webp", "/2.webp"])[0]?.values).toEqual([
    { label: "日出", soldOut: false },
    { label: "松烟", soldOut: false, picture: 2 },
    { label: "深海", soldOut: true, picture: 1 },
  ]);
  expect(savedOptions(entries, ["/1.webp"])[0]?.values[1]).toEqual({ label: "松烟", soldOut: false });
});

test("options and their values are added, moved and taken away in rows, each value with a picture of the good", async () => {
  let kept: readonly string[] = optionEntries(options, pictures);
  function Held() {
    const [entries, setEntries] = useState(kept);
    kept = entries;
    return (
      <GoodsOptions
        label="规格"
        help={undefined}
        entries={entries}
        pictures={pictures}
        error={entries.map(faultOfOption).find(Boolean)}
        onChange={setEntries}
      />
    );
  }
  const { user } = mount(<Held />, {}, "t");
  const field = (name: string) => screen.getByRole("textbox", { name });
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  await press("把第 1 种规格的第 3 个值上移");
  expect(document.activeElement).toBe(field("第 1 种规格的第 2 个值"));
  await press("删除第 1 种规格的第 1 个值");
  await user.selectOptions(screen.getByRole("combobox", { name: "第 1 种规格的第 2 个值的图片" }), "图片 1");
  await user.click(screen.getByRole("checkbox", { name: "第 1 种规格的第 1 个值缺货" }));
  await press("加一种规格");
  expect(document.activeElement).toBe(field("第 2 种规格"));
  expect(field("第 2 种规格").getAttribute("aria-invalid")).toBe("true");
  await user.keyboard("长度");
  expect(screen.getByText("规格和值都要有名称，不要的删掉")).toBeDefined();
  await user.type(field("第 2 种规格的第 1 个值"), "1、2 米");
  expect(screen.queryByText("规格和值都要有名称，不要的删掉")).toBeNull();
  await press("把第 2 种规格上移");
  expect(savedOptions(kept, pictures)).toEqual([
    { name: "长度", values: [{ label: "1、2 米", soldOut: false }] },
    {
      name: "颜色",
      values: [
        { label: "深海", soldOut: false, picture: 3 },
        { label: "松烟", soldOut: false, picture: 1 },
      ],
    },
  ]);
});
