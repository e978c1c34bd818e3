import type { Meta, StoryObj } from "@storybook/react-vite";
import { Divider } from "./divider.tsx";

const meta = {
  title: "Widgets/Divider",
  component: Divider,
  tags: ["autodocs"],
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { label: "其他登录方式" } };

export const WithLabel: Story = { args: { label: "以下是更早的内容" } };
