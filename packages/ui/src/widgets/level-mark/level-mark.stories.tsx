import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LevelMark } from "./level-mark.tsx";

const meta = {
  title: "Widgets/LevelMark",
  component: LevelMark,
  tags: ["autodocs"],
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
