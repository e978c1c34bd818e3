import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Timeline, type TimelineEvent } from "./timeline.tsx";

const EVENTS: TimelineEvent[] = [
  {
    id: "1",
    state: "done",
    title: "提交申请",
    time: "2026-11-20 21:08:16",
    note: "凭证 2 张，型号 Lens Air 深海",
  },
  {
    id: "2",
    state: "done",
    title: "系统核对",
    time: "2026-11-20 21:08:20",
    note: "序列号有效，没有被别人认证过",
  },
  { id: "3", state: "now", title: "人工审核", time: "进行中", note: "核对照片与订单，工作日 10:00–18:00" },
  { id: "4", state: "todo", title: "认证完成", note: "发放机主标识、徽章与 100 积分" },
];

const meta = {
  id: "timeline",
  title: "运营 Operator/时间线 Timeline · 进度 经过 记录 history",
  component: Timeline,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "一件事的经过：认证、订单、反馈的处理。",
    use: "一件事的经过：设备认证、订单、反馈的处理。时间从上到下。",
    avoid: "次序固定而没有时间的流程用 Steps。",
    copy: "时间写全，精确到秒；还没发生的不写时间。",
  }),
  args: { events: EVENTS, className: "max-w-120" },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole("listitem");
    await expect(items.map((item) => item.dataset.state)).toEqual(["done", "done", "now", "todo"]);
    await expect(items[2]).toHaveAttribute("aria-current", "step");
    await expect(canvas.getByText("2026-11-20 21:08:16")).toHaveAttribute(
      "datetime",
      "2026-11-20T21:08:16+08:00",
    );
  },
};
export const Playground: Story = {};
export const Refused: Story = {
  args: {
    events: [
      ...EVENTS.slice(0, 2),
      {
        id: "3",
        state: "refused",
        title: "已拒绝",
        time: "2026-11-21 10:12:02",
        note: "序列号照片反光，末四位看不清",
      },
    ],
  },
};
export const Finished: Story = {
  args: { events: EVENTS.map((event) => ({ ...event, state: "done" as const })) },
};
export const Empty: Story = { args: { events: [] } };
export const LongText: Story = {
  args: { events: [{ id: "1", state: "now", title: "标题很长".repeat(20), note: "x".repeat(400) }] },
};
