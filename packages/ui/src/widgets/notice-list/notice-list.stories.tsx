import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { NoticeList } from "./notice-list.tsx";

const PACTS = [
  { id: "1", title: "镜界社区公约（2026 版）", note: "11-02" },
  { id: "2", title: "第一视角拍摄礼仪：先问，再录", note: "10-18" },
  { id: "3", title: "关于二手交易的三条底线", note: "09-27" },
  { id: "4", title: "账号与实名说明", note: "08-11" },
  { id: "5", title: "举报是怎么处理的", note: "07-30" },
];

const GUIDES = PACTS.map((item, index) => ({ ...item, title: `新手指南第 ${index + 1} 篇`, note: "入门" }));

const meta = {
  id: "notice-list",
  title: "列表 Lists/公约列表 NoticeList · 公告 指南 notice guide",
  component: NoticeList,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "侧栏的公约与指南，至多三条。",
    use: "侧栏的公约与指南，至多三条。",
    avoid: "通知用 NoticeRow。",
    keys: { Tab: "移到链接", Enter: "打开" },
  }),
  args: { items: PACTS, kind: "pact", hrefOf: (item) => `/pages/postdetail/index?id=${item.id}` },
  decorators: [
    (Story) => (
      <div className="max-w-sidebar bg-surface">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NoticeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { proves: "SIDE-005 five pacts, three shown" },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link");
    await expect(links).toHaveLength(3);
    await expect(links[2]).toHaveTextContent("关于二手交易的三条底线");
  },
};

export const Playground: Story = {};

export const Guides: Story = {
  parameters: { proves: "SIDE-006 five guides, three shown" },
  args: { items: GUIDES, kind: "guide" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(3);
  },
};

export const LongText: Story = {
  args: { items: [{ id: "1", title: "很长的题目".repeat(12), note: "11-02" }] },
};
