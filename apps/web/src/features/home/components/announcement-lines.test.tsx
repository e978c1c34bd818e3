import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import { AnnouncementLines } from "./announcement-lines.tsx";

const createRows = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ id: String(from + index), title: `公告 ${from + index}`, content: "", link: "" },
    endAt: "2026-11-25 23:59:00",
  }));
const open = (rows: ReturnType<typeof createRows>) => mount(<AnnouncementLines rows={rows} userId="12" />);
const getTitles = () => screen.queryAllByRole("heading").map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test("shows three announcements at a time and the next one after hiding one", async () => {
  const { user } = open(createRows(4));
  expect(getTitles()).toEqual(["公告 1", "公告 2", "公告 3"]);
  await user.click(screen.getByRole("button", { name: /公告 1/ }));
  expect(getTitles()).toEqual(["公告 2", "公告 3", "公告 4"]);
  cleanup();
  open(createRows(4));
  expect(getTitles()).toEqual(["公告 2", "公告 3", "公告 4"]);
});

test("keeps an announcement hidden that was missing from a full response in between", async () => {
  const first = open(createRows(2));
  await first.user.click(screen.getByRole("button", { name: /公告 1/ }));
  cleanup();
  const second = open(createRows(20, 2));
  await second.user.click(screen.getByRole("button", { name: /公告 3/ }));
  cleanup();
  open(createRows(4));
  expect(getTitles()).toEqual(["公告 2", "公告 4"]);
});
