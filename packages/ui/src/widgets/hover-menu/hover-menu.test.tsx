import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HoverMenu, HoverMenuItem } from "./hover-menu.tsx";

const onSelect = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onSelect.mockClear();
  render(
    <>
      <HoverMenu label="发布" trigger={<button type="button">发布</button>}>
        <HoverMenuItem href="/a">动态</HoverMenuItem>
        <HoverMenuItem onSelect={onSelect}>帖子</HoverMenuItem>
      </HoverMenu>
      <button type="button">别处</button>
    </>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const trigger = () => screen.getByRole("button", { name: "发布" });
const isOpen = () => screen.queryByRole("menu") !== null;
const enter = (pointerType = "mouse") => fireEvent.pointerEnter(trigger(), { pointerType });
const leave = (from: Element = trigger()) =>
  fireEvent.pointerLeave(from, { pointerType: "mouse", relatedTarget: document.body });
const tick = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test("NAV-036 NAV-039 hovering opens after 30 ms, not at 29", () => {
  enter();
  tick(29);
  expect(isOpen()).toBe(false);
  tick(1);
  expect(isOpen()).toBe(true);
});

test("NAV-038 NAV-040 leaving closes after 100 ms, not at 99", () => {
  enter();
  tick(30);
  leave();
  tick(99);
  expect(isOpen()).toBe(true);
  tick(1);
  expect(isOpen()).toBe(false);
});

test("NAV-040 coming back within 100 ms keeps it open", () => {
  enter();
  tick(30);
  leave();
  tick(60);
  fireEvent.pointerEnter(screen.getByRole("menu"), { pointerType: "mouse" });
  tick(500);
  expect(isOpen()).toBe(true);
});

test("NAV-037 a tap opens at once and a second one closes", () => {
  enter("touch");
  tick(500);
  expect(isOpen()).toBe(false);
  fireEvent.click(trigger(), { detail: 1 });
  expect(isOpen()).toBe(true);
  fireEvent.click(trigger(), { detail: 1 });
  expect(isOpen()).toBe(false);
});

test("a click on a menu that hovering has opened keeps it open", () => {
  enter();
  tick(30);
  fireEvent.click(trigger(), { detail: 1 });
  expect(isOpen()).toBe(true);
});

const press = (pointerType: string, detail = 1) => {
  fireEvent.pointerDown(trigger(), { pointerType });
  fireEvent.click(trigger(), { detail });
};

test("NAV-038 NAV-040 what a click of the mouse has opened closes 100 ms after the mouse has left", () => {
  enter();
  press("mouse");
  tick(500);
  leave();
  tick(99);
  expect(isOpen()).toBe(true);
  tick(1);
  expect(isOpen()).toBe(false);
});

test("a mouse that passes and leaves does not close what a finger or a key has opened, or the keys walk through", () => {
  const pass = () => {
    enter();
    tick(30);
    leave();
    tick(500);
  };
  press("touch");
  pass();
  expect(isOpen()).toBe(true);
  press("touch");
  expect(isOpen()).toBe(false);
  fireEvent.click(trigger(), { detail: 0 });
  pass();
  expect(isOpen()).toBe(true);
  fireEvent.keyDown(screen.getByRole("menu"), { key: "Escape" });
  enter();
  tick(30);
  press("mouse");
  fireEvent.keyDown(screen.getByRole("menu"), { key: "ArrowDown" });
  leave();
  tick(500);
  expect(isOpen()).toBe(true);
});

test("keys open it, walk through it, and Escape gives the focus back", () => {
  fireEvent.keyDown(trigger(), { key: "ArrowDown" });
  expect(document.activeElement?.textContent).toBe("动态");
  fireEvent.keyDown(screen.getByRole("menu"), { key: "ArrowDown" });
  expect(document.activeElement?.textContent).toBe("帖子");
  fireEvent.keyDown(screen.getByRole("menu"), { key: "ArrowDown" });
  expect(document.activeElement?.textContent).toBe("动态");
  fireEvent.keyDown(screen.getByRole("menu"), { key: "Escape" });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(trigger());
});

test("Escape closes a menu that the pointer has opened and leaves the focus where somebody types", () => {
  const elsewhere = screen.getByRole("button", { name: "别处" });
  elsewhere.focus();
  enter();
  tick(30);
  fireEvent.keyDown(elsewhere, { key: "Escape" });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(elsewhere);
});

test("choosing calls back once and closes; a press elsewhere closes", () => {
  fireEvent.click(trigger(), { detail: 1 });
  fireEvent.click(screen.getByRole("menuitem", { name: "帖子" }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(isOpen()).toBe(false);
  fireEvent.click(trigger(), { detail: 1 });
  fireEvent.pointerDown(screen.getByRole("button", { name: "别处" }));
  expect(isOpen()).toBe(false);
});
