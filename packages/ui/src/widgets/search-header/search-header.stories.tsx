import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { SearchBar } from "../search-bar/search-bar.tsx";
import { Tabs, TabsList, TabsPanel, TabsTab } from "../tabs/tabs.tsx";
import { SearchHeader } from "./search-header.tsx";

const meta = {
  id: "search-header",
  title: "表单 Forms/搜索头 SearchHeader · 搜索 取消 search header",
  component: SearchHeader,
  tags: ["autodocs"],
  parameters: {
    layout: "fullscreen",
    ...usage({
      purpose: "搜索层的顶：输入与取消。",
      use: "搜索层的顶：输入与取消。",
      avoid: "页面里的搜索用 SearchBar。",
      keys: { Tab: "输入 → 取消", Esc: "关闭搜索层" },
    }),
  },
  args: { home: "/", cancel: "取消", onCancel: fn(), children: <SearchBar showCount /> },
} satisfies Meta<typeof SearchHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "取消" }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Playground: Story = {};
export const WithTabs: Story = {
  args: {
    children: <SearchBar showCount defaultValue="导航" />,
    tabs: (
      <TabsList aria-label="搜索结果">
        <TabsTab value="0">帖子 248</TabsTab>
        <TabsTab value="1">用户 6</TabsTab>
      </TabsList>
    ),
  },
  decorators: [
    (Story) => (
      <Tabs value="0">
        <Story />
        <TabsPanel value="0">帖子的结果</TabsPanel>
        <TabsPanel value="1">用户的结果</TabsPanel>
      </Tabs>
    ),
  ],
};
