import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Breadcrumb } from "./breadcrumb.tsx";

const meta = {
  id: "breadcrumb",
  title: "导航 Navigation/面包屑 Breadcrumb · 路径 层级 breadcrumb",
  component: Breadcrumb,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "两层以上的页面，写出从哪里来。",
    use: "两层以上的页面，写出从哪里来。",
    avoid: "首页与一级页面不放；手机用返回。",
    keys: { Tab: "依次移过各级，末级不是链接", Enter: "打开" },
  }),
  args: { items: [{ label: "圈子", href: "/circle" }, { label: "影像创作" }] },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "圈子" })).toHaveAttribute("href", "/circle");
    await expect(canvas.getByText("影像创作")).toHaveAttribute("aria-current", "page");
  },
};

export const Playground: Story = {};

export const LongText: Story = {
  args: {
    items: [
      { label: "社区", href: "/community" },
      { label: "骑行与户外", href: "/circle/3" },
      { label: "骑行 1200 公里之后，抬显的这三项设置我再也没关过，附上完整的设置清单和两段实拍" },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
};

/** 圈子的名字由成员起，可以很长：上一级截断，仍是链接，当前页还看得到。 */
export const LongWay: Story = {
  args: {
    items: [
      { label: "社区", href: "/community" },
      { label: "骑行与户外与露营与徒步与越野跑与一切在路上的人", href: "/circle/3" },
      { label: "第一次夜骑" },
    ],
  },
  decorators: [
    (Story) => (
      <div className="w-60 max-w-full">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list");
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    const box = canvas.getByText("第一次夜骑").getBoundingClientRect();
    await expect(box.width).toBeGreaterThan(0);
    const start = canvas.getByText("社区");
    await expect(start.scrollWidth).toBeLessThanOrEqual(start.clientWidth);
  },
};
