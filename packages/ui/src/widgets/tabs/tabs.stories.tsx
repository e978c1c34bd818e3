import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { scaled } from "../../test/scaled.ts";
import { Tabs, TabsList, TabsPanel, TabsTab } from "./tabs.tsx";

const NAMES = ["推荐", "最新", "关注", "精华"];

const meta = {
  id: "tabs",
  title: "导航 Navigation/标签页 Tabs · 选项卡 切换 tab",
  component: Tabs,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "同一处的几块内容，一次看一块。",
    use: "同一处的几块内容，一次看一块。",
    avoid: "换地址用 LinkTabs；筛选用 FilterChips。",
    keys: { Tab: "移到选中的标签，再按移到内容", "← →": "移动并选中，到头绕回", "Home / End": "首项、末项" },
    copy: "每项二到四个字。",
  }),
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
    await expect(line.height).toBe(`${scaled(2)}px`);
  },
};
export const Playground: Story = {};
