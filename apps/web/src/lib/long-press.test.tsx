import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LONG_PRESS_MS } from "#config/timing.ts";
import { useLongPress } from "./long-press.ts";

const onLongPress = vi.fn();
const press = vi.fn();

function Target() {
  return (
    <div {...useLongPress(onLongPress)}>
      <button type="button" onClick={press}>
        图片
      </button>
      <a href="/elsewhere">链接</a>
    </div>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  render(<Target />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const touch = { pointerType: "touch", clientX: 10, clientY: 10 };
const down = (name: string, more = {}) =>
  fireEvent.pointerDown(screen.getByText(name), { ...touch, ...more });

test("fires once for a long press and suppresses the click on release", () => {
  down("图片");
  vi.advanceTimersByTime(LONG_PRESS_MS);
  expect(onLongPress).toHaveBeenCalledTimes(1);
  const lift = createEvent.touchEnd(screen.getByText("图片"));
  fireEvent(screen.getByText("图片"), lift);
  expect(lift.defaultPrevented).toBe(true);
  fireEvent.click(screen.getByText("图片"));
  expect(press).not.toHaveBeenCalled();
  down("图片");
  fireEvent.pointerUp(screen.getByText("图片"), touch);
  fireEvent.click(screen.getByText("图片"));
  expect(press).toHaveBeenCalledTimes(1);
  expect(onLongPress).toHaveBeenCalledTimes(1);
});

test("ignores a moving touch, the mouse and a touch on a link", () => {
  down("图片");
  fireEvent.pointerMove(screen.getByText("图片"), { ...touch, clientY: 40 });
  vi.advanceTimersByTime(LONG_PRESS_MS);
  down("链接");
  vi.advanceTimersByTime(LONG_PRESS_MS);
  down("图片", { pointerType: "mouse" });
  vi.advanceTimersByTime(LONG_PRESS_MS);
  expect(onLongPress).not.toHaveBeenCalled();
});
