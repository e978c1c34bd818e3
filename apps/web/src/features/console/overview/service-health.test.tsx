import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { toWireBody } from "#test/mock.ts";
import { mount } from "#test/mount.tsx";
import { ServiceHealth } from "./service-health.tsx";

afterEach(cleanup);

const job = (name: string, lastOk: 0 | 1) => ({
  ...{ name, lastOk, lastAt: "2026-11-22 09:16:00", tookMs: 3, failure: lastOk ? "" : "磁盘已满" },
});
const health = {
  ...{ version: "1.1.0", engine: "postgres", engineVersion: "17.2", startedAt: "2026-11-22 08:00:00" },
  ...{ databaseBytes: 1, uploads: 0, uploadBytes: 0, waitingLinks: 0 },
};

test("shows failed jobs and collapses the others", async () => {
  const jobs = [job("one", 1), job("two", 0), job("three", 1)];
  mount(
    <ServiceHealth />,
    { "GET /api/bbs/console/health": toWireBody("consoleHealth", { ...health, jobs }) },
    "t",
  );
  await screen.findByText("其余 2 项正常");
  const details = screen.getByRole<HTMLDetailsElement>("group");
  expect(details.open).toBe(false);
  expect(details.contains(screen.getByText("磁盘已满"))).toBe(false);
  expect(details.querySelectorAll("li")).toHaveLength(2);
});

test("shows the last verified backup, marked if it is old, with the error of a later one", async () => {
  const backup = {
    ...{ verifiedAt: "2026-11-20 03:15:00", bytes: 5_000_000, isLate: 1 as const },
    ...{ failedAt: "2026-11-22 03:15:00", failure: "没有文件夹 /backups" },
  };
  const answer = toWireBody("consoleHealth", { ...health, jobs: [], backup });
  mount(<ServiceHealth />, { "GET /api/bbs/console/health": answer }, "t");
  await screen.findByText(/2026-11-20 03:15/);
  screen.getByText("过期");
  screen.getByText("11-22 03:15 没备份成：没有文件夹 /backups");
});
