import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { VISIT_GAP } from "#config/timing.ts";
import { mount } from "#test/mount.tsx";
import { Desk } from "./desk.tsx";

const done = { code: 200, msg: "操作成功" };
const kinds = [
  { name: "reports", count: 3, oldestAt: "2026-11-22 04:12:00", withinHours: 4, isLate: 1 },
  { name: "review", count: 0, oldestAt: "", withinHours: 4, isLate: 0 },
];
const entry = {
  ...{ id: "77", actor: { userId: "9", nickname: "林一", avatar: "" }, action: "user.forbidden", value: 1 },
  ...{ targetType: "user", targetId: "12", target: "低价代充08", reason: "多处发布同一广告" },
  createdAt: "2026-11-22 09:51:40",
};

function show(permissions: string[]) {
  const mounted = mount(
    <Desk />,
    {
      "GET /api/bbs/console/desk": { ...done, data: kinds },
      "GET /api/bbs/console/audit/list": { ...done, rows: [entry], total: 24 },
    },
    "t",
  );
  const user = { userId: "12", userName: "m", nickName: "云野", avatar: "" };
  mounted.app.session.setInfo({ user, roles: [], permissions });
  return mounted;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("what waits leads to its list and says what is late; who may not read the log does not ask for it", async () => {
  const { sent } = show([]);
  const list = within(await screen.findByRole("list", { name: "等我决定的" }));
  const [reports, review] = list.getAllByRole("link");
  expect(reports!.getAttribute("href")).toBe("/pages/console/index?section=reports");
  expect(reports!.textContent).toMatch(/举报3最早 .*过了 4 小时的约定/);
  expect(review!.textContent).toBe("待审0没有等着的");
  const asked = sent.map(({ to }) => to).filter((to) => to.includes("/console/"));
  expect(asked).toEqual(["GET /api/bbs/console/desk"]);
});

test("what others did since the last visit is asked for, which ends with half an hour's absence", async () => {
  const start = Date.parse("2026-11-22T10:00:00+08:00");
  const clock = vi.spyOn(Date, "now");
  const asked = async (at: number) => {
    clock.mockReturnValue(at);
    const { sent } = show(["console.audit"]);
    await screen.findByText("全部 24 件");
    const found = sent.find(({ to }) => to.startsWith("GET /api/bbs/console/audit/list"));
    cleanup();
    return found;
  };
  const sinceOf = (one: unknown) => Number(/since["=:]+(\d+)/.exec(JSON.stringify(one))?.[1]) * 1000;
  expect(sinceOf(await asked(start))).toBe(start - 24 * 3600_000);
  expect(sinceOf(await asked(start + 60_000))).toBe(start - 24 * 3600_000);
  const later = start + 60_000 + VISIT_GAP + 1000;
  expect(sinceOf(await asked(later))).toBe(start + 60_000);
});
