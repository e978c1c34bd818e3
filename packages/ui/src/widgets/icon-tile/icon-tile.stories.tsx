import type { Meta, StoryObj } from "@storybook/react-vite";
import { Flag, Gift, Glasses, Hash, LayoutGrid, MessageSquare } from "lucide-react";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { scaled } from "../../test/scaled.ts";
import { IconTile } from "./icon-tile.tsx";

const meta = {
  id: "icon-tile",
  title: "社区 Community/图块 IconTile · 分类图标 入口 icon",
  component: IconTile,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "快捷入口、任务行、通知前的分类图标。",
    use: "快捷入口、任务行、积分明细、系统通知前的分类图标。",
    avoid: "不当按钮用：要点击用 IconButton，或让整行可点。",
  }),
  args: { children: <Hash />, tone: "brand" },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof IconTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const tile = canvasElement.querySelector("[data-slot=icon-tile]") as HTMLElement;
    await expect(getComputedStyle(tile).width).toBe(`${scaled(40)}px`);
    await expect(getComputedStyle(tile).backgroundColor).toBe("rgba(0, 0, 0, 0)");
  },
};

export const Playground: Story = { args: { tone: "amber", size: "lg", shape: "round" } };

/** 绿、琥珀、红各有含义，其余与文字同色；都没有底色。 */
export const Tones: Story = {
  render: (args) => (
    <div className="flex gap-3">
      <IconTile {...args} tone="brand">
        <Glasses />
      </IconTile>
      <IconTile {...args} tone="amber">
        <Gift />
      </IconTile>
      <IconTile {...args} tone="red">
        <Flag />
      </IconTile>
      <IconTile {...args} tone="blue">
        <MessageSquare />
      </IconTile>
      <IconTile {...args} tone="plum">
        <Hash />
      </IconTile>
      <IconTile {...args} tone="grey">
        <LayoutGrid />
      </IconTile>
    </div>
  ),
};
