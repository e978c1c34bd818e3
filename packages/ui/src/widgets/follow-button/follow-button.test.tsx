import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { FollowButton } from "./follow-button.tsx";

afterEach(cleanup);

test("STATE-004 a click asks for the change and the label flips only by props", async () => {
  const onToggle = vi.fn();
  const { rerender } = render(<FollowButton isFollow={false} onToggle={onToggle} />);
  const button = screen.getByRole("button");
  await userEvent.click(button);
  expect(onToggle).toHaveBeenCalledExactlyOnceWith(true);
  expect(button.textContent).toBe("关注");

  rerender(<FollowButton isFollow={false} pending onToggle={onToggle} />);
  await userEvent.click(button);
  expect(onToggle).toHaveBeenCalledTimes(1);
  expect(button.textContent).toBe("关注");
  expect(button.getAttribute("aria-busy")).toBe("true");

  rerender(<FollowButton isFollow onToggle={onToggle} />);
  expect(button.textContent).toBe("已关注");
  await userEvent.click(button);
  expect(onToggle).toHaveBeenLastCalledWith(false);
});

test("STATE-009 the button is hidden on the member's own entry", () => {
  render(<FollowButton isFollow={false} own />);
  expect(screen.queryByRole("button")).toBeNull();
});

test("the button's name says who it is about", () => {
  render(<FollowButton isFollow name="云野" />);
  expect(screen.getByRole("button", { name: "已关注 云野" })).toBeDefined();
});

test("with the mouse over it the button says what a press does, in its name too, until it is pressed", async () => {
  const { rerender } = render(<FollowButton isFollow name="云野" />);
  const button = screen.getByRole("button");
  await userEvent.hover(button);
  expect(button.textContent).toBe("取消关注");
  expect(button.getAttribute("aria-label")).toBe("取消关注 云野");
  await userEvent.unhover(button);
  expect(screen.getByRole("button", { name: "已关注 云野" }).textContent).toBe("已关注");

  // What has just been followed is not offered to be left again before the mouse comes back.
  rerender(<FollowButton isFollow={false} name="云野" />);
  await userEvent.click(button);
  rerender(<FollowButton isFollow name="云野" />);
  expect(button.textContent).toBe("已关注");
});

test("the keyboard's focus says what a press does as well", async () => {
  render(<FollowButton isFollow name="云野" />);
  await userEvent.tab();
  const button = screen.getByRole("button", { name: "取消关注 云野" });
  expect(document.activeElement).toBe(button);
  await userEvent.tab();
  expect(button.textContent).toBe("已关注");
});

test("a disabled button offers nothing", async () => {
  render(<FollowButton isFollow disabled name="云野" />);
  await userEvent.hover(screen.getByRole("button"));
  expect(screen.getByRole("button").textContent).toBe("已关注");
});
