import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stepper } from "./stepper.tsx";

const meta = {
  title: "Widgets/Stepper",
  component: Stepper,
  tags: ["autodocs"],
  args: {
    steps: [{ title: "填写信息" }, { title: "等待审核", note: "约 2 个工作日" }, { title: "完成认证" }],
    current: 1,
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("listitem") as [HTMLElement, HTMLElement];
    await expect(first).toHaveAttribute("data-state", "done");
    await expect(second).toHaveAttribute("aria-current", "step");
  },
};

export const Playground: Story = { args: { current: 0 } };

export const Finished: Story = { args: { current: 3 } };
