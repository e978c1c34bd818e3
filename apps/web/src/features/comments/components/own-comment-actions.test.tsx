import type { Post } from "@lenscape/api/types";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "#test/mount.tsx";
import { OwnCommentActions } from "./own-comment-actions.tsx";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T10:00:00+08:00") }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([
  ["edit and delete before the deadline", "2026-11-22 10:01:00", true],
  ["only delete at the deadline", "2026-11-22 10:00:00", false],
  ["only delete without a deadline", undefined, false],
])("offers %s", (_case, editableUntil, isEditable) => {
  const onEdit = vi.fn();
  mount(<OwnCommentActions post={{ editableUntil } as Post} onEdit={onEdit} onRemove={() => {}} />);
  expect(screen.queryByRole("button", { name: "编辑" }) !== null).toBe(isEditable);
  expect(screen.getByRole("button", { name: "删除" })).toBeDefined();
});
