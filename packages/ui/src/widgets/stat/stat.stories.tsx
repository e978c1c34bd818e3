import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Stat } from "./stat.tsx";

const meta = {
  title: "Widgets/Stat",
  component: Stat,
  tags: ["autodocs"],
  args: { value: 32_000, label: "帖子" },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("3.2 万")).toBeVisible();
  },
};

export const Playground: Story = { args: { size: "lg" } };

export const Stacked: Story = { args: { layout: "stacked", size: "lg" } };

export const AsLink: Story = {
  args: { href: "/pages/mine/fans/index", label: "粉丝" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link")).toHaveAttribute("href", "/pages/mine/fans/index");
  },
};
