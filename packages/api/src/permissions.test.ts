import { expect, test } from "vitest";
import { hasPermi, hasRole } from "./permissions.ts";

const ALL = ["*:*:*"];
const ADMIN = ["admin"];

test("VALID-019 ROLE-005 the wildcard grants every permission", () => {
  expect(hasPermi(ALL, "thread.del")).toBe(true);
  expect(hasPermi.all(ALL, ["a:b:c", "x"])).toBe(true);
});

test("VALID-020 other permissions match exactly", () => {
  expect(hasPermi(["a:b:c"], "a:b:c")).toBe(true);
  expect(hasPermi(["a:b:c"], "a:b")).toBe(false);
  expect(hasPermi(["a:b:c"], "a:b:*")).toBe(false);
});

test("VALID-021 ROLE-004 the role admin grants every role", () => {
  expect(hasRole(ADMIN, "editor")).toBe(true);
  expect(hasRole.all(ADMIN, ["editor", "other"])).toBe(true);
});

test("VALID-022 other roles match exactly", () => {
  expect(hasRole(["editor"], "editor")).toBe(true);
  expect(hasRole(["editor"], "edit")).toBe(false);
});

test("VALID-023 an empty permission is never granted", () => {
  expect(hasPermi(ALL, "")).toBe(false);
  expect(hasPermi(ALL, undefined)).toBe(false);
  for (const check of [hasPermi.any, hasPermi.all]) {
    expect(check(ALL, [])).toBe(false);
    expect(check(ALL, undefined)).toBe(false);
    expect(check(ALL, [""])).toBe(false);
  }
});

test("VALID-024 an empty role is never granted", () => {
  expect(hasRole(ADMIN, "")).toBe(false);
  expect(hasRole(ADMIN, undefined)).toBe(false);
  for (const check of [hasRole.any, hasRole.all]) {
    expect(check(ADMIN, [])).toBe(false);
    expect(check(ADMIN, undefined)).toBe(false);
    expect(check(ADMIN, [""])).toBe(false);
  }
});

test("VALID-025 any requires one of several permissions", () => {
  expect(hasPermi.any(["a"], ["a", "b"])).toBe(true);
  expect(hasPermi.any(["c"], ["a", "b"])).toBe(false);
});

test("VALID-026 all requires every one of several permissions", () => {
  expect(hasPermi.all(["a"], ["a", "b"])).toBe(false);
  expect(hasPermi.all(["a", "b"], ["a", "b"])).toBe(true);
});

test("VALID-027 any requires one of several roles", () => {
  expect(hasRole.any(["r1"], ["r1", "r2"])).toBe(true);
  expect(hasRole.any(["r3"], ["r1", "r2"])).toBe(false);
});

test("VALID-028 all requires every one of several roles", () => {
  expect(hasRole.all(["r1"], ["r1", "r2"])).toBe(false);
  expect(hasRole.all(["r1", "r2"], ["r1", "r2"])).toBe(true);
});
