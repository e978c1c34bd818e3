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

const pressAndRemove = async (name: string, withHeir: boolean) => {
  const { rerender } = render(<Retry failed withHeir={withHeir} />);
  screen.getByRole("button", { name }).focus();
  await act(async () => rerender(<Retry failed={false} withHeir={withHeir} />));
};

test("the focus of a removed control moves to its heir, which is not focusable afterwards", async () => {
  await pressAndRemove("重试", true);
  const heir = screen.getByText("到底了");
  expect(document.activeElement).toBe(heir);
  heir.blur();
  expect(heir.hasAttribute("tabindex")).toBe(false);
});

test("without an heir the focus moves to the nearest remaining element", async () => {
  await pressAndRemove("重试", false);
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "列表" }));
});

test("a removed control without the focus moves none", async () => {
  await pressAndRemove("别的", true);
  expect(document.activeElement).toBe(document.body);
});
