import type { Meta, StoryObj } from "@storybook/react-vite";
import { User } from "lucide-react";
import { expect, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { scaled } from "../../test/scaled.ts";
import { Input } from "./input.tsx";

const meta = {
  id: "input",
  title: "表单 Forms/输入框 Input · 文本框 单行 text field",
  component: Input,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "一行文字。",
    use: "一行文字。",
    avoid: "多行用 Textarea；密码用 PasswordInput；搜索用 SearchBar。",
    keys: { Tab: "移到输入" },
    copy: "占位是例子，不是名字；名字写在 Field 里。",
  }),
  args: { "aria-label": "用户名", placeholder: "请输入用户名" },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Input>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: "lg", leading: <User strokeWidth={1.7} /> } };

export const WithIcon: Story = {
  args: { leading: <User strokeWidth={1.7} /> },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "yunye");
    await expect(input).toHaveValue("yunye");
    await expect(input.offsetHeight).toBe(scaled(40));
  },
};

export const Invalid: Story = { args: { "aria-invalid": true, defaultValue: "7K3" } };

export const Disabled: Story = { args: { disabled: true, placeholder: "认证后可修改" } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "138****8000" } };

export const LongText: Story = {
  args: { defaultValue: "湖滨路 18 号 3 栋 602 室，到了以后请先打电话，门禁坏了要从南门的快递柜旁边绕进来" },
};
