import { cleanup, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import { ProductOptions, toOptionEntries, toOptionsBody, validateOption } from "./product-options.tsx";

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

test("keeps the picture of a value when pictures are moved, and removes it with the picture", () => {
  const entries = toOptionEntries(options, pictures);
  expect(toOptionsBody(entries, pictures)).toEqual(options);
  expect(toOptionsBody(entries, ["/3.webp", "/2.webp"])[0]?.values).toEqual([
    { label: "日出", soldOut: false },
    { label: "松烟", soldOut: false, picture: 2 },
    { label: "深海", soldOut: true, picture: 1 },
  ]);
  expect(toOptionsBody(entries, ["/1.webp"])[0]?.values[1]).toEqual({ label: "松烟", soldOut: false });
});

test("adds, moves and removes options and values, each value with a picture of the product", async () => {
  let currentEntries: readonly string[] = toOptionEntries(options, pictures);
  function ControlledOptions() {
    const [entries, setEntries] = useState(currentEntries);
    currentEntries = entries;
    return (
      <ProductOptions
        label="规格"
        help={undefined}
        entries={entries}
        pictures={pictures}
        error={entries.map(validateOption).find(Boolean)}
        onChange={setEntries}
      />
    );
  }
  const { user } = mount(<ControlledOptions />, {}, "t");
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
  expect(toOptionsBody(currentEntries, pictures)).toEqual([
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
