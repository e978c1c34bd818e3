import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { Input } from "../input/input.tsx";
import { Textarea } from "../textarea/textarea.tsx";
import { Field } from "./field.tsx";

afterEach(cleanup);

/** One character of eleven UTF-16 units. */
const FAMILY = "👨‍👩‍👧‍👦";

const getControl = () => screen.getByRole<HTMLInputElement>("textbox", { name: "昵称" });

test.each([
  ["input", <Input key="control" maxLength={5} />],
  ["textarea", <Textarea key="control" maxLength={5} />],
])("the limit of an %s counts a family emoji as one character", async (_, control) => {
  render(<Field label="昵称">{control}</Field>);
  await userEvent.click(getControl());
  await userEvent.paste(FAMILY.repeat(5));
  expect(getControl().value).toBe(FAMILY.repeat(5));
  expect(getControl().validity.valid).toBe(true);
  expect(screen.getByText("5 / 5")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a longer text stays in the control, and the field says the excess", async () => {
  render(
    <Field label="昵称" help="2–5 个字">
      <Input maxLength={5} />
    </Field>,
  );
  await userEvent.click(getControl());
  await userEvent.paste("镜界社区的朋友");
  expect(getControl().value).toBe("镜界社区的朋友");
  expect(getControl().validity.customError).toBe(true);
  expect(getControl().getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("alert").textContent).toBe("超出 2 个字");
  await userEvent.type(getControl(), "{Backspace}{Backspace}");
  expect(getControl().validity.valid).toBe(true);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText("2–5 个字")).toBeTruthy();
});

test("the counter appears near the limit and follows a text set by the caller", () => {
  const field = (value: string) => (
    <Field label="昵称">
      <Textarea maxLength={5} value={value} onChange={() => {}} />
    </Field>
  );
  const { rerender } = render(field("镜界社"));
  expect(screen.queryByText("3 / 5")).toBeNull();
  rerender(field("镜界社区"));
  expect(screen.getByText("4 / 5")).toBeTruthy();
  rerender(field(""));
  expect(screen.queryByText("4 / 5")).toBeNull();
});

test("a number stops at its last digit", async () => {
  render(<Input aria-label="昵称" inputMode="numeric" maxLength={6} />);
  await userEvent.type(getControl(), "1234567");
  expect(getControl().value).toBe("123456");
});
