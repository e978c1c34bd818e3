import { cleanup, render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listenToHistory } from "#lib/history-listener.ts";
import { useBackToClose } from "./use-back-to-close.ts";

const back = vi.spyOn(window.history, "back").mockImplementation(() => undefined);
const go = vi.spyOn(window.history, "go").mockImplementation(() => undefined);
const heard = vi.fn();
const pressed = vi.fn((event: KeyboardEvent) => event.key);

/** The browser has moved to another entry of the history. */
function move(idx: number, address: string) {
  window.history.replaceState({ ...window.history.state, idx, covered: undefined }, "", address);
  window.dispatchEvent(new PopStateEvent("popstate", { state: { idx } }));
}

function Cover() {
  useBackToClose();
  return null;
}

function open(cover: string, idx = 4) {
  window.history.replaceState({ idx }, "", "/thread");
  render(
    <MemoryRouter initialEntries={["/thread"]}>
      <Cover />
    </MemoryRouter>,
  );
  document.body.insertAdjacentHTML("beforeend", cover);
}

listenToHistory();
beforeEach(() => {
  window.addEventListener("popstate", heard);
  document.addEventListener("keydown", pressed);
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
  window.removeEventListener("popstate", heard);
  document.removeEventListener("keydown", pressed);
  vi.clearAllMocks();
});

const DIALOG = '<div role="dialog" aria-modal="true" data-state="open"></div>';

test("the back button closes a dialog and keeps the page", () => {
  open(DIALOG);
  move(3, "/");
  expect(pressed).toHaveReturnedWith("Escape");
  expect(go).toHaveBeenCalledWith(1);
  move(4, "/thread");
  expect(heard).not.toHaveBeenCalled();
  document.body.innerHTML = "";
  move(3, "/");
  expect(heard).toHaveBeenCalledTimes(1);
});

const MENU = '<div role="menu" data-slot="dropdown-menu" data-layout="mobile" data-state="open"></div>';

test.each(["/", "/thread?section=words"])(
  "the back button to %s closes a bottom menu and keeps the page",
  (before) => {
    open(MENU);
    move(3, before);
    expect(pressed).toHaveReturnedWith("Escape");
    expect(go).toHaveBeenCalledWith(1);
    move(4, "/thread");
    expect(heard).not.toHaveBeenCalled();
  },
);

test("leaves a page opened from a menu with one back navigation", () => {
  open(MENU);
  document.body.innerHTML = "";
  window.history.pushState({ idx: 5 }, "", "/other");
  move(4, "/thread");
  expect(heard).toHaveBeenCalledTimes(1);
  expect(go).not.toHaveBeenCalled();
});

test.each([
  [
    "does not treat a desktop menu as an overlay",
    '<div role="menu" data-slot="dropdown-menu" data-layout="desktop" data-state="open"></div>',
    3,
    "/",
  ],
  ["goes back with nothing open", "", 3, "/"],
  ["ignores navigation within the page", DIALOG, 3, "/thread?item=1"],
  [
    "ignores the search layer, which has its own history entry",
    '<div role="dialog" aria-modal="true" data-state="open" data-slot="search-overlay"></div>',
    3,
    "/",
  ],
])("%s", (_, cover, idx, address) => {
  open(cover);
  move(idx, address);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(go).not.toHaveBeenCalled();
});

test("closes a dialog before leaving a page that was opened directly", async () => {
  open(DIALOG, 0);
  await expect.poll(() => window.history.state).toEqual({ idx: 1, covered: true });
  document.addEventListener("keydown", () => document.querySelector("[role=dialog]")?.remove(), {
    once: true,
  });
  move(0, "/thread");
  expect(pressed).toHaveReturnedWith("Escape");
  expect(back).not.toHaveBeenCalled();
  expect(heard).not.toHaveBeenCalled();

  document.body.insertAdjacentHTML("beforeend", DIALOG);
  await expect.poll(() => window.history.state).toMatchObject({ idx: 1, covered: true });
  document.querySelector("[role=dialog]")?.remove();
  move(0, "/thread");
  expect(back).toHaveBeenCalledTimes(1);
  expect(heard).not.toHaveBeenCalled();
});

test("keeps a page that was opened directly while a dialog refuses to close", async () => {
  open(DIALOG, 0);
  await expect.poll(() => window.history.state).toEqual({ idx: 1, covered: true });
  move(0, "/thread");
  await expect.poll(() => window.history.state).toMatchObject({ idx: 1, covered: true });
});
