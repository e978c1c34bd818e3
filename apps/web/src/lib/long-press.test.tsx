import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LONG_PRESS } from "#config/timing.ts";
import { useLongPress } from "./long-press.ts";

const act = vi.fn();
const press = vi.fn();

function Place() {
  return (
    <div {...useLongPress(act)}>
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
  render(<Place />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const touch = { pointerType: "touch", clientX: 10, clientY: 10 };
const down = (name: string, more = {}) =>
  fireEvent.pointerDown(screen.getByText(name), { ...touch, ...more });

test("a finger that stays acts once, and presses nothing where it is lifted", () => {
  down("图片");
  vi.advanceTimersByTime(LONG_PRESS);
  expect(act).toHaveBeenCalledTimes(1);
  const lift = createEvent.touchEnd(screen.getByText("图片"));
  fireEvent(screen.getByText("图片"), lift);
  expect(lift.defaultPrevented).toBe(true);
  fireEvent.click(screen.getByText("图片"));
  expect(press).not.toHaveBeenCalled();
  down("图片");
  fireEvent.pointerUp(screen.getByText("图片"), touch);
  fireEvent.click(screen.getByText("图片"));
  expect(press).toHaveBeenCalledTimes(1);
  expect(act).toHaveBeenCalledTimes(1);
});

test("a finger that moves scrolls; the mouse, and a finger on a link, get what they always get", () => {
  down("图片");
  fireEvent.pointerMove(screen.getByText("图片"), { ...touch, clientY: 40 });
  vi.advanceTimersByTime(LONG_PRESS);
  down("链接");
  vi.advanceTimersByTime(LONG_PRESS);
  down("图片", { pointerType: "mouse" });
  vi.advanceTimersByTime(LONG_PRESS);
  expect(act).not.toHaveBeenCalled();
});
