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
const badges = [
  { name: "desk", count: 0 },
  { name: "reports", count: 3 },
  { name: "review", count: 0 },
  { name: "proposals", count: 2 },
];
const entry = {
  ...{ id: "77", actor: { userId: "9", nickname: "林一", avatar: "" }, action: "user.forbidden", value: 1 },
  ...{ targetType: "user", targetId: "12", target: "低价代充08", reason: "多处发布同一广告" },
  createdAt: "2026-11-22 09:51:40",
};

function show(permissions: string[], counted = badges, log = { rows: [entry], total: 24 }) {
  const mounted = mount(
    <Desk />,
    {
      "GET /api/bbs/console/access": { ...done, data: counted },
      "GET /api/bbs/console/desk": { ...done, data: kinds },
      "GET /api/bbs/console/audit/list": { ...done, ...log },
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

test("what the badges count leads to its list and says what is late, a zero is left out; who may not read the log does not ask for it", async () => {
  const { sent } = show([]);
  const list = within(await screen.findByRole("list", { name: "等我决定的" }));
  const links = list.getAllByRole("link");
  const [reports, proposals] = links;
  expect(reports!.getAttribute("href")).toBe("/pages/console/index?section=reports");
  expect(reports!.textContent).toMatch(/举报处理3最早 .*已超时（时限 4 小时）/);
  expect(proposals!.textContent).toBe("圈主提议2");
  expect(links).toHaveLength(2);
  const asked = sent.map(({ to }) => to).filter((to) => to.includes("/console/"));
  expect(asked.sort()).toEqual(["GET /api/bbs/console/access", "GET /api/bbs/console/desk"]);
});

test("where nothing waits, one sentence says so and no list is drawn", async () => {
  show([], [{ name: "reports", count: 0 }]);
  await screen.findByText(/都处理完了，现在没有等着你的/);
  expect(screen.queryByRole("list", { name: "等我决定的" })).toBeNull();
});

test("where others did nothing, one sentence says so and no link counts it", async () => {
  show(["console.audit"], badges, { rows: [], total: 0 });
  await screen.findByText(/同事没有新的处理/);
  expect(screen.queryByText("全部 0 件")).toBeNull();
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
  const first = await asked(start);
  expect(sinceOf(first)).toBe(start - 24 * 3600_000);
  expect(JSON.stringify(first)).toMatch(/others["=:]+1/);
  expect(sinceOf(await asked(start + 60_000))).toBe(start - 24 * 3600_000);
  const later = start + 60_000 + VISIT_GAP + 1000;
  expect(sinceOf(await asked(later))).toBe(start + 60_000);
});
