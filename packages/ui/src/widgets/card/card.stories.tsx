import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Divider } from "../divider/divider.tsx";
import { Card, CardHeader } from "./card.tsx";

const meta = {
  id: "card",
  title: "导航 Navigation/卡片 Card · 容器 面板 panel surface",
  component: Card,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "一块有边的内容。",
    use: "一块有边的内容。",
    avoid: "卡里不再放卡；浮层才用阴影。",
    keys: { Tab: "题头的「更多」", Enter: "打开" },
  }),
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Card>
      <CardHeader title="社区公约" moreHref="/pact" />
      <Divider />
      <p className="p-4 text-text-secondary">先看见人，再看见镜头。拍到陌生人时，问一声再发。</p>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "社区公约" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "更多" })).toHaveAttribute("href", "/pact");
  },
};

export const Playground: Story = { args: { className: "p-4", children: "卡面上的内容" } };

export const TitleOnly: Story = {
  render: () => (
    <Card>
      <CardHeader title="热门话题" heading="h3" />
      <p className="px-4 pb-4 text-text-secondary">这里放话题列表。</p>
    </Card>
  ),
};

export const LongText: Story = {
  render: () => (
    <Card>
      <CardHeader title="戴着眼镜骑完一千二百公里之后我想对第一次上路的人说的几句话" moreHref="/thread/1" />
    </Card>
  ),
};
