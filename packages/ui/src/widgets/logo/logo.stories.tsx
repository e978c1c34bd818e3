import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { BrandContext } from "../../lib/brand.ts";
import { Logo } from "./logo.tsx";

const meta = {
  id: "logo",
  title: "社区 Community/标志 Logo · 品牌 商标 brand",
  component: Logo,
  tags: ["autodocs"],
  parameters: usage({ purpose: "顶栏与页脚。", use: "顶栏与页脚。", avoid: "不拉伸、不换色、不加阴影。" }),
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' rx='2' fill='%23266fb8'/%3E%3C/svg%3E";

export const Default: Story = {};

export const Playground: Story = { args: { markOnly: false } };

/** 只有图形时，社区名留给读屏。 */
export const MarkOnly: Story = {
  args: { markOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("镜界社区")).toBeInTheDocument();
  },
};

/** 社区自己的标志与名字：一张方的图，放在同样的地方。 */
export const Own: Story = {
  decorators: [
    (Story) => (
      <BrandContext value={{ name: "远眺社区", logoUrl: PICTURE }}>
        <Story />
      </BrandContext>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("远眺社区")).toBeVisible();
    await expect(canvasElement.querySelector("img")).toHaveAttribute("src", PICTURE);
  },
};
