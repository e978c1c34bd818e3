import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import AnnouncementLines from "./announcement-lines.tsx";

const rowsOf = (count: number, from = 1) =>
  Array.from({ length: count }, (_, place) => ({
    ...{ id: String(from + place), title: `公告 ${from + place}`, content: "", link: "" },
    endAt: "2026-11-25 23:59:00",
  }));
const open = (rows: ReturnType<typeof rowsOf>) => mount(<AnnouncementLines rows={rows} userId="12" />);
const seen = () => screen.queryAllByRole("heading").map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test("three are seen at a time, and the next one comes when one is put away", async () => {
  const { user } = open(rowsOf(4));
  expect(seen()).toEqual(["公告 1", "公告 2", "公告 3"]);
  await user.click(screen.getByRole("button", { name: /公告 1/ }));
  expect(seen()).toEqual(["公告 2", "公告 3", "公告 4"]);
  cleanup();
  open(rowsOf(4));
  expect(seen()).toEqual(["公告 2", "公告 3", "公告 4"]);
});

test("one that was put away stays away also after others had taken its place in the answer", async () => {
  const first = open(rowsOf(2));
  await first.user.click(screen.getByRole("button", { name: /公告 1/ }));
  cleanup();
  const second = open(rowsOf(20, 2));
  await second.user.click(screen.getByRole("button", { name: /公告 3/ }));
  cleanup();
  open(rowsOf(4));
  expect(seen()).toEqual(["公告 2", "公告 4"]);
});
