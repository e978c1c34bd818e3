import { operationTable } from "@lenscape/api/operations.gen";
import type { OperationId } from "@lenscape/api/types";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { threadText } from "#features/threads/text.ts";
import { paths } from "#paths";
import { thread as threadAnswers } from "#test/answers/thread.ts";
import { toWireBody } from "#test/mock.ts";
import { openPage } from "#test/open-page.tsx";

afterEach(cleanup);

const to = (id: OperationId) => `${operationTable[id].method.toUpperCase()} ${operationTable[id].path}`;
const notFound = { code: 404, msg: "访问资源不存在" };

/** Opens a thread whose likes fail with 404. `serverState` holds the current comments and whether the thread exists. */
async function openThread(serverState: { comments: object[]; exists: boolean }) {
  const opened = openPage(
    paths.thread(threadAnswers.threadDetail.id),
    {
      [to("threadDetail")]: () =>
        serverState.exists ? toWireBody("threadDetail", threadAnswers.threadDetail) : notFound,
      [to("postList")]: () =>
        toWireBody("postList", { rows: serverState.comments, total: serverState.comments.length }),
      [to("threadThumbup")]: notFound,
    },
    "t",
  );
  await screen.findByRole("heading", { level: 1 });
  return opened;
}

test("removes a comment from the page if it was deleted before the like", async () => {
  const [first, ...others] = threadAnswers.postList.rows;
  const serverState = { comments: [{ ...first, replies: [] }, ...others] as object[], exists: true };
  const { user } = await openThread(serverState);
  const comment = (await screen.findByText("曝光补偿在哪里调？")).closest("article")!;
  serverState.comments = others;
  await user.click(within(comment).getByRole("button", { name: /^点赞/ }));
  await waitFor(() => expect(screen.queryByText("曝光补偿在哪里调？")).toBeNull());
});

test("shows that a thread was deleted before the like", async () => {
  const serverState = { comments: [], exists: true };
  const { user } = await openThread(serverState);
  serverState.exists = false;
  await user.click(screen.getAllByRole("button", { name: /^点赞/ })[0]!);
  expect(await screen.findByText(threadText.notFoundHint)).toBeDefined();
});
