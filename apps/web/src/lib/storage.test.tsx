import { beforeEach, expect, test } from "vitest";
import { createSafeStorage, readJson, writeJson } from "./storage.ts";

const refuse = (): never => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

beforeEach(() => localStorage.clear());

test("stores in the browser's area", () => {
  const storage = createSafeStorage(() => localStorage);
  expect(storage.setItem("a", "1")).toBe(true);
  expect(localStorage.getItem("a")).toBe("1");
  expect([storage.length, storage.key(0), storage.key(1)]).toEqual([1, "a", null]);
});

test("keeps values in memory where the browser blocks storage", () => {
  const storage = createSafeStorage(refuse);
  expect(storage.setItem("a", "1")).toBe(false);
  expect([storage.getItem("a"), storage.length, storage.key(0)]).toEqual(["1", 1, "a"]);
  storage.removeItem("a");
  expect([storage.getItem("a"), storage.length]).toEqual([null, 0]);
});

test("prefers the refused value over the older stored one", () => {
  const full: Storage = {
    length: 1,
    key: () => "a",
    getItem: () => "old",
    setItem: refuse,
    removeItem: () => undefined,
    clear: () => undefined,
  };
  const storage = createSafeStorage(() => full);
  expect(storage.setItem("a", "new")).toBe(false);
  expect(storage.getItem("a")).toBe("new");
});

test("reads values that are no JSON as missing", () => {
  const storage = createSafeStorage(() => localStorage);
  localStorage.setItem("a", "{");
  expect(readJson(storage, "a")).toBeUndefined();
  expect(readJson(storage, "b")).toBeUndefined();
  writeJson(storage, "a", { b: 1 });
  expect(readJson(storage, "a")).toEqual({ b: 1 });
  writeJson(storage, "a", undefined);
  expect(localStorage.getItem("a")).toBeNull();
});
