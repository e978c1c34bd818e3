import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { SearchBar } from "./search-bar.tsx";

afterEach(cleanup);

test("CONST-029 the search text is limited to 100 characters", () => {
  render(<SearchBar />);
  expect(screen.getByRole("textbox").getAttribute("maxlength")).toBe("100");
});

test("a controlled value changes only by props", async () => {
  const onValueChange = vi.fn();
  render(<SearchBar value="导航" onValueChange={onValueChange} />);
  await userEvent.type(screen.getByRole("textbox"), "键");
  expect(onValueChange).toHaveBeenCalledWith("导航键");
  expect(screen.getByRole("textbox")).toHaveProperty("value", "导航");
});

test("Enter submits the trimmed text, blank text is not submitted", async () => {
  const onSearch = vi.fn();
  render(<SearchBar onSearch={onSearch} />);
  const input = screen.getByRole("textbox");
  await userEvent.type(input, "  {enter}");
  expect(onSearch).not.toHaveBeenCalled();
  await userEvent.type(input, "夜景 {enter}");
  expect(onSearch).toHaveBeenCalledExactlyOnceWith("夜景");
});
