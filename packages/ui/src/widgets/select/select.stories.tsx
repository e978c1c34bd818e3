import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { expectFits } from "../../test/fits.ts";
import { Select } from "./select.tsx";

const meta = {
  id: "select",
  title: "表单 Forms/下拉选择 Select · 选择器 单选 dropdown",
  component: Select,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "五项以上选一项，用系统自己的列表。",
    use: "五项以上选一项，用系统自己的列表。",
    avoid: "五项以内用 RadioGroup。",
    keys: { Tab: "移到选择框", "Enter、空格或 ↓": "打开", 字母: "跳到开头的项" },
  }),
  args: {
    "aria-label": "发布到",
    children: (
      <>
        <option value="1">影像创作</option>
        <option value="2">骑行与户外</option>
        <option value="3">固件与内测</option>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole("combobox", { name: "发布到" });
    await userEvent.selectOptions(select, "骑行与户外");
    await expect(select).toHaveValue("2");
  },
};

export const Playground: Story = { args: { size: "lg" } };

export const Invalid: Story = { args: { "aria-invalid": true } };

export const Disabled: Story = { args: { disabled: true } };

/** 筛选的一枚药丸，与选中的字一样宽。 */
export const Pill: Story = {
  args: {
    pill: true,
    "aria-label": "时间",
    children: (
      <>
        <option value="">不限时间</option>
        <option value="week">一周内</option>
        <option value="long">很久很久以前的某一个下午</option>
      </>
    ),
  },
  render: function Filter(args) {
    const [value, setValue] = useState("");
    return <Select {...args} value={value} onChange={(event) => setValue(event.target.value)} />;
  },
  play: async ({ canvas }) => {
    const select = canvas.getByRole("combobox", { name: "时间" });
    const wide = select.offsetWidth;
    await userEvent.selectOptions(select, "一周内");
    await expect(select).toHaveValue("week");
    // Where the browser knows no size by content, it is as wide as the longest option.
    if (CSS.supports("field-sizing", "content")) await expect(select.offsetWidth).toBeLessThan(wide);
  },
};

/** 再长也不撑破版面。 */
export const LongText: Story = {
  args: { children: <option value="1">{"一个名字特别特别长的圈子".repeat(10)}</option> },
  play: expectFits,
};
