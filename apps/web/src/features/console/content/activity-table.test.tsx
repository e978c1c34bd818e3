import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import { ActivityTable } from "./activity-table.tsx";

const SAVE = "POST /api/bbs/console/activity/save";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test("shows a limit that a colleague changed, and overwrites it with the next save", async () => {
  const activity = {
    ...{ id: "301", version: "first", title: "城北林场夜拍", cover: "", state: 1, status: 1 },
    organiser: { userId: "5", nickname: "云野", avatar: "", level: 1, isVip: 0 },
    ...{ startAt: "2026-11-28 19:00:00", endAt: "2026-11-28 22:00:00", signEndAt: "2026-11-27 18:00:00" },
    ...{ joinedNum: 0, waitingNum: 0, maxNum: 30 },
  };
  let row = activity;
  const ok = { code: 200, msg: "操作成功" };
  const { user, sent } = mount(
    <ActivityTable />,
    {
      "GET /api/bbs/console/activity/list": () => ({ ...ok, rows: [row], total: 1 }),
      [SAVE]: ({ body }: { body?: unknown }) =>
        (body as typeof activity).version === row.version ? ok : { code: 409, msg: "有人刚刚改过这一条" },
    },
    "t",
  );
  await user.click(await screen.findByRole("button", { name: "改报名" }));
  const dialog = within(screen.getByRole("dialog"));
  const maxInput = dialog.getByRole("spinbutton");
  await user.clear(maxInput);
  await user.type(maxInput, "40");
  row = { ...activity, version: "second", maxNum: 20 };
  await user.click(dialog.getByRole("button", { name: "保存" }));
  await dialog.findByText(/改成了「20」/);
  await waitFor(
    async () => {
      await user.click(dialog.getByRole("button", { name: "保存" }));
      expect(screen.queryByRole("dialog")).toBeNull();
    },
    { timeout: 3000 },
  );
  expect(sent.filter(({ to }) => to === SAVE).at(-1)?.body).toMatchObject({
    activityId: "301",
    version: "second",
    maxNum: 40,
  });
});
