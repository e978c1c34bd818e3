import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { FileRow } from "./file-row.tsx";

const meta = {
  id: "file-row",
  title: "表单 Forms/文件行 FileRow · 附件 上传 file attachment",
  component: FileRow,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "要看清文件名与原因的上传：凭证、反馈附件。",
    use: "要看清文件名与原因的上传：凭证、反馈附件。",
    avoid: "只看图的上传用 UploadTile；超过大小的文件不进列表，在下方写明。",
    keys: { Tab: "重试 → 移除", "Enter 或空格": "重试、取消或移除" },
    copy: "失败写原因：「网络断开，传到 62% 时停住了」。",
  }),
  args: {
    name: "镜腿序列号.jpg",
    src: "img/g-one.svg",
    size: "2.3 MB",
    status: "done",
    onRetry: fn(),
    onRemove: fn(),
  },
  argTypes: { status: { control: "inline-radio", options: ["queued", "uploading", "failed", "done"] } },
  decorators: [
    (Story) => (
      <div className="max-w-120 overflow-hidden rounded-media border border-border bg-surface">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("已上传")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "移除镜腿序列号.jpg" }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};
export const Playground: Story = {};
export const Queued: Story = { args: { status: "queued", note: "排队中，前面还有 1 张" } };
export const Uploading: Story = {
  args: { status: "uploading", progress: 46, note: "约 4 秒" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "46");
    await expect(canvas.getByText("46%，约 4 秒")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "取消上传镜腿序列号.jpg" })).toBeVisible();
  },
};
export const Failed: Story = {
  args: { status: "failed", note: "网络断开，传到 62% 时停住了" },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("网络断开");
    await userEvent.click(canvas.getByRole("button", { name: "重试上传镜腿序列号.jpg" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const LongText: Story = {
  args: { name: `${"file-name-without-end".repeat(10)}.jpg`, status: "failed", note: "原因很长".repeat(20) },
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector("[data-slot=file-row]") as HTMLElement;
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  },
};
