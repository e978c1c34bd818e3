import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useLightbox } from "./use-lightbox.tsx";

vi.mock("@lenscape/ui/lightbox", () => {
  throw new Error("Failed to fetch dynamically imported module");
});

function Picture() {
  const [open, viewer] = useLightbox();
  return (
    <>
      <button type="button" onClick={() => open(["/img/a.webp"], 0, "图")}>
        看图
      </button>
      {viewer}
    </>
  );
}

afterEach(cleanup);

test("ERR-019 keeps the page when the lightbox fails to load", async () => {
  render(<Picture />);
  fireEvent.click(screen.getByRole("button", { name: "看图" }));
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByRole("button", { name: "看图" })).toBeDefined();
});
