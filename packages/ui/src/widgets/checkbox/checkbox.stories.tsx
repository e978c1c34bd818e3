import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Checkbox } from "./checkbox.tsx";

const meta = {
  id: "checkbox",
  title: "表单 Forms/复选框 Checkbox · 多选 勾选 同意",
  component: Checkbox,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "可以多选，或同意一项条款。",
    use: "可以多选，或同意一项条款。",
    avoid: "马上生效的开关用 Switch；二选一用 RadioGroup。",
    keys: { Tab: "移到方框", 空格: "勾上或取消" },
    copy: "写肯定句：「记住我」，不写「不要忘记我」。",
  }),
  args: { children: "记住我", onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("checkbox", { name: "记住我" });
    await userEvent.click(canvas.getByText("记住我"));
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};

export const Playground: Story = { args: { defaultChecked: true, disabled: false } };

export const Checked: Story = { args: { defaultChecked: true } };

export const Disabled: Story = { args: { disabled: true } };

export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };

export const WithoutLabel: Story = { args: { children: undefined, "aria-label": "选择这一行" } };

export const LongText: Story = {
  args: { children: "我已阅读并同意社区公约与隐私说明，也知道发布的图片会被公开展示" },
};
