import type { Thread } from "@lenscape/api/types";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { thread as known } from "#test/answers/thread.ts";
import { mount } from "#test/mount.tsx";
import { ThreadView } from "./thread-article.tsx";

afterEach(cleanup);

/** A question about some glasses, whose author wears an X3. */
function mountQuestion(model: string) {
  const question = { ...known.threadDetail.question!, model };
  const thread: Thread = { ...known.threadDetail, question, deviceName: "X3", imageList: [], vedioList: [] };
  mount(<ThreadView thread={thread} below="以下" />, {}, "t");
}

test("above a question the glasses of its author are named only where the question does not name them itself", async () => {
  mountQuestion("X2");
  await screen.findByText(/X3/);
  cleanup();
  mountQuestion("X3");
  await screen.findByText("以下");
  expect(screen.queryByText(/X3/)).toBeNull();
});
