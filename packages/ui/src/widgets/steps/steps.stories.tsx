import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Steps } from "./steps.tsx";

const meta = {
  id: "steps",
  title: "表单 Forms/步骤 Steps · 流程 向导 wizard",
  component: Steps,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "两到五步、次序固定的流程。",
    use: "两到五步、次序固定的流程：填写、审核、完成。",
    avoid: "已经发生的事用 Timeline；选数量用 Stepper；占比用 Progress。",
  }),
  args: {
    steps: [{ title: "填写信息" }, { title: "等待审核", note: "约 2 个工作日" }, { title: "完成认证" }],
    current: 1,
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("listitem") as [HTMLElement, HTMLElement];
    await expect(first).toHaveAttribute("data-state", "done");
    await expect(first).toHaveTextContent("已完成填写信息");
    await expect(second).toHaveAttribute("aria-current", "step");
  },
};
export const Playground: Story = { args: { current: 0 } };
/** `current` 等于步数：全部打勾。 */
export const Finished: Story = {
  args: { current: 3 },
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole("listitem")) {
      await expect(item).toHaveAttribute("data-state", "done");
    }
  },
};
/** 别的内容都靠左：第一步也靠左，最后一步到右边。 */
export const Start: Story = {
  args: { align: "start" },
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole("list").getBoundingClientRect();
    const marks = [...canvasElement.querySelectorAll("li > .rounded-full")];
    await expect(marks).toHaveLength(3);
    await expect(marks[0]?.getBoundingClientRect().left).toBe(row.left);
    const end = canvas.getByText("完成认证").getBoundingClientRect().right;
    await expect(Math.abs(end - row.right)).toBeLessThan(1);
  },
};
export const LongText: Story = {
  args: {
    steps: [
      { title: "填写一份特别特别长的申请信息" },
      { title: "Supercalifragilistic".repeat(4) },
      { title: "完成" },
    ],
  },
};
