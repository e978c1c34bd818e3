import { act, cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { ReplyList } from "../widgets/comment-item/reply-list.tsx";
import { ErrorState } from "../widgets/error-state/error-state.tsx";
import { FileRow } from "../widgets/file-row/file-row.tsx";
import { ListFooter } from "../widgets/list-footer/list-footer.tsx";
import { MessageBubble } from "../widgets/message-bubble/message-bubble.tsx";
import { Poll } from "../widgets/poll/poll.tsx";
import { RemovableChip } from "../widgets/removable-chip/removable-chip.tsx";
import { SearchHistory } from "../widgets/search-history/search-history.tsx";
import { SignInBlock } from "../widgets/sign-in-block/sign-in-block.tsx";
import { TaskRow } from "../widgets/task-row/task-row.tsx";
import { UploadTile } from "../widgets/upload-tile/upload-tile.tsx";
import { VideoPlayer } from "../widgets/video-player/video-player.tsx";

afterEach(cleanup);

const ignore = () => undefined;
const reply = (id: string) => ({
  id,
  user: { userId: id, nickname: `会员${id}`, avatar: "", level: 1, isVerified: 0 },
  content: "好",
  postedAt: "2026-11-21 09:41:03",
  likeCount: 0,
  isLike: false,
  isAuthor: 0,
  status: 0,
  imageList: [],
});
const replies = (count: number) => (
  <ReplyList
    replies={Array.from({ length: count }, (_, at) => reply(String(at)))}
    total={2}
    parentId="9"
    userHref={() => "/"}
    loading={false}
  />
);
const poll = (chosen: string[]) => (
  <Poll
    options={[{ id: "a", content: "甲" }]}
    maxChoices={1}
    voterCount={1}
    endAt="2026-11-28 18:00:00"
    chosen={chosen}
    onVote={ignore}
  />
);
const signIn = (signed: boolean) => (
  <SignInBlock greeting="早" days={[{ name: "22", signed: false }]} signed={signed} signPageHref="/sign" />
);
const task = (finish: boolean) => (
  <TaskRow task={{ id: "1", name: "发帖", rewardPoints: 1, completedNum: 0, rewardNum: 1, finish }} />
);
const bubble = (status: "failed" | "sending" | "read") => (
  <MessageBubble own status={status}>
    在吗
  </MessageBubble>
);

interface Press {
  name: string;
  button: RegExp;
  before: ReactNode;
  /** Content after the press; omitted if the whole widget is removed. */
  after?: ReactNode;
  later?: ReactNode;
}

const presses: Press[] = [
  {
    name: "ListFooter",
    button: /重试/,
    before: <ListFooter status="error" onLoadMore={ignore} />,
    after: <ListFooter status="over" />,
  },
  { name: "ErrorState", button: /重试/, before: <ErrorState onRetry={ignore} /> },
  {
    name: "MessageBubble",
    button: /发送失败|重/,
    before: bubble("failed"),
    after: bubble("sending"),
    later: bubble("read"),
  },
  { name: "ReplyList", button: /查看全部/, before: replies(1), after: replies(2) },
  { name: "Poll", button: /投票/, before: poll([]), after: poll(["a"]) },
  { name: "SignInBlock", button: /签到/, before: signIn(false), after: signIn(true) },
  { name: "TaskRow", button: /去完成/, before: task(false), after: task(true) },
  { name: "RemovableChip", button: /移除/, before: <RemovableChip name="甲" onRemove={ignore} /> },
  {
    name: "SearchHistory",
    button: /清空/,
    before: <SearchHistory items={["甲"]} onSelect={ignore} onClear={ignore} />,
    after: <SearchHistory items={[]} onSelect={ignore} onClear={ignore} />,
  },
  {
    name: "UploadTile",
    button: /重试/,
    before: <UploadTile src="" name="甲" status="failed" onRetry={ignore} />,
    after: <UploadTile src="" name="甲" status="uploading" onRetry={ignore} />,
  },
  {
    name: "FileRow",
    button: /重试/,
    before: <FileRow name="甲" status="failed" onRetry={ignore} />,
    after: <FileRow name="甲" status="queued" onRetry={ignore} />,
  },
  { name: "VideoPlayer", button: /重试/, before: <VideoPlayer sources={[]} /> },
];

test.each(presses)("$name keeps the focus when the pressed button is removed", async (press) => {
  const page = (step: ReactNode) => <section aria-label="这一块">{step}</section>;
  const { rerender } = render(page(press.before));
  const button = screen.getByRole("button", { name: press.button });
  // A submit button may be disabled until an option is chosen.
  button.removeAttribute("disabled");
  button.focus();
  expect(document.activeElement).toBe(button);
  for (const step of [press.after, press.later ?? press.after]) {
    await act(async () => rerender(page(step)));
    expect(screen.getByRole("region", { name: "这一块" }).contains(document.activeElement)).toBe(true);
  }
});

test("the focus moves to the first of the last loaded replies", async () => {
  const { rerender } = render(replies(1));
  const button = screen.getByRole("button", { name: /查看全部/ });
  button.focus();
  await act(async () => button.click());
  await act(async () => rerender(replies(2)));
  expect(document.activeElement?.textContent).toContain("会员1");
});
