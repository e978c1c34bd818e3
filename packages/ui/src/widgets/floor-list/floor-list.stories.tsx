import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { expectFits } from "../../test/fits.ts";
import { FloorList } from "./floor-list.tsx";

const meta = {
  id: "floor-list",
  title: "列表 Lists/搜索推荐 FloorList · 发现 猜你想搜 discovery",
  component: FloorList,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "搜索层没有词时的推荐。",
    use: "搜索层没有词时的推荐。",
    avoid: "正式的列表用行或卡。",
    keys: { Tab: "依次移过每块", Enter: "打开" },
  }),
  args: {
    floors: [
      {
        id: "1",
        title: "这周在看",
        items: [
          { kind: "thread", id: "301", title: "第一视角的秋天", picUrl: "img/forest.jpg", note: "" },
          { kind: "thread", id: "302", title: "骑行与导航", picUrl: "img/ride.jpg", note: "" },
        ],
      },
      {
        id: "2",
        title: "积分换得到",
        items: [
          { kind: "goods", id: "11", title: "镜布两条装", picUrl: "img/g-cloth.svg", note: "120 积分" },
          { kind: "goods", id: "12", title: "旅行镜盒", picUrl: "", note: "900 积分" },
        ],
      },
    ],
    hrefOf: (item) => `/${item.kind}/${item.id}`,
  },
  decorators: [
    (Story) => (
      <div className="max-w-sidebar bg-surface pt-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FloorList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { proves: "SEARCH-021 recommended floors are listed" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "这周在看" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "旅行镜盒 900 积分" })).toHaveAttribute(
      "href",
      "/goods/12",
    );
    await expect(canvas.getAllByRole("link")).toHaveLength(4);
  },
};

export const Playground: Story = {};

export const Empty: Story = { args: { floors: [] } };

/** 再长也不撑破版面。 */
export const LongText: Story = {
  args: {
    floors: [
      {
        id: "1",
        title: "题目很长".repeat(20),
        items: [
          {
            kind: "thread",
            id: "1",
            title: "Supercalifragilistic".repeat(5),
            picUrl: "",
            note: "说明很长".repeat(20),
          },
        ],
      },
    ],
  },
  play: expectFits,
};
