import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Radio, RadioGroup } from "./radio-group.tsx";

const meta = {
  id: "radio-group",
  title: "表单 Forms/单选 RadioGroup · 单选框 选项 radio",
  component: RadioGroup,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "从几项里选一项，都要看得见。",
    use: "从几项里选一项，都要看得见。",
    avoid: "五项以上用 Select；切换口径用 Segmented。",
    keys: { Tab: "移到选中的一项", "← → ↑ ↓": "移动并选中" },
  }),
  args: {
    legend: "谁可以给我发私信",
    defaultValue: "all",
    onValueChange: fn(),
    children: (
      <>
        <Radio value="all">所有人</Radio>
        <Radio value="mutual">互相关注的人</Radio>
        <Radio value="none">关闭</Radio>
      </>
    ),
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("group", { name: "谁可以给我发私信" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "互相关注的人" }));
    await expect(args.onValueChange).toHaveBeenCalledWith("mutual");
    await expect(canvas.getByRole("radio", { name: "互相关注的人" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "所有人" })).not.toBeChecked();
  },
};

export const Playground: Story = { args: { legendHidden: true } };

export const Disabled: Story = { args: { disabled: true } };
