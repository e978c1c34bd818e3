import type { Thread } from "@lenscape/api/types";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { threadText as text } from "#copy/thread-text.ts";
import { thread as known } from "#test/answers/thread.ts";
import { mount } from "#test/mount.tsx";
import { ThreadAside } from "./thread-aside.tsx";

afterEach(cleanup);

/** What stands beside a question about some glasses, whose author wears an X3. */
function mountAside(model: string) {
  const question = { ...known.threadDetail.question!, model };
  const thread: Thread = { ...known.threadDetail, question, deviceName: "X3", imageList: [], vedioList: [] };
  mount(<ThreadAside thread={thread}>以下</ThreadAside>, {}, "t");
}

test("beside a question the glasses of its author are named only where the question does not name them itself", async () => {
  mountAside("X2");
  await screen.findByText(text.device);
  cleanup();
  mountAside("X3");
  await screen.findByText("以下");
  expect(screen.queryByText(text.device)).toBeNull();
});
