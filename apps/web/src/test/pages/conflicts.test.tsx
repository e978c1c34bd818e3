import { operationTable } from "@lenscape/api/operations.gen";
import type { OperationId } from "@lenscape/api/types";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { threadText } from "#features/threads/text.ts";
import { paths } from "#paths";
import { thread as known } from "#test/answers/thread.ts";
import { toWireBody } from "#test/mock.ts";
import { openPage } from "#test/open-page.tsx";

afterEach(cleanup);

const to = (id: OperationId) => `${operationTable[id].method.toUpperCase()} ${operationTable[id].path}`;
const gone = { code: 404, msg: "访问资源不存在" };

/** An open thread with its comments, whose likes come too late: what is there is what `now` says. */
async function openThread(now: { comments: object[]; isThere: boolean }) {
  const opened = openPage(
    paths.thread(known.threadDetail.id),
    {
      [to("threadDetail")]: () => (now.isThere ? toWireBody("threadDetail", known.threadDetail) : gone),
      [to("postList")]: () => toWireBody("postList", { rows: now.comments, total: now.comments.length }),
      [to("threadThumbup")]: gone,
    },
    "t",
  );
  await screen.findByRole("heading", { level: 1 });
  return opened;
}

test("removes a comment from the page if it was deleted before the like", async () => {
  const [first, ...others] = known.postList.rows;
  const now = { comments: [{ ...first, replies: [] }, ...others] as object[], isThere: true };
  const { user } = await openThread(now);
  const comment = (await screen.findByText("曝光补偿在哪里调？")).closest("article")!;
  now.comments = others;
  await user.click(within(comment).getByRole("button", { name: /^点赞/ }));
  await waitFor(() => expect(screen.queryByText("曝光补偿在哪里调？")).toBeNull());
});

test("shows that a thread was deleted before the like", async () => {
  const now = { comments: [], isThere: true };
  const { user } = await openThread(now);
  now.isThere = false;
  await user.click(screen.getAllByRole("button", { name: /^点赞/ })[0]!);
  expect(await screen.findByText(threadText.notFoundHint)).toBeDefined();
});
