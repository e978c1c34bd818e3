import { ConfirmHost } from "@lenscape/ui/confirm-dialog";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "#test/mount.tsx";
import { AnnouncementTable } from "./announcement-table.tsx";

const SAVE = "POST /api/bbs/console/announcement/save";
const CANCEL = "POST /api/bbs/console/announcement/cancel";
const ok = { code: 200, msg: "操作成功" };
const row = {
  ...{ id: "7", version: "first", title: "固件 1.1.2 今晚推送", content: "请放进镜盒充电。", link: "" },
  ...{ circleId: "0", circleName: "", model: "Lens One", firmware: "1.1.1", minLevel: 4 },
  ...{ startAt: "2026-11-22 20:00:00", endAt: "2026-11-25 23:59:00", isBanner: 1, isMailed: 0 },
  ...{ state: 1, sentCount: 3164 },
};

const renderTable = (saveResponse: unknown = { ...ok, data: { id: "8" } }) =>
  mount(
    <>
      <AnnouncementTable />
      <ConfirmHost />
    </>,
    {
      "GET /api/bbs/console/announcement/list": {
        ...ok,
        rows: [row, { ...row, id: "8", title: "还没开始的", state: 0 }, { ...row, id: "9", state: 2 }],
        total: 3,
      },
      "GET /api/bbs/console/announcement/preview": {
        ...ok,
        data: { reached: 3164, mailed: 1820, total: 47938 },
      },
      "GET /api/without/filtercircle": { ...ok, rows: [], total: 0 },
      "GET /api/bbs/device/models": { ...ok, data: [] },
      [SAVE]: saveResponse,
      [CANCEL]: ok,
    },
    "t",
  );

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("shows the number of recipients before sending, and keeps the input when cancelled", async () => {
  const { user, sent } = renderTable();
  await user.click(await screen.findByRole("button", { name: "新建公告" }));
  const dialog = within(screen.getByRole("dialog"));
  await user.type(dialog.getByRole("textbox", { name: "标题" }), "今晚维护");
  await user.type(dialog.getByRole("textbox", { name: "固件" }), "1.1");
  await user.click(dialog.getByRole("checkbox", { name: /也寄邮件/ }));
  const check = dialog.getByRole("button", { name: "看看会到多少人" });
  await user.click(check);
  const findConfirmation = () => screen.findByRole("alertdialog");
  expect((await findConfirmation()).textContent).toMatch(
    /3164 人会收到，全社区 47938 人。其中 1820 人也会收到邮件/,
  );
  await user.click(within(await findConfirmation()).getByRole("button", { name: "取消" }));
  expect(sent.some(({ to }) => to === SAVE)).toBe(false);
  expect((screen.getByRole("textbox", { name: "标题" }) as HTMLInputElement).value).toBe("今晚维护");
  // A second press within a moment is ignored.
  await waitFor(
    async () => {
      await user.click(screen.getByRole("button", { name: "看看会到多少人" }));
      expect(screen.queryByRole("alertdialog")).not.toBeNull();
    },
    { timeout: 3000 },
  );
  await user.click(within(await findConfirmation()).getByRole("button", { name: "定下来" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent.find(({ to }) => to === SAVE)?.body).toMatchObject({
    ...{ title: "今晚维护", content: "", circleId: "0", model: "", firmware: "1.1", minLevel: 1 },
    ...{ isBanner: 1, isMailed: 1 },
  });
});

test("shows an error, and asks for no confirmation, if the end is before the start", async () => {
  const { user, sent } = renderTable();
  await user.click(await screen.findByRole("button", { name: "新建公告" }));
  const dialog = within(screen.getByRole("dialog"));
  await user.type(dialog.getByRole("textbox", { name: "标题" }), "今晚维护");
  const end = dialog.getByLabelText(/^结束时间/);
  fireEvent.change(end, { target: { value: "2020-01-01T10:00" } });
  await user.click(dialog.getByRole("button", { name: "看看会到多少人" }));
  await waitFor(() => expect(end.getAttribute("aria-invalid")).toBe("true"));
  expect(dialog.getByText("结束时间要晚于开始时间")).toBeTruthy();
  expect(sent.filter(({ to }) => to.includes("/preview"))).toEqual([]);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("allows only removal of a running announcement, and nothing for an ended one", async () => {
  const { user, sent } = renderTable();
  const rows = (await screen.findAllByRole("row")).slice(1);
  const getButtons = (index: number) =>
    within(rows[index]!)
      .queryAllByRole("button")
      .map((button) => button.getAttribute("aria-label") ?? button.textContent);
  expect([getButtons(0), getButtons(1), getButtons(2)]).toEqual([
    ["更多：固件 1.1.2 今晚推送"],
    ["编辑", "更多：还没开始的"],
    [],
  ]);
  expect(rows[0]!.textContent).toContain("Lens One，固件 1.1.1，4 级起");
  await user.click(within(rows[0]!).getByRole("button"));
  await user.click(await screen.findByRole("menuitem", { name: "撤下" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "撤下" }));
  expect(sent.find(({ to }) => to === CANCEL)?.body).toEqual({ id: "7" });
});

test("keeps the start time of a new announcement after a rejected save and after reopening the dialog", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T09:00:00+08:00") });
  const { user, sent } = renderTable({ code: 409, msg: "已经有一条同名的公告在这个时间开始" });
  const getSaves = () => sent.filter(({ to }) => to === SAVE);
  const send = async (times: number) => {
    // A second press within a moment is ignored.
    await waitFor(
      async () => {
        await user.click(screen.getByRole("button", { name: "看看会到多少人" }));
        expect(screen.queryByRole("alertdialog")).not.toBeNull();
      },
      { timeout: 3000 },
    );
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "定下来" }));
    await waitFor(() => expect(getSaves()).toHaveLength(times));
  };
  await user.click(await screen.findByRole("button", { name: "新建公告" }));
  await user.type(screen.getByRole("textbox", { name: "标题" }), "今晚维护");
  await send(1);
  vi.setSystemTime(Date.now() + 60_000);
  await screen.findByText(/已经有一条同名的公告/);
  expect(screen.queryByText(/同事改成了/)).toBeNull();
  await send(2);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  vi.setSystemTime(Date.now() + 60_000);
  await user.click(screen.getByRole("button", { name: "新建公告" }));
  await send(3);
  const starts = getSaves().map(({ body }) => (body as { startAt: string }).startAt);
  expect(starts).toEqual(["2026-11-21 09:00:00", "2026-11-21 09:00:00", "2026-11-21 09:00:00"]);
});
