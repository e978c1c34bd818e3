import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { locationText as text } from "#copy/web-view-text.ts";
import { TileMap } from "./tile-map.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("a tile that does not come leaves its place empty, and a map without any says so and is asked for again", () => {
  // Nothing is fetched here: every picture is on its way until an event says otherwise.
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
  const { container } = render(
    <TileMap
      position={{ latitude: 39.9, longitude: 116.4 }}
      template="https://tiles.example/{z}/{x}/{y}.png"
      label="附近的地图"
    />,
  );
  const tiles = () => [...container.querySelectorAll("img")];
  const all = tiles().length;
  fireEvent.error(tiles()[0]!);
  expect(tiles()).toHaveLength(all - 1);
  expect(screen.getByRole("img", { name: "附近的地图" })).toBeTruthy();
  for (const tile of tiles()) fireEvent.error(tile);
  expect(screen.queryByRole("img", { name: "附近的地图" })).toBeNull();
  expect(screen.getByText(text.noMap)).toBeTruthy();
  act(() => screen.getByRole("button").click());
  expect(tiles()).toHaveLength(all);
});
