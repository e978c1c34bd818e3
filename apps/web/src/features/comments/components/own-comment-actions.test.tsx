import type { Post } from "@lenscape/api/types";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "#test/mount.tsx";
import { OwnActs } from "./own-comment-actions.tsx";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T10:00:00+08:00") }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([
  ["until a minute after now can be edited", "2026-11-22 10:01:00", true],
  ["until now can be edited no more", "2026-11-22 10:00:00", false],
  ["that has no time for it cannot be edited", undefined, false],
])("a comment %s, and be deleted", (_until, editableUntil, isEditable) => {
  const onEdit = vi.fn();
  mount(<OwnActs post={{ editableUntil } as Post} onEdit={onEdit} onRemove={() => {}} />);
  expect(screen.queryByRole("button", { name: "编辑" }) !== null).toBe(isEditable);
  expect(screen.getByRole("button", { name: "删除" })).toBeDefined();
});
