import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import { ReadAllButton } from "./read-all-button.tsx";
import { fetchUnread } from "./unread-counts.ts";

afterEach(cleanup);

const nothing = { unreadNotifications: 0, dialogNotifications: 0, systemNotifications: 0, revision: 0 };

test("shows 全部已读 only while something is unread", async () => {
  const { app } = mount(<ReadAllButton />, {}, "t");
  await act(() => fetchUnread(app, { ...nothing, dialogNotifications: 1 }));
  await screen.findByRole("button", { name: "全部已读" });
  await act(() => fetchUnread(app, nothing));
  await waitFor(() => expect(screen.queryByRole("button")).toBeNull());
});
