import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { UploadTile } from "./upload-tile.tsx";

afterEach(cleanup);

test("a failed file has no name that a browser would draw under the reason; its button says it", () => {
  const { container } = render(
    <UploadTile
      src="blob:x"
      name="风景.png"
      status="failed"
      reason="仅支持 jpg、png、gif、webp 格式"
      onRemove={() => {}}
    />,
  );
  expect(container.querySelector("img")?.alt).toBe("");
  expect(screen.getByRole("button", { name: /风景\.png/ })).toBeTruthy();
});
