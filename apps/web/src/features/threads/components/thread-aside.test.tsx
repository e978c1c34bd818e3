import type { Thread } from "@lenscape/api/types";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { thread as known } from "#test/answers/thread.ts";
import { mount } from "#test/mount.tsx";
import { threadText as text } from "../text.ts";
import { ThreadAside } from "./thread-aside.tsx";

afterEach(cleanup);

/** Renders the sidebar of a question about a device model. Its author wears an X3. */
function mountAside(model: string) {
  const question = { ...known.threadDetail.question!, model };
  const thread: Thread = { ...known.threadDetail, question, deviceName: "X3", imageList: [], vedioList: [] };
  mount(<ThreadAside thread={thread}>以下</ThreadAside>, {}, "t");
}

test("shows the author's device beside a question only if the question does not name it", async () => {
  mountAside("X2");
  await screen.findByText(text.device);
  cleanup();
  mountAside("X3");
  await screen.findByText("以下");
  expect(screen.queryByText(text.device)).toBeNull();
});
