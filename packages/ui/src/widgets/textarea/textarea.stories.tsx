import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { scaled } from "../../test/scaled.ts";
import { Textarea } from "./textarea.tsx";

const meta = {
  id: "textarea",
  title: "表单 Forms/多行输入 Textarea · 文本域 正文 multiline",
  component: Textarea,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "多行文字，带字数。",
    use: "多行文字，带字数。",
    avoid: "一行用 Input；要 @ 人用 MentionTextarea。",
    keys: { Tab: "移到输入", Enter: "换行" },
  }),
  args: { "aria-label": "动态内容", placeholder: "说点什么，友善一点，具体一点" },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { rows: 5, autosize: false } };

/** 打几行字，框跟着长高；变窄了也是。 */
export const Autosize: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox");
    // It has its rows once there is a width to fill.
    await waitFor(() => expect(box.offsetHeight).toBeGreaterThan(scaled(60)));
    const before = box.offsetHeight;
    await userEvent.type(box, "一{enter}二{enter}三{enter}四{enter}五{enter}六");
    const wide = box.offsetHeight;
    await expect(wide).toBeGreaterThan(before);
    await userEvent.type(box, "七八九十");
    box.style.width = "60px";
    await waitFor(() => expect(box.offsetHeight).toBeGreaterThan(wide));
    box.style.width = "";
    await waitFor(() => expect(box.offsetHeight).toBe(wide));
    await userEvent.clear(box);
    await expect(box.offsetHeight).toBe(before);
  },
};

export const LongText: Story = {
  args: {
    maxHeight: 160,
    defaultValue: "没有取景框之后，我反而拍得更慢了。先看见，然后才想要不要拍。\n".repeat(12),
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole<HTMLTextAreaElement>("textbox");
    // One goes on at the end of what was there.
    await waitFor(() => expect(box.selectionStart).toBe(box.value.length));
    // It is measured again once what is around it is shown.
    await waitFor(() => expect(canvas.getByRole("textbox").offsetHeight).toBe(scaled(160)));
  },
};

export const Invalid: Story = { args: { "aria-invalid": true } };

export const Disabled: Story = { args: { disabled: true } };
