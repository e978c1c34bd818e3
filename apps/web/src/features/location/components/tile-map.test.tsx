import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { locationText as text } from "../text.ts";
import { TileMap } from "./tile-map.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("removes failed tiles and offers a retry when all have failed", () => {
  // The test environment loads no images: they stay incomplete until an event.
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
  const { container } = render(
    <TileMap
      position={{ latitude: 39.9, longitude: 116.4 }}
      template="https://tiles.example/{z}/{x}/{y}.png"
      label="附近的地图"
    />,
  );
  const tiles = () => [...container.querySelectorAll("img")];
  const total = tiles().length;
  fireEvent.error(tiles()[0]!);
  expect(tiles()).toHaveLength(total - 1);
  expect(screen.getByRole("img", { name: "附近的地图" })).toBeTruthy();
  for (const tile of tiles()) fireEvent.error(tile);
  expect(screen.queryByRole("img", { name: "附近的地图" })).toBeNull();
  expect(screen.getByText(text.mapFailed)).toBeTruthy();
  act(() => screen.getByRole("button").click());
  expect(tiles()).toHaveLength(total);
});
