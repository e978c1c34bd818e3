import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Button } from "../widgets/button/button.tsx";
import { Card } from "../widgets/card/card.tsx";
import { IconButton } from "../widgets/icon-button/icon-button.tsx";
import { checkConformance } from "./conformance.tsx";
import { STORY_WIDGETS } from "./story-widgets.ts";
import { WIDGET_PARTS } from "./widget-parts.tsx";

/** Widgets that make the rest of the page inert. */
const MODAL = ["confirm-dialog", "dialog", "lightbox", "popup", "rank-popup", "search-overlay", "sheet"];

/** Components that only a call or an editor renders, or that are part of every overlay; their own tests check them. */
const ELSEWHERE = [
  "ConfirmHost",
  "EditorToolbar",
  "LinkPopover",
  "PopupContent",
  "TableFrame",
  "TableToolbar",
  "ToastHost",
];

const MODULES = import.meta.glob<Record<string, unknown>>(
  ["../widgets/*/*.tsx", "!../widgets/*/*.{stories,test,guidance}.tsx"],
  { eager: true },
);

afterEach(cleanup);

test("every component of every widget is checked", () => {
  const checked = new Set([...STORY_WIDGETS, ...WIDGET_PARTS].map(({ component }) => component as unknown));
  const found = Object.values(MODULES).flatMap((module) => Object.entries(module));
  const components = found.filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === "function");
  expect(components.length).toBeGreaterThan(150);
  const missing = components.filter(([name, value]) => !checked.has(value) && !ELSEWHERE.includes(name));
  expect(missing.map(([name]) => name)).toEqual([]);
});

test.each(STORY_WIDGETS.filter(({ name }) => MODAL.includes(name)))(
  "$name is a modal dialog with an accessible name",
  ({ component: Widget, opened }) => {
    render(<Widget {...opened} />);
    const dialog = document.querySelector("[role=dialog], [role=alertdialog]");
    expect(dialog?.getAttribute("aria-modal")).toBe("true");
    const title = document.getElementById(dialog?.getAttribute("aria-labelledby") ?? "");
    expect(title?.textContent).toBeTruthy();
  },
);

for (const { name, component, opened, slot } of STORY_WIDGETS) {
  if (slot) checkConformance(name, component, { slot, props: opened });
}

checkConformance("Button", Button, { slot: "button", props: { children: "发布" }, asChild: true });
checkConformance("Card", Card, { slot: "card", asChild: true });
checkConformance("IconButton", IconButton, {
  slot: "icon-button",
  props: { "aria-label": "消息", badge: 3 },
  asChild: true,
});

for (const { name, component, slot, props, wrap } of WIDGET_PARTS) {
  if (slot) checkConformance(name, component, { slot, props, wrap });
}
