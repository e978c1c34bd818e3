import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { UploadTile } from "./upload-tile.tsx";

afterEach(cleanup);

test("a file that is no picture keeps its name, without a broken picture behind the reason", () => {
  const { container } = render(
    <UploadTile src="blob:x" name="风景.png" status="failed" reason="仅支持 jpg、png、gif、webp 格式" />,
  );
  fireEvent.error(container.querySelector("img")!);
  expect(container.querySelector("img")).toBeNull();
  expect(screen.getByRole("img", { name: "风景.png" })).toBeTruthy();
});
