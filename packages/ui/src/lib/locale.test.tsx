import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { LocaleProvider, useText } from "./locale.tsx";
import { en } from "./text-en.ts";
import { fillText, zhHans } from "./text-zh-hans.ts";

afterEach(cleanup);

function Probe() {
  const text = useText();
  return <p>{`${text.empty}|${text.emptyAction}`}</p>;
}

test("without a provider the texts are Chinese", () => {
  render(<Probe />);
  expect(screen.getByText("暂无数据|去逛逛")).toBeDefined();
});

test("a provider chooses the language and may replace single sentences", () => {
  render(
    <LocaleProvider locale="en" text={{ emptyAction: "Home" }}>
      <Probe />
    </LocaleProvider>,
  );
  expect(screen.getByText("Nothing here yet|Home")).toBeDefined();
});

test("both languages have the same placeholders in every sentence", () => {
  const names = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).sort();
  for (const key of Object.keys(zhHans) as (keyof typeof zhHans)[]) {
    expect(names(en[key]), key).toEqual(names(zhHans[key]));
  }
});

test("fillText fills what it knows and leaves the rest", () => {
  expect(fillText("{n} / {max}", { n: 2 })).toBe("2 / {max}");
});
