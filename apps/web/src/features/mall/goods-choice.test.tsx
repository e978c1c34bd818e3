import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { community } from "#test/answers/community.ts";
import { useProductChoice } from "./goods-choice.ts";

const good = {
  ...community.goodsDetail,
  options: [
    { name: "适配机型", values: ["Lens One", "Lens Air"].map((label) => ({ label, soldOut: false })) },
    {
      name: "颜色",
      values: [
        { label: "日出", soldOut: false, picture: 1 },
        { label: "松烟", soldOut: false, picture: 2 },
        { label: "深海", soldOut: true, picture: 3 },
      ],
    },
  ],
};

test("a value selects its picture, and a picture selects its value", () => {
  const { result } = renderHook(() => useProductChoice(good));
  expect(result.current).toMatchObject({ chosen: ["Lens One", "日出"], picture: 0 });
  act(() => result.current.choose(1, "松烟"));
  expect(result.current).toMatchObject({ chosen: ["Lens One", "松烟"], picture: 1 });
  act(() => result.current.look(0));
  expect(result.current).toMatchObject({ chosen: ["Lens One", "日出"], picture: 0 });
});

test("pictures of sold-out values and pictures without a value change no choice", () => {
  const { result } = renderHook(() => useProductChoice(good));
  for (const picture of [2, 3]) {
    act(() => result.current.look(picture));
    expect(result.current).toMatchObject({ chosen: ["Lens One", "日出"], picture });
  }
  act(() => result.current.choose(0, "Lens Air"));
  expect(result.current).toMatchObject({ chosen: ["Lens Air", "日出"], picture: 3 });
  act(() => result.current.choose(1, "松烟"));
  expect(result.current).toMatchObject({ chosen: ["Lens Air", "松烟"], picture: 1 });
});
