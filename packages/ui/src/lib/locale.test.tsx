import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { english } from "./english.ts";
import { LocaleProvider, useText } from "./locale.tsx";
import { fillText } from "./text-zh-hans.ts";

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
    <LocaleProvider locale="en" translations={english} text={{ emptyAction: "Home" }}>
      <Probe />
    </LocaleProvider>,
  );
  expect(screen.getByText("Nothing here yet|Home")).toBeDefined();
});

test("both languages have the same placeholders in every sentence", () => {
  const names = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).sort();
  for (const [chinese, translated] of english) {
    for (const [key, sentence] of Object.entries(chinese)) {
      expect(names((translated as Record<string, string>)[key]!), key).toEqual(names(sentence));
    }
  }
});

test("fillText fills what it knows and leaves the rest", () => {
  expect(fillText("{n} / {max}", { n: 2 })).toBe("2 / {max}");
});
