import { cleanup, render, within } from "@testing-library/react";
import { afterAll, expect, test, vi } from "vitest";
import type { Pair } from "./guidance.ts";

/** Widgets whose examples show only the content of their overlay, or nothing before scrolling. */
const OVERLAYS = [
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

/** Roles that need an accessible name. */
const NAMED_ROLES = [
  "button",
  "link",
  "textbox",
  "checkbox",
  "switch",
  "radio",
  "combobox",
  "progressbar",
  "img",
];

const WIDGETS = Object.keys(import.meta.glob("../widgets/*/*.stories.tsx")).map(
  (path) => path.split("/")[2] ?? "",
);
const FILES = import.meta.glob<Pair[]>("../widgets/*/*.guidance.tsx", { eager: true, import: "guidance" });
const PAIRS = Object.entries(FILES).flatMap(([path, pairs]) =>
  pairs.map((pair) => ({ folder: path.split("/")[2] ?? "", pair })),
);

const warnings = vi.spyOn(console, "error").mockImplementation(() => {});
afterAll(() => warnings.mockRestore());

/** Returns the elements without an accessible name. */
const findNameless = (container: HTMLElement) =>
  NAMED_ROLES.flatMap((role) =>
    within(container)
      .queryAllByRole(role, { name: "", hidden: true })
      .filter((element) => !element.closest("[aria-hidden=true]"))
      .map(({ outerHTML }) => `a ${role} without a name: ${outerHTML.slice(0, 160)}`),
  );

/** Renders both examples of a pair and returns their faults. */
function findFaults({ good, bad }: Pair, folder: string): string[] {
  const isOverlay = OVERLAYS.includes(folder);
  const [first, second] = [good, bad].map((example) => render(<div>{example}</div>).container);
  if (!first || !second) return ["nothing is rendered"];
  const [goodHtml, badHtml] = [first, second].map(({ innerHTML }) => innerHTML.replaceAll(/_r_\w+?_/g, ""));
  const faults = [
    ...(isOverlay || first.querySelector(`[data-slot="${folder}"]`)
      ? []
      : ["the do does not show the widget"]),
    ...(isOverlay || goodHtml !== badHtml ? [] : ["the do and the don't look the same"]),
    ...warnings.mock.calls.map(([message, ...values]) => `${message} ${values.join(" ")}`.slice(0, 200)),
    ...findNameless(first),
  ];
  warnings.mockClear();
  cleanup();
  return faults;
}

test("every widget has a do and a don't beside it", () => {
  expect(WIDGETS.length).toBeGreaterThan(100);
  expect(Object.keys(FILES)).toEqual(WIDGETS.map((folder) => `../widgets/${folder}/${folder}.guidance.tsx`));
  expect(Object.entries(FILES).filter(([, pairs]) => pairs.length === 0)).toEqual([]);
});

test("every do and don't has a short sentence of its own", () => {
  const sentences = PAIRS.flatMap(({ pair }) => [pair.do, pair.dont]);
  expect(sentences.filter((text, index) => !text.trim() || sentences.indexOf(text) !== index)).toEqual([]);
  expect(sentences.filter((text) => text.endsWith("。") || text.length > 45)).toEqual([]);
});

test("every pair shows its widget, differs, logs no warning, and its do has accessible names", () => {
  const faults = PAIRS.flatMap(({ folder, pair }) =>
    findFaults(pair, folder).map((fault) => `${folder}: ${fault}`),
  );
  expect(faults).toEqual([]);
}, 60_000);
