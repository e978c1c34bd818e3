import { UPLOAD_MAX_BYTES } from "@lenscape/api/upload-size";
import { expect, test } from "vitest";
import { formatFileSize } from "./file-size.ts";

test("CONST-011 VALID-017 formats a file one byte above the upload limit as larger than the limit", () => {
  expect(formatFileSize(UPLOAD_MAX_BYTES)).toBe("10 MB");
  expect(formatFileSize(UPLOAD_MAX_BYTES + 1)).toBe("10.01 MB");
});

test("formats sizes below one megabyte in whole kB", () => {
  expect([0, 1, 1024, 1025].map(formatFileSize)).toEqual(["0 kB", "1 kB", "1 kB", "2 kB"]);
});
