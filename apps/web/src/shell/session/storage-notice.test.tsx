import { dismissToast, shownToasts } from "@lenscape/ui/toast";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announceBlockedStorage } from "./storage-notice.ts";
import { storageBlockedText } from "./text.ts";

const getMessages = () => shownToasts().map(({ message }) => message);
const dismissAll = () => {
  for (const { id } of shownToasts()) dismissToast(id);
};

beforeEach(() => {
  render(
    <>
      <input type="checkbox" />
      <textarea />
    </>,
  );
});
afterEach(() => {
  cleanup();
  dismissAll();
  vi.restoreAllMocks();
});

test("says once, when a text field is focused, that the browser keeps nothing", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  announceBlockedStorage(document);
  fireEvent.focusIn(screen.getByRole("checkbox"));
  expect(getMessages()).toEqual([]);
  fireEvent.focusIn(screen.getByRole("textbox"));
  expect(getMessages()).toEqual([storageBlockedText]);
  dismissAll();
  fireEvent.focusIn(screen.getByRole("textbox"));
  expect(getMessages()).toEqual([]);
});

test("says nothing where the browser stores data", () => {
  announceBlockedStorage(document);
  fireEvent.focusIn(screen.getByRole("textbox"));
  expect(getMessages()).toEqual([]);
});
