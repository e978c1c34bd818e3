import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Logo } from "./logo.tsx";

const meta = {
  id: "logo",
  component: Logo,
  tags: ["autodocs"],
  parameters: usage({ use: "顶栏与页脚。", avoid: "不拉伸、不换色、不加阴影。" }),
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { markOnly: false } };

/** 只有图形时，社区名留给读屏。 */
export const MarkOnly: Story = {
  args: { markOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("镜界社区")).toBeInTheDocument();
  },
};
