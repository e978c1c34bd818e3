import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useFocusFirstError } from "./use-focus-first-error.ts";

let scrolled: Element[] = [];

beforeEach(() => {
  scrolled = [];
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this);
  };
});
afterEach(cleanup);

interface FormProps {
  failedSubmits: number;
  invalid?: readonly string[];
  error?: string;
}

function Form({ failedSubmits, invalid = [], error }: FormProps) {
  return (
    <form ref={useFocusFirstError<HTMLFormElement>(failedSubmits)}>
      {["姓名", "手机号"].map((name) => (
        <input key={name} aria-label={name} aria-invalid={invalid.includes(name) || undefined} />
      ))}
      {error && <p role="alert">{error}</p>}
    </form>
  );
}

test("focuses the first invalid field after each failed submit", () => {
  const { rerender } = render(<Form failedSubmits={0} invalid={["手机号"]} />);
  expect(scrolled).toEqual([]);
  const [name, tel] = ["姓名", "手机号"].map((label) => screen.getByLabelText(label));
  rerender(<Form failedSubmits={1} invalid={["姓名", "手机号"]} />);
  expect(document.activeElement).toBe(name);
  rerender(<Form failedSubmits={1} invalid={["手机号"]} />);
  expect(document.activeElement).toBe(name);
  rerender(<Form failedSubmits={2} invalid={["手机号"]} />);
  expect(document.activeElement).toBe(tel);
  expect(scrolled).toEqual([name, tel]);
});

test("scrolls the error message into view if no field is invalid", () => {
  render(<Form failedSubmits={1} error="这个不行" />);
  expect(scrolled).toEqual([screen.getByText("这个不行")]);
});
