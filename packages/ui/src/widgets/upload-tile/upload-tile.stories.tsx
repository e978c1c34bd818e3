import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { expectFits } from "../../test/fits.ts";
import { UploadTile } from "./upload-tile.tsx";

const meta = {
  id: "upload-tile",
  title: "表单 Forms/上传图块 UploadTile · 上传 图片 进度 upload image",
  component: UploadTile,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "一张正在上传的图。",
    use: "一张正在上传的图。",
    avoid: "要看文件名与原因用 FileRow；能排序的一组用 ImageGridEditor。",
    keys: { Tab: "重试 → 移除", "Enter 或空格": "重试或移除" },
    copy: "失败写原因：「超过 10 MB，换一张」。",
  }),
  args: {
    src: "img/lake.jpg",
    name: "湖面.jpg",
    status: "done",
    onRetry: fn(),
    onRemove: fn(),
    className: "w-36",
  },
  argTypes: { status: { control: "inline-radio", options: ["queued", "uploading", "failed", "done"] } },
} satisfies Meta<typeof UploadTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { cover: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "移除湖面.jpg" }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};
export const Playground: Story = {};
export const Queued: Story = { args: { status: "queued" } };
export const Uploading: Story = {
  args: { status: "uploading", progress: 64 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "64");
    await expect(canvas.getByText("上传中 64%")).toBeVisible();
  },
};
export const Failed: Story = {
  args: { status: "failed", reason: "超过 10 MB，换一张" },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("超过 10 MB，换一张");
    await userEvent.click(canvas.getByRole("button", { name: "重试上传湖面.jpg" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
/** 文件本身不行：再试也没有用，只能移除。 */
export const Refused: Story = {
  args: { status: "failed", final: true, reason: "仅支持 jpg、png、gif、webp 格式" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("button", { name: "重试上传湖面.jpg" })).toBeNull();
    await expect(canvasElement.querySelector("[data-slot=upload-tile] > img")).toBeNull();
  },
};
/** 传完了，服务器还在处理。 */
export const Processing: Story = {
  args: { status: "uploading", progress: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("处理中")).toBeVisible();
  },
};

/** 再长也不撑破版面。 */
export const LongText: Story = {
  args: { status: "failed", reason: "原因写得很长".repeat(10), name: "Supercalifragilistic".repeat(5) },
  play: expectFits,
};
