import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Card } from "../card/card.tsx";
import { SideCard } from "../side-card/side-card.tsx";
import { PageBody } from "./page-body.tsx";

const meta = {
  id: "page-body",
  title: "导航 Navigation/页面骨架 PageBody · 布局 栅格 两栏 layout grid",
  component: PageBody,
  tags: ["autodocs"],
  parameters: {
    layout: "fullscreen",
    ...usage({
      purpose: "每个页面的骨架：正文 856、侧栏 320，手机拆散。",
      use: "每个页面的骨架：正文 856、侧栏 320，手机拆散。",
      avoid: "弹层里不用。",
    }),
  },
  args: {
    children: <Card className="p-6">正文</Card>,
    aside: (
      <SideCard title="新手指南">
        <p className="px-4 pb-2 text-text-secondary">拿到眼镜的第一天该做什么</p>
      </SideCard>
    ),
  },
} satisfies Meta<typeof PageBody>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("正文")).toBeVisible();
    // The window of the run decides whether there is room for the sidebar.
    const narrow = window.matchMedia("(width < 48rem)").matches;
    const aside = canvas.queryByRole("complementary");
    await expect(Boolean(aside)).toBe(!narrow);
  },
};
export const Playground: Story = {};
export const OneColumn: Story = { args: { aside: undefined } };
