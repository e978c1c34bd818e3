import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { paths } from "#paths";
import { mount } from "#test/mount.tsx";
import { consoleText } from "../text.ts";
import { AuditTable } from "./audit-table.tsx";
import { auditTableText } from "./text.ts";

afterEach(cleanup);

const entry = {
  ...{ id: "1", action: "thread.essence", value: 1, reason: "写得细", createdAt: "2026-11-21 09:51:40" },
  ...{ targetType: "thread", targetId: "301", target: "逆光怎么测光" },
  actor: { userId: "2", nickname: "管理员", avatar: "" },
};
const rows = [
  entry,
  { ...entry, id: "2", value: 0, reason: "" },
  { ...entry, id: "3", action: "user.deny", targetType: "user", targetId: "12", target: "折光率" },
  { ...entry, id: "4", action: "order.ship", targetType: "order", targetId: "9", target: "" },
  { ...entry, id: "5", action: "setting.save", targetType: "setting", targetId: "1", target: "1" },
];

test("shows action, target, operator, reason and time, with links to threads and members", async () => {
  mount(
    <AuditTable />,
    { "GET /api/bbs/console/audit/list": { code: 200, msg: "操作成功", total: rows.length, rows } },
    "t",
  );
  const [, ...tableRows] = await screen.findAllByRole("row");
  const cells = tableRows.map((row) =>
    within(row)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  );
  expect(cells).toEqual([
    ["加精逆光怎么测光", "管理员", "写得细", "2026-11-21 09:51"],
    ["取消加精逆光怎么测光", "管理员", "", "2026-11-21 09:51"],
    ["禁言折光率", "管理员", "写得细", "2026-11-21 09:51"],
    // A target without a name is shown by its ID.
    ["订单发货9", "管理员", "写得细", "2026-11-21 09:51"],
    // There is only one set of settings, so that its ID is not shown.
    ["改站点设置", "管理员", "写得细", "2026-11-21 09:51"],
  ]);
  const links = tableRows.map((row) =>
    within(row)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  );
  const [thread, actor] = [paths.thread("301"), paths.profile("2")];
  expect(links).toEqual([[thread, actor], [thread, actor], [paths.profile("12"), actor], [actor], [actor]]);
});

test("exports the filtered log in batches as one CSV file", async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    saved.push(file as Blob);
    return "blob:log";
  });
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  const parts = [
    { csv: "时间\r\n", next: "7" },
    { csv: "昨天\r\n", next: "" },
  ];
  const { sent, user } = mount(
    <AuditTable />,
    {
      "GET /api/bbs/console/audit/list": { code: 200, msg: "操作成功", total: rows.length, rows },
      "POST /api/bbs/console/audit/export": () => ({ code: 200, msg: "操作成功", data: parts.shift() }),
    },
    "t",
  );
  await user.click(await screen.findByRole("button", { name: auditTableText.exportCsv }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const requests = sent.filter(({ to }) => to === "POST /api/bbs/console/audit/export");
  expect(requests.map(({ body }) => body)).toEqual([{}, { after: "7" }]);
  expect(await saved[0]!.text()).toBe("时间\r\n昨天\r\n");
});

test("has a unique name for each action", () => {
  const names = Object.values(consoleText.auditActions);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
