import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { LevelMark } from "./level-mark.tsx";

const meta = {
  id: "level-mark",
  title: "社区 Community/等级 LevelMark · 等级标 经验 level rank",
  component: LevelMark,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "昵称旁的等级。",
    use: "昵称旁的等级。",
    avoid: "徽章用 BadgeMark。",
    copy: "写「Lv.7」；读屏读「等级 7」。",
  }),
  args: { level: 7 },
} satisfies Meta<typeof LevelMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Lv.7")).toBeVisible();
    await expect(canvas.getByText("等级 7")).toBeInTheDocument();
  },
};

export const Playground: Story = { args: { level: 12 } };
