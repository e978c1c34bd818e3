import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Card } from "../widgets/card/card.tsx";
import { EmptyState } from "../widgets/empty-state/empty-state.tsx";
import { ErrorState } from "../widgets/error-state/error-state.tsx";
import { ListFooter } from "../widgets/list-footer/list-footer.tsx";
import { NOW, THREAD, userHref } from "../widgets/thread-card/story-data.ts";
import { ThreadCard, ThreadCardSkeleton } from "../widgets/thread-card/thread-card.tsx";

/**
 * 一张清单的一生：首屏用骨架，翻页用尾部转圈；一条也没有是空态，整块取不到是失败态，翻页取不到是尾部的重试。
 */
const meta = {
  id: "patterns-list-states",
  title: "模式 Patterns/列表的各种状态 List states · 加载 空 出错 到底 loading empty error",
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const onRetry = fn();

function Rows({ count }: { count: number }) {
  return Array.from({ length: count }, (_, n) => (
    <ThreadCard
      // biome-ignore lint/suspicious/noArrayIndexKey: the same thread several times
      key={n}
      thread={THREAD}
      now={NOW}
      href="#thread"
      userHref={userHref("2")}
      topicHref={({ id }) => `#topic-${id}`}
    />
  ));
}

const frame = "mx-auto max-w-214 overflow-clip";

/** 第一页还没来。 */
export const FirstPage: Story = {
  render: () => (
    <Card className={frame} aria-busy="true">
      <ThreadCardSkeleton />
      <ThreadCardSkeleton />
      <ThreadCardSkeleton />
    </Card>
  ),
};

/** 下一页还没来：已有的行不动。 */
export const NextPage: Story = {
  render: () => (
    <Card className={frame}>
      <Rows count={2} />
      <ListFooter status="loading" />
    </Card>
  ),
};

export const End: Story = {
  render: () => (
    <Card className={frame}>
      <Rows count={2} />
      <ListFooter status="over" />
    </Card>
  ),
};

export const Empty: Story = {
  render: () => (
    <Card className={frame}>
      <EmptyState description="关注几个人，他们的新帖会出现在这里" onAction={onRetry} />
    </Card>
  ),
};

/** 整块取不到。 */
export const Failed: Story = {
  render: () => (
    <Card className={frame}>
      <ErrorState onRetry={onRetry} />
    </Card>
  ),
  play: async ({ canvas }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "重试" }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
};

/** 翻页取不到：已有的行还在。 */
export const NextPageFailed: Story = {
  render: () => (
    <Card className={frame}>
      <Rows count={2} />
      <ListFooter status="error" onLoadMore={onRetry} />
    </Card>
  ),
  play: async ({ canvas }) => {
    onRetry.mockClear();
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: "重试" }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
};
