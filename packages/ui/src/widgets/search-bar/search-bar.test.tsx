import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { SearchBar } from "./search-bar.tsx";

afterEach(cleanup);

test("CONST-029 VALID-009 the search text is limited to 100 characters", async () => {
  render(<SearchBar />);
  const input = screen.getByRole("textbox");
  await userEvent.click(input);
  await userEvent.paste("眼".repeat(101));
  expect(input).toHaveProperty("value", "眼".repeat(100));
  await userEvent.clear(input);
  await userEvent.paste("👨‍👩‍👧‍👦".repeat(101));
  expect(input).toHaveProperty("value", "👨‍👩‍👧‍👦".repeat(100));
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

test("the magnifier of an empty box leads into the box, and asks for nothing", async () => {
  const onSearch = vi.fn();
  render(<SearchBar defaultValue="  " onSearch={onSearch} />);
  await userEvent.click(screen.getByRole("button", { name: "搜索" }));
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
  expect(onSearch).not.toHaveBeenCalled();
});
