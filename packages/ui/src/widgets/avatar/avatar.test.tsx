import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Avatar } from "./avatar.tsx";

afterEach(cleanup);

test("a picture that fails gives way to the first character of the name, whole even outside the BMP", () => {
  render(<Avatar src="/broken.jpg" name="𠮷野" alt="头像" />);
  fireEvent.error(screen.getByRole("img"));
  expect(screen.getByRole("img", { name: "头像" }).textContent).toBe("𠮷");
});

test("another picture is tried again after a failure", () => {
  const { rerender } = render(<Avatar src="/broken.jpg" name="云野" alt="头像" />);
  fireEvent.error(screen.getByRole("img"));
  rerender(<Avatar src="/new.jpg" name="云野" alt="头像" />);
  expect(screen.getByRole("img").getAttribute("src")).toBe("/new.jpg");
});

test("without picture and name the default figure is drawn", () => {
  const { container } = render(<Avatar src={null} />);
  expect(container.querySelector('[data-slot="avatar-fallback"] svg')).not.toBeNull();
});
