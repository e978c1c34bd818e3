import { act, cleanup, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, test } from "vitest";
import { useKeptFocus } from "./use-kept-focus.ts";

afterEach(cleanup);

function Retry({ failed, withHeir }: { failed: boolean; withHeir?: boolean }) {
  const heir = useRef<HTMLParagraphElement>(null);
  const buttonRef = useKeptFocus(withHeir ? heir : undefined);
  return (
    <section aria-label="列表">
      {failed ? (
        <div>
          <button type="button" ref={buttonRef}>
            重试
          </button>
          <button type="button">别的</button>
        </div>
      ) : (
        <p ref={heir}>到底了</p>
      )}
    </section>
  );
}

const shown = async (name: string, withHeir: boolean) => {
  const { rerender } = render(<Retry failed withHeir={withHeir} />);
  screen.getByRole("button", { name }).focus();
  await act(async () => rerender(<Retry failed={false} withHeir={withHeir} />));
};

test("the focus of a control that goes away is its heir's, who takes none by itself afterwards", async () => {
  await shown("重试", true);
  const heir = screen.getByText("到底了");
  expect(document.activeElement).toBe(heir);
  heir.blur();
  expect(heir.hasAttribute("tabindex")).toBe(false);
});

test("without an heir the nearest element that is left has it", async () => {
  await shown("重试", false);
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "列表" }));
});

test("what never had the focus hands none on", async () => {
  await shown("别的", true);
  expect(document.activeElement).toBe(document.body);
});
