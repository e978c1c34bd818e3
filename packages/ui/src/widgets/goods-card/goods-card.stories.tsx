import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Tag } from "../tag/tag.tsx";
import { GoodsCard, GoodsCardSkeleton } from "./goods-card.tsx";

const CLIP = { id: "1", name: "日出色夹片", picUrl: "img/g-clip.svg", points: 1200, stock: 36 };

const meta = {
  id: "goods-card",
  title: "社区 Community/商品卡 GoodsCard · 积分商城 兑换 礼品 product",
  component: GoodsCard,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "积分商城的格子；桌面四列，手机两列。",
    use: "积分商城的格子；桌面四列，手机两列。",
    avoid: "兑换记录用行，不用卡；一张卡里不放按钮，兑换在详情页。",
    keys: { Tab: "移到名称上的链接", Enter: "打开商品" },
    copy: "库存写「剩 36 件」，超过 500 写「剩 500+ 件」，没有了写「已兑完」。",
  }),
  args: { goods: CLIP, href: "#goods-1" },
  argTypes: { tag: { control: false } },
  decorators: [
    (Story) => (
      <div className="w-70 max-w-full">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GoodsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { tag: <Tag tone="brand">新品</Tag> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "日出色夹片" })).toHaveAttribute("href", "#goods-1");
    await expect(canvas.getByText("1,200")).toBeVisible();
    await expect(canvas.getByText("剩 36 件")).toBeVisible();
  },
};
export const Playground: Story = {};
export const ManyLeft: Story = {
  args: {
    goods: { id: "2", name: "麂皮镜布 三片装", picUrl: "img/g-cloth.svg", points: 180, stock: 4200 },
    tag: <Tag tone="accent">热兑</Tag>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("剩 500+ 件")).toBeVisible();
  },
};
/** 还能打开看，只是不能兑。 */
export const SoldOut: Story = {
  args: { goods: { ...CLIP, name: "日出徽章 一套两枚", picUrl: "img/g-pin.svg", stock: 0 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector("[data-slot=goods-card-stock]")).toHaveTextContent("已兑完");
    await expect(canvas.getByRole("link", { name: "日出徽章 一套两枚" })).toBeVisible();
  },
};
export const Loading: Story = {
  render: () => (
    <div aria-busy="true">
      <GoodsCardSkeleton />
    </div>
  ),
};
export const WithoutPicture: Story = { args: { goods: { ...CLIP, picUrl: null } } };
export const BrokenPicture: Story = {
  args: { goods: { ...CLIP, picUrl: "data:image/png;base64,broken" } },
};
/** 名称只占一行，数字写全。 */
export const LongText: Story = {
  args: { goods: { ...CLIP, name: "HorizonSunriseClipSpecialEdition".repeat(4), points: 12_800_000 } },
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector("[data-slot=goods-card]") as HTMLElement;
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
/** 四列的一排。 */
export const Grid: Story = {
  decorators: [(Story) => <div className="w-[calc(100vw-2rem)] max-w-content">{Story()}</div>],
  render: (args) => (
    <div className="grid grid-cols-2 gap-2 md:grid-cols-4 md:gap-4">
      {["clip", "cloth", "mug", "tote"].map((name, n) => (
        <GoodsCard
          key={name}
          {...args}
          goods={{ ...CLIP, id: name, picUrl: `img/g-${name}.svg`, stock: n * 12 }}
        />
      ))}
    </div>
  ),
};
