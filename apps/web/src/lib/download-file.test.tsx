import { expect, test, vi } from "vitest";
import { downloadFile } from "./download-file.ts";

test("downloads a file under a valid name and revokes its URL afterwards", () => {
  vi.useFakeTimers();
  const downloaded: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    downloaded.push(`${this.download} ${this.href}`);
  });
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:test");
  const revoke = vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  downloadFile(new Blob(), "夜拍/2026:11");
  expect(downloaded).toEqual(["夜拍 2026 11 blob:test"]);
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledWith("blob:test");
  vi.useRealTimers();
  vi.restoreAllMocks();
});
