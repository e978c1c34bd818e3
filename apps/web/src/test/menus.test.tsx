import { operationTable } from "@lenscape/api/operations.gen";
import { cleanup, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, expect, test } from "vitest";
import { CommentMenu } from "#features/comments/components/comment-menu.tsx";
import { MemberMenu } from "#features/profile/components/member-menu.tsx";
import { ThreadMenu } from "#shell/threads/thread-menu.tsx";
import { thread as known } from "#test/answers/thread.ts";
import { mount } from "./mount.tsx";

// Items of the moderation menus by the permissions that the server returns. The viewer is member 12.

afterEach(cleanup);

const user = (userId: string) => ({ userId, nickname: "林间电台", avatar: "" });
const commentMenu = (userId: string) => (
  <CommentMenu post={{ ...known.postList.rows[0]!, user: user(userId) } as never} isOwnThread={false} />
);
const threadMenu = (userId: string) => <ThreadMenu thread={{ id: "7", user: user(userId) }} />;

const mayDoComment = (own: boolean, ...mayDo: string[]) => ({ mayDo, own, isSticky: 0 });
const mayDoThread = (marks: string[], ...mayDo: string[]) => ({
  thread: known.threadDetail,
  viewer: { mayDo, marks, status: 1 },
});
const mayDoMember = (...mayDo: string[]) => ({
  ...{ mayDo, deniedUntil: "", forbiddenUntil: "", isClosed: 0, circles: [] },
});
type Reader = "postMayDo" | "threadDetailV2" | "userMayDo";

test.each<[title: string, menu: ReactElement, operation: Reader, data: object, items: string]>([
  ["other's comment", commentMenu("5"), "postMayDo", mayDoComment(false), "举报 屏蔽"],
  [
    "other's comment for a moderator",
    commentMenu("5"),
    "postMayDo",
    mayDoComment(false, "history", "poststicky", "del"),
    "举报 屏蔽 修改历史 置顶评论 删除",
  ],
  ["own comment", commentMenu("12"), "postMayDo", mayDoComment(true, "history", "del"), "修改历史"],
  ["other's thread", threadMenu("5"), "threadDetailV2", mayDoThread([]), "复制链接 举报 屏蔽"],
  [
    "other's thread for a moderator",
    threadMenu("5"),
    "threadDetailV2",
    mayDoThread(["essence"], "history", "essence", "undershelf", "del"),
    "复制链接 举报 屏蔽 修改历史 取消加精 下架 删除",
  ],
  ["own thread", threadMenu("12"), "threadDetailV2", mayDoThread([], "edit"), "复制链接 编辑 删除"],
  [
    "member",
    <MemberMenu key="m" userId="5" nickname="林间电台" />,
    "userMayDo",
    mayDoMember("report"),
    "举报 屏蔽",
  ],
  [
    "member for an administrator",
    <MemberMenu key="a" userId="5" nickname="林间电台" />,
    "userMayDo",
    mayDoMember("deny", "forbidden", "closed", "console"),
    "举报 屏蔽 禁言 封禁 关闭账号 在后台查看",
  ],
])("offers the allowed actions on an %s", async (_title, menu, operation, data, items) => {
  const { method, path } = operationTable[operation];
  const { user: viewer } = mount(menu, { [`${method.toUpperCase()} ${path}`]: { code: 200, data } }, "t");
  await viewer.click(screen.getByRole("button"));
  await waitFor(() =>
    expect(
      screen
        .queryAllByRole("menuitem")
        .map(({ textContent }) => textContent)
        .join(" "),
    ).toBe(items),
  );
});

test.each([
  { mayDo: ["forbidden"], options: ["30 天", "7 天", "3 天", "1 天"] },
  { mayDo: ["forbidden", "closed"], options: ["30 天", "7 天", "3 天", "1 天", "永久"] },
])("offers with $mayDo the bans $options", async ({ mayDo, options }) => {
  const { user: viewer } = mount(
    <MemberMenu userId="5" nickname="林间电台" />,
    { "GET /api/bbs/user/maydo": { code: 200, data: mayDoMember(...mayDo) } },
    "t",
  );
  await viewer.click(screen.getByRole("button"));
  await viewer.click(await screen.findByRole("menuitem", { name: "封禁" }));
  await screen.findByRole("radio", { name: "30 天" });
  const names = ["30 天", "7 天", "3 天", "1 天", "永久"];
  expect(names.filter((name) => screen.queryByRole("radio", { name }))).toEqual(options);
});
