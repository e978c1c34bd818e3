import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { CircleTile } from "./circle-tile.tsx";

const meta = {
  id: "circle-tile",
  title: "社区 Community/圈子格 CircleTile · 我的圈子 小组 group tile",
  component: CircleTile,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "我加入的圈子，一排五格，手机横滑。",
    use: "我加入的圈子，一排五格，手机横滑。",
    avoid: "圈子列表用 CircleCard。",
    keys: { Tab: "移到格子", Enter: "打开" },
  }),
  args: {
    circle: { groupName: "影像创作", picUrl: "img/forest.jpg" },
    href: "/pages/content/circlelist?circleId=1",
    note: "今天 48 帖",
    newCount: 12,
  },
  decorators: [
    (Story) => (
      <div className="w-38">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CircleTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link");
    await expect(link).toHaveAttribute("href", "/pages/content/circlelist?circleId=1");
    await expect(link).toHaveTextContent("12");
  },
};

export const Playground: Story = {};
export const NothingNew: Story = { args: { newCount: 0, note: "今天 2 帖" } };
export const Full: Story = { args: { newCount: 100 } };
export const WithoutPicture: Story = { args: { circle: { groupName: "新圈子", picUrl: "" } } };
export const LongText: Story = {
  args: {
    circle: { groupName: "很长的圈名".repeat(6), picUrl: "img/ride.jpg" },
    note: "今天 100 帖以上的样子",
  },
};
