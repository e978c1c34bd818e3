import type { Meta, StoryObj } from "@storybook/react-vite";
import { PenLine } from "lucide-react";
import { Fragment } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Link } from "../../lib/link.tsx";
import { Button } from "./button.tsx";

const meta = {
  id: "button",
  title: "动作 Actions/按钮 Button · 按键 提交 CTA action submit",
  component: Button,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "触发一件事；一屏一个主按钮。",
    use: "触发一件事；一屏一个 `primary`。",
    avoid: "去别处用链接（`asChild` 包住 Link）；只有图标用 IconButton。",
    keys: { Tab: "移到按钮；加载中仍能聚焦", "Enter 或空格": "按下；加载中不触发" },
    copy: "动词开头，两到四个字；不写感叹号。",
  }),
  args: { children: "发布" },
  argTypes: { tone: { control: "select" }, size: { control: "inline-radio" } },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: "primary", size: "md", loading: false, block: false } };

export const Tones: Story = {
  render: () => (
    <div className="grid grid-cols-[repeat(3,max-content)] gap-3">
      {(["primary", "secondary", "soft", "accent", "ghost", "danger"] as const).map((tone) => (
        <Fragment key={tone}>
          <Button tone={tone}>发布</Button>
          <Button tone={tone} disabled>
            发布
          </Button>
          <Button tone={tone} loading>
            发布中
          </Button>
        </Fragment>
      ))}
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      {(["sm", "md", "lg"] as const).map((size) => (
        <Button key={size} tone="primary" size={size}>
          <PenLine aria-hidden="true" strokeWidth={1.7} />
          写帖子
        </Button>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole("button").map((button) => button.offsetHeight);
    await expect(heights).toEqual([28, 36, 44]);
  },
};

export const Block: Story = { args: { tone: "primary", size: "lg", block: true, children: "登录" } };

/** 加载中点击不触发，焦点留在按钮上。 */
export const Loading: Story = {
  args: { tone: "primary", loading: true, children: "发布中", onClick: fn() },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(button).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { disabled: true, onClick: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button"), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const AsLink: Story = {
  render: () => (
    <Button asChild tone="primary">
      <Link href="/community">去逛逛</Link>
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "/community");
  },
};
