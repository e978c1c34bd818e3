import { afterEach, expect, test } from "vitest";
import { localStore } from "#lib/storage.ts";
import { mergeDrafts } from "./draft-list.tsx";
import { createEmptyDraft, storeDraft } from "./thread-draft.ts";

afterEach(() => localStorage.clear());

test("lists drafts of the device and the server by their last change, each once", () => {
  const store = (requestId: string, savedAt: string, revision: number) =>
    storeDraft(localStore, 0, "7", {
      ...createEmptyDraft(),
      ...{ requestId, content: "好", savedAt: Date.parse(`${savedAt}+08:00`), revision, unsent: true },
    });
  const row = (id: string, savedAt: string) => ({ id, savedAt }) as never;
  store("a", "2026-11-20T10:00:00", 0);
  store("b", "2026-11-22T10:00:00", 3);
  const rows = mergeDrafts([row("b", "2026-11-21 09:00:00"), row("c", "2026-11-21 10:00:00")], "7");
  expect(rows.map(({ id, syncState }) => [id, syncState])).toEqual([
    ["b", "unsynced"],
    ["c", undefined],
    ["a", "local"],
  ]);
});
