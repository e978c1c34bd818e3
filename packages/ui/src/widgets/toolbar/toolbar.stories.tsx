import type { Meta, StoryObj } from "@storybook/react-vite";
import { Image, Italic, LetterB, Undo2 } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Toolbar, ToolbarButton, ToolbarDivider } from "./toolbar.tsx";

const onClick = fn();

const meta = {
  id: "toolbar",
  title: "动作 Actions/工具条 Toolbar · 编辑器工具 工具栏 toolbar",
  component: Toolbar,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "一组并排的小工具，方向键在其中走。",
    use: "一组并排的小工具。",
    avoid: "一两个按钮直接放。",
    keys: { Tab: "移进工具栏，再按移出", "← →": "移动", "Home / End": "首个、末个" },
  }),
  args: {
    "aria-label": "格式",
    children: (
      <>
        <ToolbarButton aria-label="加粗" pressed shortcut="Control+B" onClick={onClick}>
          <LetterB aria-hidden="true" strokeWidth={1.7} />
        </ToolbarButton>
        <ToolbarButton aria-label="着重" pressed={false} shortcut="Control+I" onClick={onClick}>
          <Italic aria-hidden="true" strokeWidth={1.7} />
        </ToolbarButton>
        <ToolbarDivider />
        <ToolbarButton aria-label="图片" onClick={onClick}>
          <Image aria-hidden="true" strokeWidth={1.7} />
        </ToolbarButton>
        <ToolbarButton aria-label="撤销" inactive onClick={onClick}>
          <Undo2 aria-hidden="true" strokeWidth={1.7} />
        </ToolbarButton>
      </>
    ),
  },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    onClick.mockClear();
    const button = (name: string) => canvas.getByRole("button", { name });
    await userEvent.tab();
    await expect(button("加粗")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(button("着重")).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(button("撤销")).toHaveFocus();
    await userEvent.keyboard("{Enter}{ArrowRight}");
    await expect(onClick).not.toHaveBeenCalled();
    await expect(button("加粗")).toHaveFocus();
    await expect(button("加粗")).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("{Enter}");
    await expect(onClick).toHaveBeenCalledTimes(1);
  },
};
export const Playground: Story = {};
