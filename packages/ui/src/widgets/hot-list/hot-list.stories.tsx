import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { HotList } from "./hot-list.tsx";

const items = [
  { id: "1", title: "近视 600 度怎么配镜片？把踩过的坑写成一张表", hotScore: 18_000 },
  { id: "2", title: "把字幕翻译用在菜市场：第一次听懂外婆的方言", hotScore: 15_000 },
  { id: "3", title: "用 Lens One 拍完一整个秋天，聊聊第一视角的构图习惯", hotScore: 12_000 },
  { id: "4", title: "周末在老城区走了两万步", hotScore: 9860 },
  { id: "5", title: "抬显亮度到底该开几档？我测了七种天气", hotScore: 8214 },
];

const meta = {
  id: "hot-list",
  title: "列表 Lists/热门列表 HotList · 热榜 热门 trending",
  component: HotList,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "侧栏的热门内容，日、月、年。",
    use: "侧栏的热门内容，日、月、年。",
    avoid: "整页的列表用 ThreadCard。",
    keys: { Tab: "依次移过每行", Enter: "打开帖子" },
  }),
  args: { items, hrefOf: (item) => `/pages/postdetail/index?id=${item.id}` },
  decorators: [
    (Story) => (
      <div className="max-w-sidebar bg-surface">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HotList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { proves: "SEARCH-023 picks are numbered 1, 2, 3" },
  play: async ({ canvas, canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll("[data-slot=rank-mark]")];
    await expect(marks.map((mark) => mark.textContent)).toEqual(["1", "2", "3", "4", "5"]);
    await expect(canvas.getByText("1.8 万 热度")).toBeVisible();
    await expect(canvas.getAllByRole("link")[3]).toHaveAttribute("href", "/pages/postdetail/index?id=4");
  },
};

export const Playground: Story = {};

/** 「作者的其他帖子」不编号。 */
export const Unnumbered: Story = { args: { numbered: false } };

export const LongText: Story = {
  args: { items: [{ id: "1", title: "很长的标题".repeat(20), hotScore: 1 }] },
};
