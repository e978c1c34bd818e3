import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { scaled } from "../../test/scaled.ts";
import { SearchBar } from "./search-bar.tsx";

const meta = {
  id: "search-bar",
  title: "表单 Forms/搜索框 SearchBar · 搜索 查找 search input",
  component: SearchBar,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "搜索框：最多 100 字、圆角 5、能清除。",
    use: "搜索框：最多 100 字、圆角 5、能清除。",
    avoid: "表单里的文字用 Input。",
    keys: { Enter: "立即搜索", Esc: "清除", Tab: "输入 → 清除" },
    copy: "占位写能搜什么：「搜索帖子、用户」。",
  }),
  args: { onSearch: fn(), onValueChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 圆角 5，上限 100 字（CONST-029），回车提交，清除后焦点回到框里。 */
export const Default: Story = {
  parameters: { proves: "CONST-030 the corners are 5 px round" },
  play: async ({ args, canvas }) => {
    await expect(getComputedStyle(canvas.getByRole("search")).borderRadius).toBe(`${scaled(5)}px`);
    const input = canvas.getByRole("textbox", { name: "搜索" });
    await userEvent.type(input, " 导航 {enter}");
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith("导航");
    await userEvent.click(canvas.getByRole("button", { name: "清除" }));
    await expect(input).toHaveValue("");
    await expect(input).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("");
  },
};

export const Playground: Story = { args: { showCount: true, defaultValue: "导航" } };

/** 只有空白时不提交。 */
export const Blank: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "   {enter}");
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

export const WithCount: Story = {
  args: { showCount: true, defaultValue: "导航".repeat(40) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("80 / 100")).toBeVisible();
    await userEvent.keyboard("{Tab}{Tab}{End}{Backspace}");
    await expect(canvas.queryByText("79 / 100")).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    showCount: true,
    defaultValue: "戴着近视镜片怎么调抬显的高度才不会压住导航箭头而且转头的时候也不会晃",
  },
};
