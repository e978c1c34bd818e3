import { cleanup, fireEvent, render, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { STORY_WIDGETS } from "./story-widgets.ts";

/** Folders of the widgets that open an overlay. */
const OPENING = [
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
];

const widgets = STORY_WIDGETS.filter(({ name }) => OPENING.includes(name)).map(
  ({ name, component, props }) => {
    const { open: _, defaultOpen: __, onOpenChange: ___, ...rest } = props;
    return { name, Widget: component, props: rest };
  },
);

const layer = () => document.querySelector("[role=dialog], [role=alertdialog], [role=menu]");
const pressEscape = () =>
  fireEvent.keyDown(layer() ?? document.body, { key: "Escape", bubbles: true, cancelable: true });

afterEach(cleanup);

test("every widget with an overlay is tested", () => {
  expect(widgets.map(({ name }) => name)).toEqual(OPENING);
});

test.each(widgets)(
  "$name opens with `defaultOpen`, closes on Escape and calls onOpenChange",
  async ({ Widget, props }) => {
    const onOpenChange = vi.fn();
    render(<Widget {...props} defaultOpen onOpenChange={onOpenChange} />);
    expect(layer()).not.toBeNull();
    pressEscape();
    await waitFor(() => expect(layer()).toBeNull());
    expect(onOpenChange.mock.calls).toEqual([[false]]);
  },
);

test.each(widgets)("$name opens on a press of its trigger", ({ Widget, props }) => {
  const { trigger = <button type="button">打开</button>, ...rest } = props;
  const { container } = render(<Widget {...rest} trigger={trigger} />);
  expect(layer()).toBeNull();
  const button = container.querySelector("button") as HTMLElement;
  // A menu opens on pointerdown, other overlays on click.
  fireEvent.pointerDown(button, { button: 0, pointerType: "mouse" });
  if (!layer()) fireEvent.click(button);
  expect(layer()).not.toBeNull();
});

test.each(widgets)("$name follows `open` of the caller", async ({ Widget, props }) => {
  const onOpenChange = vi.fn();
  const { rerender } = render(<Widget {...props} open onOpenChange={onOpenChange} />);
  pressEscape();
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  expect(layer()).not.toBeNull();
  rerender(<Widget {...props} open={false} onOpenChange={onOpenChange} />);
  await waitFor(() => expect(layer()).toBeNull());
});
