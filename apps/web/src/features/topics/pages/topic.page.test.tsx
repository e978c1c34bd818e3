import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { paths } from "#paths";
import { topics } from "#test/answers/topics.ts";
import { openPage } from "#test/open-page.tsx";
import { topicsText as text } from "../text.ts";

afterEach(cleanup);

test.each([
  { from: undefined, next: "solved", sort: "solved" },
  { from: "solved", next: "open", sort: undefined },
] as const)("switches to $next questions in the URL", async ({ from, next, sort }) => {
  const ok = { code: 200, msg: "操作成功" };
  const { router, sent, user } = openPage(paths.topic("1", "questions", from), {
    "GET /api/without/thread/topic/detail/1": { ...ok, data: topics["1"] },
    "GET /api/without/thread/listV3": { ...ok, rows: [], total: 0 },
  });
  await user.click(await screen.findByRole("radio", { name: text.questionStates[next] }));
  await waitFor(() => {
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe(paths.topic("1", "questions", sort));
  });
  await waitFor(() =>
    expect(sent.findLast(({ to }) => to === "GET /api/without/thread/listV3")?.query.question).toBe(next),
  );
});
