import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { REMOVAL_DELAY_MS } from "#shell/session/unsent-texts.ts";
import { createEmptyDraft, type Draft, getDraftKey, getEditDraftOwner } from "./thread-draft.ts";
import { useDraft } from "./use-draft.ts";

beforeEach(() => localStorage.clear());

const draft: Draft = { ...createEmptyDraft(), content: "湖边的光", requestId: "r1" };

function open(owner = "12") {
  const key = getDraftKey(0, owner, "r1");
  localStorage.setItem(key, JSON.stringify(draft));
  const { result } = renderHook(() => useDraft(0, owner, {}));
  const changeInOtherTab = (newValue: string | null) => {
    const oldValue = localStorage.getItem(key);
    if (newValue === null) localStorage.removeItem(key);
    else localStorage.setItem(key, newValue);
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key, oldValue, newValue })));
  };
  return { result, changeInOtherTab };
}

test("empties a form whose draft another tab has published", async () => {
  const { result, changeInOtherTab } = open();
  changeInOtherTab(null);
  await waitFor(() => expect(result.current.draft.content).toBe(""));
  expect(result.current.draft.requestId).not.toBe("r1");
  expect(result.current.discardCount).toBe(1);
});

test("keeps its content while another tab changes the same draft, which is a conflict to resolve", () => {
  const { result, changeInOtherTab } = open();
  changeInOtherTab(JSON.stringify({ ...draft, content: "湖边的光和云" }));
  expect(result.current.draft).toMatchObject({ content: "湖边的光", requestId: "r1" });
});

test("keeps a draft that has changed here, and a form that edits a published thread", async () => {
  const changed = open();
  act(() => changed.result.current.change({ content: "另一段" }));
  changed.changeInOtherTab(null);
  const edit = open(getEditDraftOwner("7", "12"));
  edit.changeInOtherTab(null);
  await new Promise((resolve) => setTimeout(resolve, REMOVAL_DELAY_MS + 50));
  expect(changed.result.current.draft.content).toBe("另一段");
  expect(edit.result.current.draft.content).toBe("湖边的光");
});
