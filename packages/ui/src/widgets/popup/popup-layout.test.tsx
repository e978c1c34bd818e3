import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Popup } from "./popup.tsx";
import { POPUP_TYPES, type PopupType, popupLayout, popupPlace } from "./popup-layout.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  [500, 500, "desktop", "center"],
  [499, 500, "mobile", "bottom"],
  [500, 499, "mobile", "bottom"],
])("CONST-033 a window of %d by %d has the %s layout", (width, height, layout, place) => {
  expect(popupLayout(width, height)).toBe(layout);
  expect(popupPlace("center", popupLayout(width, height))).toBe(place);
});

test.each(POPUP_TYPES)("AMB-073 popups of type %s are known", (type) => {
  expect(popupPlace(type, "desktop")).not.toBeNull();
});

test("ERR-026 an unknown popup type is logged and renders nothing", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  render(
    <Popup open type={"zzz" as PopupType} label="弹层">
      内容
    </Popup>,
  );
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.calls[0]?.[0]).toMatch(/missing type "zzz"/);
  expect(screen.queryByText("内容")).toBeNull();
});

test("WIDGET-005 the page does not scroll while a popup is open and scrolls again after it", () => {
  const { rerender } = render(
    <Popup open label="弹层">
      内容
    </Popup>,
  );
  expect(document.body.hasAttribute("data-scroll-locked")).toBe(true);
  rerender(
    <Popup open={false} label="弹层">
      内容
    </Popup>,
  );
  expect(document.body.hasAttribute("data-scroll-locked")).toBe(false);
});
