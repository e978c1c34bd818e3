import { threadCreate } from "@lenscape/api/limits.gen";
import { expect, test } from "vitest";
import { thread as threadAnswers } from "#test/answers/thread.ts";
import { createEmptyDraft, type Draft, type DraftKind } from "../drafts/thread-draft.ts";
import { previewThread } from "./preview-thread.ts";
import { toCreateThreadBody } from "./thread-content.ts";
import { toEditDraft } from "./thread-edit-form.tsx";

const circle = { id: "2", groupName: "影像创作" };

const draft: Draft = {
  ...createEmptyDraft(),
  title: "五个字标题",
  content: '<p>早</p><img src="/uploads/a.webp">',
  circleId: circle.id,
  images: [{ url: "/uploads/a.webp", filePath: "/uploads/a.webp" }],
  videos: [{ url: "/uploads/a.mp4" }],
  topics: [{ id: "16", content: "骑行" }],
  friends: [{ userId: "4", nickname: "林间电台" }],
  deviceName: "Lens One",
  place: { name: "城北林场", lat: 30.351, lng: 120.113 },
  poll: { options: ["骑车", "走路"], maxChoices: 1, days: 3 },
  question: { model: "Lens One", firmware: "1.1.0" },
};

test("sends every field of the contract", () => {
  const kinds: DraftKind[] = [0, 1, 2];
  const names = new Set(kinds.flatMap((kind) => Object.keys(toCreateThreadBody(kind, draft))));
  // The form sets no group. The server or clients of the API do.
  expect([...names, "groupId"].sort()).toEqual(Object.keys(threadCreate).sort());
});

test("restores every published field in the edit form and the preview", () => {
  const { user: author } = threadAnswers.threadDetail;
  const thread = previewThread({ kind: 1, draft, author, circle: circle as never, now: 0 });
  const edited = toEditDraft({ thread, viewer: { revision: 1 } } as never);
  const { requestId: _, question: __, ...published } = toCreateThreadBody(1, draft);
  expect(toCreateThreadBody(1, edited)).toMatchObject(published);
});
