import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Select } from "./select.tsx";

const meta = {
  title: "Widgets/Select",
  component: Select,
  tags: ["autodocs"],
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
