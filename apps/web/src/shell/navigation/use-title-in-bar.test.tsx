import { fireEvent, render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useTitleInBar } from "./use-title-in-bar.ts";

function Page({ own }: { own: boolean }) {
  useTitleInBar();
  return (
    <>
      <b className="top-bar-title">影像创作</b>
      {own && <h1 className="page-title">影像创作</h1>}
    </>
  );
}

/** Says where the page's title ends, in a window whose bar ends its own at 40. */
function place(ownBottom: number) {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return { bottom: this.matches(".page-title") ? ownBottom : 40 } as DOMRect;
  });
  fireEvent.scroll(window);
}

const passed = () => document.documentElement.hasAttribute("data-title-passed");

it("shows the page title in the top bar while the heading is scrolled out of view", () => {
  const { rerender, unmount } = render(<Page own={false} />);
  place(39);
  expect(passed()).toBe(false);
  // A title that comes later counts as well.
  rerender(<Page own />);
  place(200);
  expect(passed()).toBe(false);
  place(39);
  expect(passed()).toBe(true);
  place(200);
  expect(passed()).toBe(false);
  place(39);
  unmount();
  expect(passed()).toBe(false);
});
