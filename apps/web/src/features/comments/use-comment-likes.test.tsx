import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { Providers } from "#shell/frame/providers.tsx";
import { useLoginPrompt } from "#shell/session/resumed-action.ts";
import { useViewerPosts } from "#shell/session/viewer-state.ts";
import { testApp } from "#test/test-app.ts";
import { useCommentLikes } from "./use-comment-likes.ts";

const LIKE = "POST /api/thread/thumbup";

function open(answers: Record<string, unknown>, token = "t") {
  const { app, sent } = testApp(answers, { token });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={["/pages/content/postdetail?threadId=1"]}>
      <Providers app={app}>{children}</Providers>
    </MemoryRouter>
  );
  const { result } = renderHook(
    () => ({ ...useCommentLikes(), liked: useViewerPosts(["7", "8"]), asked: useLoginPrompt() }),
    { wrapper },
  );
  const likes = () => sent.filter(({ to }) => to === LIKE).map(({ body }) => body);
  return { now: () => result.current, likes };
}

afterEach(cleanup);

test("shows a like after the server has accepted it, and not after a refusal", async () => {
  const answers: Record<string, unknown> = { [LIKE]: { code: 500, msg: "系统繁忙" } };
  const { now } = open(answers);
  await act(() => now().like("7", true));
  expect(now().liked).not.toContain("7");
  expect(now().pendingIds).toEqual([]);

  answers[LIKE] = { code: 200, msg: "操作成功", data: { value: 1, count: 3 } };
  await act(() => now().like("8", true));
  expect(now().liked).toContain("8");
});

test("CONST-007 ignores a second click on the same comment for 1000 ms, but not on another comment", async () => {
  const { now, likes } = open({ [LIKE]: { code: 200, msg: "操作成功", data: { value: 1, count: 1 } } });
  await act(() => now().like("7", true));
  await act(() => now().like("7", false));
  await act(() => now().like("8", true));
  expect(likes()).toEqual([
    { postId: "7", value: 1 },
    { postId: "8", value: 1 },
  ]);
});

test("AMB-029 asks a visitor to log in instead of sending the like", async () => {
  const { now, likes } = open({}, "");
  await act(() => now().like("7", true));
  expect(now().asked).toEqual({ action: "likePost", id: "7" });
  expect(likes()).toEqual([]);
});
