import type { Meta, StoryObj } from "@storybook/react-vite";
import { Lock } from "lucide-react";
import { expect, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { PasswordInput } from "./password-input.tsx";

const meta = {
  id: "password-input",
  title: "表单 Forms/密码框 PasswordInput · 密码 显示密码 password",
  component: PasswordInput,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "密码，能看一眼再藏回去。",
    use: "密码，能看一眼再藏回去。",
    avoid: "验证码用 Input。",
    keys: { Tab: "输入 → 眼睛", "Enter 或空格": "在眼睛上：显示或隐藏" },
  }),
  args: { "aria-label": "密码", placeholder: "请输入密码" },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("密码");
    await userEvent.type(input, "horizon");
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "显示密码" }));
    await expect(input).toHaveAttribute("type", "text");
    await expect(input).toHaveValue("horizon");
    await userEvent.click(canvas.getByRole("button", { name: "隐藏密码" }));
    await expect(input).toHaveAttribute("type", "password");
  },
};

export const Playground: Story = { args: { size: "lg", leading: <Lock strokeWidth={1.7} /> } };

export const Invalid: Story = { args: { "aria-invalid": true, defaultValue: "123" } };

export const Disabled: Story = { args: { disabled: true } };
