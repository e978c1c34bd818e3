import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CONSOLE_VISIT_GAP_MS } from "#config/timing.ts";
import { mount } from "#test/mount.tsx";
import { Desk } from "./console-desk.tsx";

const ok = { code: 200, msg: "操作成功" };
const user = { userId: "9", nickname: "林一", avatar: "" };
const item = (id: string, title: string, waitsSince: string, more: object = {}) => ({
  ...{ id, kind: "", title, user, waitsSince, isLate: 0 },
  ...more,
});
const kinds = [
  {
    ...{ name: "reports", count: 3, oldestAt: "2026-11-22 04:12:00", withinHours: 4, isLate: 1 },
    oldest: [item("31", "", "2026-11-22 04:12:00", { isLate: 1 }), item("32", "代充", "2026-11-22 08:00:00")],
  },
  {
    ...{ name: "review", count: 1, oldestAt: "2026-11-22 05:00:00", withinHours: 4, isLate: 0 },
    oldest: [item("7", "等着的评论", "2026-11-22 05:00:00", { kind: "post" })],
  },
  {
    ...{ name: "orders", count: 1, oldestAt: "2026-11-22 06:00:00", withinHours: 120, isLate: 0 },
    oldest: [item("5", "镜布", "2026-11-22 06:00:00")],
  },
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

function renderDesk(
  permissions: string[],
  counted = badges,
  log: object = { rows: [entry], total: 24 },
  desk: object[] = kinds,
) {
  const mounted = mount(
    <Desk />,
    {
      "GET /api/bbs/console/access": { ...ok, data: counted },
      "GET /api/bbs/console/desk": { ...ok, data: desk },
      "GET /api/bbs/console/audit/list": typeof log === "function" ? log : { ...ok, ...log },
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

test("links pending counts to their sections, marks overdue ones, and requests no log without permission", async () => {
  const { sent } = renderDesk([]);
  const list = within(await screen.findByRole("list", { name: "等我决定的" }));
  const links = list.getAllByRole("link");
  const [reports, proposals] = links;
  expect(reports!.getAttribute("href")).toBe("/pages/console/index?section=reports");
  expect(reports!.textContent).toMatch(/举报处理3最久 \d+ 天已超时（时限 4 小时）/);
  expect(proposals!.textContent).toBe("圈主提议2");
  expect(links).toHaveLength(2);
  const requests = sent.map(({ to }) => to).filter((to) => to.includes("/console/"));
  expect(requests.sort()).toEqual(["GET /api/bbs/console/access", "GET /api/bbs/console/desk"]);
});

test("lists the longest-waiting items of all kinds, oldest first, with links to decide them", async () => {
  renderDesk([]);
  const longest = within(await screen.findByRole("region", { name: "等得最久的" }));
  const links = await longest.findAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^林一举报处理已等 \d+ 天已超时（时限 4 小时）$/),
    expect.stringMatching(/^林一：等着的评论/),
    expect.stringMatching(/^林一：镜布/),
    expect.stringMatching(/^林一：代充举报处理已等/),
  ]);
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/pages/console/index?section=reports&case=31",
    "/pages/console/index?section=review&kind=post&row=7",
    "/pages/console/index?section=orders&status=0&isAsc=asc&row=5",
    "/pages/console/index?section=reports&case=32",
  ]);
});

test("hides the longest-waiting list if no kind has a deadline", async () => {
  renderDesk([], [{ name: "mail", count: 2 }], undefined, []);
  await screen.findByRole("list", { name: "等我决定的" });
  expect(screen.queryByText("等得最久的")).toBeNull();
});

test("shows an empty state instead of a list if nothing is pending", async () => {
  renderDesk([], [{ name: "reports", count: 0 }], undefined, []);
  await screen.findByText(/都处理完了，现在没有等着你的/);
  expect(screen.queryByRole("list", { name: "等我决定的" })).toBeNull();
});

test("shows an empty state without a link if colleagues did nothing", async () => {
  renderDesk(["console.audit"], badges, { rows: [], total: 0 });
  await screen.findByText(/同事没有新的处理/);
  expect(screen.queryByText("全部 0 件")).toBeNull();
});

test("shows the latest actions with a link to the log if colleagues did nothing", async () => {
  renderDesk(["console.audit"], badges, ({ query }: { query: Record<string, string> }) =>
    query.others ? { ...ok, rows: [], total: 0 } : { ...ok, rows: [entry], total: 24 },
  );
  await screen.findByText("同事没有新的处理");
  const latest = within(await screen.findByRole("region", { name: "最近的处理" }));
  await latest.findByText("「低价代充08」");
  expect(latest.getByRole("link").getAttribute("href")).toBe("/pages/console/index?section=audit");
});

test("requests actions of colleagues since the last visit, which ends after half an hour of absence", async () => {
  const start = Date.parse("2026-11-22T10:00:00+08:00");
  const clock = vi.spyOn(Date, "now");
  const getLogRequest = async (at: number) => {
    clock.mockReturnValue(at);
    const { sent } = renderDesk(["console.audit"]);
    await screen.findByText("全部 24 件");
    const request = sent.find(({ to }) => to.startsWith("GET /api/bbs/console/audit/list"));
    cleanup();
    return request;
  };
  const getSince = (request: unknown) => Number(/since["=:]+(\d+)/.exec(JSON.stringify(request))?.[1]) * 1000;
  const first = await getLogRequest(start);
  expect(getSince(first)).toBe(start - 24 * 3600_000);
  expect(JSON.stringify(first)).toMatch(/others["=:]+1/);
  expect(getSince(await getLogRequest(start + 60_000))).toBe(start - 24 * 3600_000);
  const later = start + 60_000 + CONSOLE_VISIT_GAP_MS + 1000;
  expect(getSince(await getLogRequest(later))).toBe(start + 60_000);
});
