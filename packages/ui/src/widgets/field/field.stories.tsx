import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { expectFits } from "../../test/fits.ts";
import { Input } from "../input/input.tsx";
import { Textarea } from "../textarea/textarea.tsx";
import { Field } from "./field.tsx";

const meta = {
  id: "field",
  title: "表单 Forms/表单项 Field · 字段 标签 说明 校验 错误 form label",
  component: Field,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "给每个输入一个名字、说明、错误与字数。",
    use: "给每个输入一个名字、说明、错误与字数。",
    avoid: "没有文字名字的搜索框用 SearchBar。",
    keys: { Tab: "移到里面的输入" },
    copy: "错误写原因和下一步：「昵称最多 35 个字，删掉 2 个」。",
  }),
  args: { label: "用户名", children: <Input placeholder="请输入用户名" /> },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("用户名")).toBeVisible();
  },
};

export const Playground: Story = { args: { help: "2 至 16 个字", required: true } };

/** 说明接在控件的 `aria-describedby` 上。 */
export const Help: Story = {
  args: { label: "详细地址", help: "奖品将寄到这个地址" },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("详细地址")).toHaveAccessibleDescription("奖品将寄到这个地址");
  },
};

export const ErrorState: Story = {
  args: { label: "验证码", error: "请输入 4 位字符，不分大小写", children: <Input defaultValue="7K3" /> },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("验证码");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("请输入 4 位字符，不分大小写");
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeRequired();
  },
};

export const Counter: Story = {
  args: {
    label: "个性签名",
    counter: { value: 7, max: 100 },
    children: <Textarea defaultValue="慢慢走，慢慢拍" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("7 / 100")).toBeVisible();
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(/最多 100 字/);
  },
};

export const OverLimit: Story = {
  args: { label: "标题", error: "标题最多 30 字，删掉 4 个字", counter: { value: 34, max: 30 } },
};

/** 再长也不撑破版面。 */
export const LongText: Story = {
  args: {
    label: "一个名字特别特别长的字段".repeat(4),
    help: "Supercalifragilistic".repeat(5),
    error: "错误也写得很长".repeat(12),
  },
  play: expectFits,
};
