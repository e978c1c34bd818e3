import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { TabBar } from "./tab-bar.tsx";

const meta = {
  title: "Widgets/TabBar",
  component: TabBar,
  tags: ["autodocs"],
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
