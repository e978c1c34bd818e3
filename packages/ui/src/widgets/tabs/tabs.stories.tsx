import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { LinkTabs, Tabs, TabsList, TabsPanel, TabsTab } from "./tabs.tsx";

const NAMES = ["推荐", "最新", "关注", "精华"];

const meta = {
  title: "Widgets/Tabs",
  component: Tabs,
  tags: ["autodocs"],
  args: {
    defaultValue: "推荐",
    children: (
      <>
        <TabsList aria-label="信息流">
          {NAMES.map((name) => (
            <TabsTab key={name} value={name}>
              {name}
            </TabsTab>
          ))}
        </TabsList>
        {NAMES.map((name) => (
          <TabsPanel key={name} value={name} className="p-3">
            {name}的帖子
          </TabsPanel>
        ))}
      </>
    ),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "推荐" }));
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "最新" })).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("最新的帖子");
    const line = getComputedStyle(canvas.getByRole("tab", { name: "最新" }), "::after");
    await expect(line.height).toBe("2px");
  },
};
export const Playground: Story = {};
export const Links: Story = {
  render: () => (
    <LinkTabs
      aria-label="我的内容"
      current="#posts"
      items={[
        { href: "#posts", label: "帖子" },
        { href: "#favorites", label: "收藏" },
        { href: "#likes", label: "赞过" },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "帖子" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "收藏" })).not.toHaveAttribute("aria-current");
  },
};
