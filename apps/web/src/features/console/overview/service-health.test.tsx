import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { bodyOf } from "#test/mock.ts";
import { mount } from "#test/mount.tsx";
import { Health } from "./service-health.tsx";

afterEach(cleanup);

const job = (name: string, lastOk: 0 | 1) => ({
  ...{ name, lastOk, lastAt: "2026-11-22 09:16:00", tookMs: 3, failure: lastOk ? "" : "磁盘已满" },
});
const health = {
  ...{ version: "1.1.0", engine: "postgres", engineVersion: "17.2", startedAt: "2026-11-22 08:00:00" },
  ...{ databaseBytes: 1, uploads: 0, uploadBytes: 0, waitingLinks: 0 },
};

test("a job that failed is in sight, those in order are folded", async () => {
  const jobs = [job("one", 1), job("two", 0), job("three", 1)];
  mount(<Health />, { "GET /api/bbs/console/health": bodyOf("consoleHealth", { ...health, jobs }) }, "t");
  await screen.findByText("其余 2 项正常");
  const folded = screen.getByRole<HTMLDetailsElement>("group");
  expect(folded.open).toBe(false);
  expect(folded.contains(screen.getByText("磁盘已满"))).toBe(false);
  expect(folded.querySelectorAll("li")).toHaveLength(2);
});

test("the last verified backup is in sight, marked when it is old, with why a later one failed", async () => {
  const backup = {
    ...{ verifiedAt: "2026-11-20 03:15:00", bytes: 5_000_000, isLate: 1 as const },
    ...{ failedAt: "2026-11-22 03:15:00", failure: "没有文件夹 /backups" },
  };
  const answer = bodyOf("consoleHealth", { ...health, jobs: [], backup });
  mount(<Health />, { "GET /api/bbs/console/health": answer }, "t");
  await screen.findByText(/2026-11-20 03:15/);
  screen.getByText("过期");
  screen.getByText("11-22 03:15 没备份成：没有文件夹 /backups");
});
