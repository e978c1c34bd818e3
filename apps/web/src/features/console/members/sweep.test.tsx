import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import { MemberTable } from "./member-table.tsx";

const ok = { code: 200, msg: "操作成功" };
const createMember = (userId: string, nickname: string) => ({
  ...{ userId, nickname, avatar: "", groupId: "1", groupName: "普通成员", hotRanking: 0, threadCount: 6 },
  ...{ level: 1, isVerified: 0, status: "normal", until: "", joinedAt: "2026-11-22 10:20:00", seenAt: "" },
});
const rows = [
  createMember("7", "低价代充08"),
  createMember("8", "内测包群主"),
  createMember("1", "镜界运营"),
];
const createPreviewMember = (userId: string, nickname: string, refusal = "") => ({
  ...{ userId, nickname, avatar: "", joinedAt: "2026-11-22 10:20:00", refusal },
  ...{ threadCount: 6, postCount: 1 },
});
const sweep = {
  ...{ id: "3", byName: "小周", reason: "广告", memberCount: 2, threadCount: 12, postCount: 2 },
  ...{ createdAt: "2026-11-22 10:40:00", undoUntil: "2026-11-22 10:50:00", mayUndo: true },
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test("bans selected accounts and removes their content after a preview, and undoes it with one press", async () => {
  let last: object[] = [];
  const { app, user, sent } = mount(
    <MemberTable />,
    {
      "GET /api/bbs/console/member/list": { ...ok, rows, total: 3 },
      "GET /api/bbs/console/group/list": { ...ok, data: [] },
      "GET /api/bbs/sweep/list": () => ({ ...ok, rows: last, total: last.length }),
      "POST /api/bbs/sweep/preview": {
        ...ok,
        data: {
          members: [
            createPreviewMember("7", "低价代充08"),
            createPreviewMember("8", "内测包群主"),
            createPreviewMember("1", "镜界运营", "权限不低于你"),
          ],
          threadCount: 12,
          postCount: 2,
        },
      },
      "POST /api/bbs/sweep/run": () => {
        last = [sweep];
        return { ...ok, data: sweep };
      },
      "POST /api/bbs/sweep/undo": () => {
        last = [];
        return ok;
      },
    },
    "t",
  );
  app.session.setInfo({
    user: { userId: "12", userName: "m", nickName: "云野", avatar: "" },
    roles: [],
    permissions: ["user.forbidden"],
  });
  await user.click(await screen.findByRole("checkbox", { name: "选中本页" }));
  await user.click(screen.getByRole("button", { name: "封禁并收回 3 人" }));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByText("不处理：权限不低于你");
  expect(dialog.queryByRole("radio", { name: "永久" })).toBeNull();
  await user.click(dialog.getByRole("button", { name: "封禁 2 个账号并收回 14 条" }));
  await dialog.findByText("请填写原因");
  await user.click(dialog.getByRole("radio", { name: "多次发布广告" }));
  await waitFor(async () => {
    await user.click(dialog.getByRole("button", { name: "封禁 2 个账号并收回 14 条" }));
    expect(sent.find(({ to }) => to === "POST /api/bbs/sweep/run")?.body).toEqual({
      ...{ userIds: ["7", "8"], hours: 24, days: 30, reason: "多次发布广告" },
    });
  });
  await screen.findByText(/小周 封禁了 2 个账号，收回 14 条/);
  await user.click(screen.getByRole("button", { name: "撤销" }));
  await waitFor(() => expect(screen.queryByText(/小周 封禁了/)).toBeNull());
});
