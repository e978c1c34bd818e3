import type { Meta, StoryObj } from "@storybook/react-vite";
import { Award, Flame, Glasses, Heart, Zap } from "lucide-react";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { scaled } from "../../test/scaled.ts";
import { BadgeItem, BadgeMark } from "./badge-mark.tsx";

const meta = {
  id: "badge-mark",
  title: "社区 Community/徽章 BadgeMark · 勋章 成就 medal achievement",
  component: BadgeMark,
  subcomponents: { BadgeItem },
  tags: ["autodocs"],
  parameters: usage({
    purpose: "徽章墙、个人主页与佩戴位。",
    use: "徽章墙、个人主页与佩戴位。BadgeItem 是墙上的一格。",
    avoid: "未读数用 Badge；等级用 LevelMark；它们不是徽章。",
    keys: { Tab: "BadgeItem 是链接，依次移过", Enter: "打开徽章详情" },
  }),
  args: { children: <Award />, tone: "amber" },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof BadgeMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector("[data-slot=badge-mark]") as HTMLElement;
    await expect(getComputedStyle(mark).width).toBe(`${scaled(72)}px`);
    await expect(getComputedStyle(mark).borderRadius).toBe(`${scaled(24)}px`);
  },
};
export const Playground: Story = { args: { tone: "plum" } };
export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-end gap-4">
      <BadgeMark {...args} size="sm" />
      <BadgeMark {...args} size="md" />
      <BadgeMark {...args} size="lg" />
    </div>
  ),
};
export const NotOwned: Story = { args: { owned: false } };
/** 佩戴中、已得到、有进度、没有进度。 */
export const Wall: Story = {
  render: () => (
    <div className="grid max-w-160 grid-cols-2 gap-2 bg-surface p-4 md:grid-cols-4">
      <BadgeItem href="#1" name="一周不落" icon={<Flame />} ownedAt="2026-06-18" worn />
      <BadgeItem href="#2" name="万赞之人" tone="red" icon={<Heart />} ownedAt="2026-09-30" />
      <BadgeItem href="#3" name="三十日" icon={<Zap />} value={21} max={30} />
      <BadgeItem href="#4" name="第一副镜" icon={<Glasses />} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /一周不落/ })).toHaveTextContent("佩戴中");
    await expect(canvas.getByRole("progressbar", { name: "三十日进度" })).toHaveAttribute(
      "aria-valuenow",
      "21",
    );
    await expect(canvas.getByRole("link", { name: /第一副镜/ })).toHaveTextContent("未获得");
  },
};
export const LongText: Story = {
  render: () => (
    <div className="grid w-70 max-w-full grid-cols-2 bg-surface p-4">
      <BadgeItem href="#1" name={"Supercalifragilistic".repeat(4)} ownedAt="2026-06-18" worn />
      <BadgeItem href="#2" name={"徽章的名字很长".repeat(4)} value={99_999} max={1_000_000} />
    </div>
  ),
};
