import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Button } from "../button/button.tsx";
import { PickCard } from "./pick-card.tsx";

const onHide = fn();

const meta = {
  id: "pick-card",
  title: "社区 Community/精选卡 PickCard · 编辑精选 推荐 featured",
  component: PickCard,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "推荐专区的编辑精选。",
    use: "推荐专区的编辑精选。",
    avoid: "信息流用 ThreadCard。",
    keys: { Tab: "标题 → 不感兴趣", Enter: "打开或隐藏" },
    copy: "理由写事实：多少人赞过、在讨论什么，不写形容词。",
  }),
  args: {
    pick: {
      title: "用眼镜拍完一整个秋天",
      picUrl: "img/forest.jpg",
      excerpt: "没有取景框之后，我反而拍得更慢了。",
      author: { nickname: "苏木木", avatar: "img/av-02.svg" },
    },
    href: "/pages/content/postdetail?threadId=301",
    reason: "1,284 人赞过",
    action: (
      <Button tone="ghost" size="sm" onClick={onHide}>
        不感兴趣
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div className="w-70 max-w-full">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PickCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "/pages/content/postdetail?threadId=301");
    await userEvent.click(canvas.getByRole("button", { name: "不感兴趣" }));
    await expect(onHide).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {};
export const WithoutPicture: Story = { args: { pick: { ...meta.args.pick, picUrl: "" } } };
export const WithoutAction: Story = { args: { action: undefined } };
export const LongText: Story = {
  args: {
    reason: "很长的推荐理由".repeat(6),
    pick: {
      ...meta.args.pick,
      title: "很长的标题".repeat(20),
      author: { nickname: "长".repeat(40), avatar: "" },
    },
  },
};
