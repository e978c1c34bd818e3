import { cleanup, render, within } from "@testing-library/react";
import { afterAll, expect, test, vi } from "vitest";
import { CATALOG } from "./catalog.ts";
import { GUIDANCE, type Pair } from "./guidance.ts";

/** What opens over the page, or once it is scrolled: drawn as its panel, or not there before. */
const LAYERS = [
  "back-to-top",
  "confirm-dialog",
  "dialog",
  "dropdown-menu",
  "hover-menu",
  "lightbox",
  "popover",
  "popup",
  "rank-popup",
  "search-overlay",
  "sheet",
  "suggestion-dialog",
  "toast",
];

/** What takes the focus or is read out by itself, and needs a name for that. */
const NAMED = ["button", "link", "textbox", "checkbox", "switch", "radio", "combobox", "progressbar", "img"];

const PAIRS = Object.entries(GUIDANCE).flatMap(([folder, pairs]) => pairs.map((pair) => ({ folder, pair })));

const warnings = vi.spyOn(console, "error").mockImplementation(() => {});
afterAll(() => warnings.mockRestore());

/** The parts that a screen reader would call by their role alone. */
const nameless = (container: HTMLElement) =>
  NAMED.flatMap((role) =>
    within(container)
      .queryAllByRole(role, { name: "", hidden: true })
      .filter((part) => !part.closest("[aria-hidden=true]"))
      .map(({ outerHTML }) => `a ${role} without a name: ${outerHTML.slice(0, 160)}`),
  );

/** What is wrong with how a pair is drawn. */
function trouble({ good, bad }: Pair, layer: boolean, folder: string): string[] {
  const [yes, no] = [good, bad].map((drawn) => render(<div>{drawn}</div>).container) as [
    HTMLElement,
    HTMLElement,
  ];
  const shown = layer || yes.querySelector(`[data-slot="${folder}"]`);
  const [first, second] = [yes, no].map(({ innerHTML }) => innerHTML.replaceAll(/_r_\w+?_/g, ""));
  const differs = layer || first !== second;
  const found = [
    ...(shown ? [] : ["the do does not show the widget"]),
    ...(differs ? [] : ["the do and the don't are the same"]),
    ...warnings.mock.calls.map(([message, ...more]) => `${message} ${more.join(" ")}`.slice(0, 200)),
    ...nameless(yes),
  ];
  warnings.mockClear();
  cleanup();
  return found;
}

test("every widget has a do and a don't, and nothing else has", () => {
  const widgets = CATALOG.filter(({ widget }) => widget).map(({ id }) => id);
  expect(Object.keys(GUIDANCE).sort()).toEqual(widgets.sort());
  expect(Object.values(GUIDANCE).filter((pairs) => pairs.length === 0)).toEqual([]);
});

test("a do and a don't say a sentence each, which no other pair says", () => {
  const said = PAIRS.flatMap(({ pair: { to, notTo } }) => [to, notTo]);
  expect(said.filter((sentence, at) => !sentence.trim() || said.indexOf(sentence) !== at)).toEqual([]);
  expect(said.filter((sentence) => sentence.endsWith("。") || sentence.length > 45)).toEqual([]);
});

test("every pair is drawn with the widget itself, differs, warns of nothing, and its do has names for a screen reader", () => {
  const found = PAIRS.flatMap(({ folder, pair }) =>
    trouble(pair, LAYERS.includes(folder), folder).map((says) => `${folder}: ${says}`),
  );
  expect(found).toEqual([]);
}, 60_000);
