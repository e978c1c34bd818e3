import type { Thread } from "@lenscape/api/types";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { thread as known } from "#test/answers/thread.ts";
import { mount } from "#test/mount.tsx";
import { ThreadView } from "./thread-article.tsx";

afterEach(cleanup);

/** Renders a question about a device model. Its author wears an X3. */
function mountQuestion(model: string) {
  const question = { ...known.threadDetail.question!, model };
  const thread: Thread = { ...known.threadDetail, question, deviceName: "X3", imageList: [], vedioList: [] };
  mount(<ThreadView thread={thread} below="以下" />, {}, "t");
}

test("shows the author's device above a question only if the question does not name it", async () => {
  mountQuestion("X2");
  await screen.findByText(/X3/);
  cleanup();
  mountQuestion("X3");
  await screen.findByText("以下");
  expect(screen.queryByText(/X3/)).toBeNull();
});
