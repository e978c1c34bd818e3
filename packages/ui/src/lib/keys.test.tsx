import { expect, test } from "vitest";
import { getPressedKey } from "./keys.ts";

test("returns the key of a plain press", () => {
  expect(getPressedKey(new KeyboardEvent("keydown", { key: "Enter", keyCode: 13 }))).toBe("Enter");
});

test("ignores a key during composition", () => {
  expect(getPressedKey(new KeyboardEvent("keydown", { key: "Enter", isComposing: true }))).toBeUndefined();
});

test("ignores the Enter that Safari fires after compositionend", () => {
  expect(getPressedKey(new KeyboardEvent("keydown", { key: "Enter", keyCode: 229 }))).toBeUndefined();
});
