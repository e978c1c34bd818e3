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

test("a file that is refused for good is not drawn and offers no further try", () => {
  const { container } = render(
    <UploadTile
      src="blob:x"
      name="风景.png"
      status="failed"
      final
      reason="仅支持 jpg、png、gif、webp 格式"
      onRetry={() => {}}
      onRemove={() => {}}
    />,
  );
  expect(container.querySelector("img")).toBeNull();
  expect(screen.getAllByRole("button")).toHaveLength(1);
});

test("what has been sent whole is being processed", () => {
  render(<UploadTile src="blob:x" name="风景.png" status="uploading" progress={100} />);
  expect(screen.getByText("处理中")).toBeTruthy();
});
