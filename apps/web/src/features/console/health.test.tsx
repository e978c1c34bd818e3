import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { bodyOf } from "#test/mock.ts";
import { mount } from "#test/mount.tsx";
import { Health } from "./health.tsx";

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
