import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { TabBar } from "./tab-bar.tsx";

const meta = {
  id: "tab-bar",
  title: "导航 Navigation/底部栏 TabBar · 标签栏 手机导航 bottom navigation",
  component: TabBar,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "手机底部：首页、社区、发布、消息、我的。",
    use: "手机底部：首页、社区、发布、消息、我的。",
    avoid: "768 以上不出现；帖子详情换成 ReplyBar。",
    keys: { Tab: "依次移过各项", Enter: "打开" },
  }),
  globals: { viewport: { value: "phone" } },
  args: {
    // The bar of a phone, shown at every width here.
    className: "grid md:grid",
    current: "home",
    unread: 120,
    hrefs: { home: "#home", community: "#community", messages: "#messages", mine: "#mine" },
    onPublish: fn(),
  },
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("link", { name: "首页" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: /消息/ })).toHaveTextContent("99+");
    await userEvent.click(canvas.getByRole("button", { name: "发布" }));
    await expect(args.onPublish).toHaveBeenCalledTimes(1);
  },
};
export const Playground: Story = {};
