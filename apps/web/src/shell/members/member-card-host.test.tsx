import { Dialog } from "@lenscape/ui/dialog";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { CARD_CLOSE_DELAY_MS, CARD_OPEN_DELAY_MS } from "#config/timing.ts";
import { mount } from "#test/mount.tsx";
import { MemberCardHost } from "./member-card-host.tsx";

const rows = { code: 200, msg: "操作成功", rows: [], total: 0 };
const profile = {
  userId: "30",
  nickname: "十七步",
  avatar: "",
  cover: "",
  signature: "从阳台到厨房，再到湖中央",
  level: 6,
  isVerified: 1,
  deviceName: "Lens One",
  fansCount: 214,
  threadCount: 12,
};
const answers = {
  "POST /api/without/user/otherinfo/get": { code: 200, msg: "操作成功", data: profile },
  "GET /api/without/thread/list": rows,
  "GET /api/bbs/user/fans/list": {
    ...rows,
    rows: [
      { userId: "31", nickname: "河岸第三", avatar: "", isFollow: true },
      { userId: "32", nickname: "不认识的人", avatar: "", isFollow: false },
    ],
  },
};

function open() {
  const opened = mount(
    <>
      <div data-slot="byline">
        <a href="/pages/mine/friends/index?userId=30">十七步</a>
      </div>
      <a href="/pages/content/postdetail?threadId=1">一篇帖子</a>
      <MemberCardHost />
    </>,
    answers,
    "t",
  );
  return { ...opened, link: screen.getByRole("link", { name: "十七步" }) };
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("shows the card with mutual follows on hover and hides it when the pointer leaves", async () => {
  const { link } = open();
  fireEvent.pointerOver(link, { pointerType: "mouse" });
  await screen.findByRole("region", { name: "十七步的名片" });
  await screen.findByText("从阳台到厨房，再到湖中央");
  await screen.findByText("河岸第三也关注了 TA");
  fireEvent.pointerOver(screen.getByRole("link", { name: "一篇帖子" }), { pointerType: "mouse" });
  await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
});

test("offers messaging and blocking; the menu keeps the card open and closes first", async () => {
  const { link, user } = open();
  fireEvent.pointerOver(link, { pointerType: "mouse" });
  await screen.findByRole("button", { name: "给 十七步 发私信" });
  expect(screen.queryByText("屏蔽")).toBeNull();
  await user.click(screen.getByRole("button", { name: "更多操作" }));
  const item = await screen.findByRole("menuitem", { name: "屏蔽" });
  fireEvent.pointerOver(link.ownerDocument.body, { pointerType: "mouse" });
  fireEvent.pointerOver(item, { pointerType: "mouse" });
  await new Promise((resolve) => setTimeout(resolve, CARD_CLOSE_DELAY_MS + 50));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menuitem")).toBeNull());
  screen.getByRole("region", { name: "十七步的名片" });
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("region")).toBeNull();
});

test("opens the card after a hover delay and fetches nothing before", async () => {
  vi.useFakeTimers();
  const { link, sent } = open();
  fireEvent.pointerOver(link, { pointerType: "mouse" });
  for (let x = 0; x < 5; x++) {
    await vi.advanceTimersByTimeAsync(CARD_OPEN_DELAY_MS - 1);
    fireEvent.pointerMove(link, { pointerType: "mouse", clientX: 20 * (x + 1), clientY: 0 });
  }
  await vi.advanceTimersByTimeAsync(CARD_OPEN_DELAY_MS - 1);
  expect(screen.queryByRole("region")).toBeNull();
  expect(sent.map(({ to }) => to)).not.toContain("POST /api/without/user/otherinfo/get");
  await act(() => vi.advanceTimersByTimeAsync(1));
  screen.getByRole("region", { name: "十七步的名片" });
});

test("shows the card above a dialog, and Escape closes the card first", async () => {
  const onOpenChange = vi.fn();
  const { user } = mount(
    <>
      <Dialog open title="活跃榜" onOpenChange={onOpenChange}>
        <a href="/pages/mine/friends/index?userId=30">十七步</a>
      </Dialog>
      <MemberCardHost />
    </>,
    answers,
    "t",
  );
  const dialog = screen.getByRole("dialog", { name: "活跃榜" });
  fireEvent.pointerOver(screen.getByRole("link", { name: "十七步" }), { pointerType: "mouse" });
  const card = await screen.findByRole("region", { name: "十七步的名片" });
  expect(dialog.contains(card)).toBe(true);
  await user.click(card);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
  expect(onOpenChange).not.toHaveBeenCalled();
  await user.keyboard("{Escape}");
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test("does not cover the lines below the name", async () => {
  const { link } = open();
  link.parentElement!.getBoundingClientRect = () => new DOMRect(100, 20, 300, 38);
  fireEvent.pointerOver(link, { pointerType: "mouse" });
  const card = await screen.findByRole("region", { name: "十七步的名片" });
  expect(card.style.getPropertyValue("--top")).toBe("66px");
});

test("opens a sheet on long press without following the link", async () => {
  const { link, router } = open();
  fireEvent.pointerDown(link, { pointerType: "touch" });
  fireEvent.pointerUp(link, { pointerType: "touch" });
  fireEvent.pointerDown(link, { pointerType: "touch" });
  expect(screen.queryByRole("dialog")).toBeNull();
  await screen.findByRole("dialog", { name: "十七步的名片" });
  fireEvent.pointerUp(link, { pointerType: "touch" });
  expect(fireEvent.click(link)).toBe(false);
  expect(router.state.location.pathname).toBe("/");
});
