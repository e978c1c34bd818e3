import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { OptionGroup } from "./option-group.tsx";

const models = [
  { value: "one", label: "Lens One" },
  { value: "air", label: "Lens Air" },
  { value: "mini", label: "Lens Mini 缺货", disabled: true },
];

const meta = {
  id: "option-group",
  title: "表单 Forms/选项块 OptionGroup · 规格 机型 颜色 单选 option",
  component: OptionGroup,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "几个短选项里选一个，一眼看全。",
    use: "几个短选项里选一个，一眼看全，如机型、颜色。",
    avoid: "选项多或字长，用 RadioGroup 或 Select；切换内容，用 Tabs。",
    keys: { Tab: "移到选中的一项", 方向键: "换一项" },
  }),
  args: { legend: "适配机型", options: models, defaultValue: "one", onValueChange: fn() },
} satisfies Meta<typeof OptionGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Lens Air" }));
    await expect(args.onValueChange).toHaveBeenCalledWith("air");
    await expect(canvas.getByRole("radio", { name: "Lens Air" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "Lens Mini 缺货" })).toBeDisabled();
  },
};

export const Playground: Story = {};

/** 还没有选。 */
export const NothingChosen: Story = { args: { defaultValue: undefined } };

/** 方向键跳过缺货的一项。 */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole("radio", { name: "Lens Air" }).focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Lens One" })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    options: [...models, { value: "long", label: "一个长得一行放不下还要继续写下去的规格名称".repeat(3) }],
  },
};
