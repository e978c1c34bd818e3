import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useFirstFault } from "./use-first-fault.ts";

let shown: Element[] = [];

beforeEach(() => {
  shown = [];
  Element.prototype.scrollIntoView = function () {
    shown.push(this);
  };
});
afterEach(cleanup);

interface FormProps {
  refused: number;
  wrong?: readonly string[];
  failure?: string;
}

function Form({ refused, wrong = [], failure }: FormProps) {
  return (
    <form ref={useFirstFault<HTMLFormElement>(refused)}>
      {["姓名", "手机号"].map((name) => (
        <input key={name} aria-label={name} aria-invalid={wrong.includes(name) || undefined} />
      ))}
      {failure && <p role="alert">{failure}</p>}
    </form>
  );
}

test("each refused attempt leads to the first field that is wrong, and nothing else does", () => {
  const { rerender } = render(<Form refused={0} wrong={["手机号"]} />);
  expect(shown).toEqual([]);
  const [name, tel] = ["姓名", "手机号"].map((label) => screen.getByLabelText(label));
  rerender(<Form refused={1} wrong={["姓名", "手机号"]} />);
  expect(document.activeElement).toBe(name);
  rerender(<Form refused={1} wrong={["手机号"]} />);
  expect(document.activeElement).toBe(name);
  rerender(<Form refused={2} wrong={["手机号"]} />);
  expect(document.activeElement).toBe(tel);
  expect(shown).toEqual([name, tel]);
});

test("where no field is wrong the refusal comes into view", () => {
  render(<Form refused={1} failure="这个不行" />);
  expect(shown).toEqual([screen.getByText("这个不行")]);
});
