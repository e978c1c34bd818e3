import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Tag } from "../tag/tag.tsx";
import { CircleCard, JoinButton } from "./circle-card.tsx";

const onJoin = fn();
const circle = {
  id: "2",
  groupName: "配镜与佩戴",
  brief: "验光、镜片、鼻托、镜腿。戴得舒服，才能戴得久",
  picUrl: "img/orient.jpg",
  memberCount: 16_000,
  trendsCount: 8204,
};

const meta = {
  id: "circle-card",
  title: "社区 Community/圈子卡 CircleCard · 小组 社群 加入 group community",
  component: CircleCard,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "圈子列表与推荐。",
    use: "圈子列表与推荐。",
    avoid: "版块用 ForumCard。",
    keys: { Tab: "名称 → 加入", Enter: "打开或加入" },
    copy: "需审核的写「申请」，提交后写「审核中」。",
  }),
  args: { circle, href: "/pages/circle/index?id=2", action: <JoinButton state="join" onClick={onJoin} /> },
  decorators: [
    (Story) => (
      <div className="max-w-105">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CircleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "配镜与佩戴" })).toHaveAttribute(
      "href",
      "/pages/circle/index?id=2",
    );
    await userEvent.click(canvas.getByRole("button", { name: "加入" }));
    await expect(onJoin).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { args: { tags: <Tag tone="brand">官方</Tag> } };

/** 加入、申请、审核中、已加入。 */
export const JoinStates: Story = {
  render: (args) => (
    <div className="grid gap-4">
      {(["join", "apply", "waiting", "joined"] as const).map((state) => (
        <CircleCard
          key={state}
          {...args}
          tags={state === "apply" ? <Tag>需审核</Tag> : undefined}
          action={<JoinButton state={state} onClick={onJoin} />}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    onJoin.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "审核中" }));
    await expect(onJoin).not.toHaveBeenCalled();
  },
};

export const Pending: Story = { args: { action: <JoinButton state="join" pending /> } };

/** 手机最窄时按钮另起一行，名称整个读得到。 */
export const Narrow: Story = {
  args: {
    circle: { ...circle, groupName: "听障与字幕" },
    tags: <Tag>需审核</Tag>,
    action: <JoinButton state="apply" onClick={onJoin} />,
  },
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const name = canvas.getByRole("link", { name: "听障与字幕" });
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  },
};

export const LongText: Story = {
  args: { circle: { ...circle, groupName: "很长的圈名".repeat(8), brief: "很长的简介".repeat(30) } },
};
