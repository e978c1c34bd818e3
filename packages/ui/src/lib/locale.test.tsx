import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { english } from "./english.ts";
import { LocaleProvider, useText } from "./locale.tsx";

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
  // Sentences that belong together stand in a group of their own.
  const namesIn = (text: object): object =>
    Object.fromEntries(
      Object.entries(text).map(([key, value]) => [
        key,
        typeof value === "string" ? names(value) : namesIn(value),
      ]),
    );
  for (const [chinese, translated] of english) expect(namesIn(translated)).toEqual(namesIn(chinese));
});
