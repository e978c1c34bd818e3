import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { type EditedImage, ImageGridEditor } from "./image-grid-editor.tsx";

const IMAGES: EditedImage[] = [
  { id: "1", src: "img/lake.jpg", name: "湖面.jpg", status: "done" },
  { id: "2", src: "img/forest.jpg", name: "树林.jpg", status: "done" },
  { id: "3", src: "img/dawn.jpg", name: "日出.jpg", status: "uploading", progress: 64 },
  { id: "4", src: "img/latte.jpg", name: "拿铁.jpg", status: "failed", reason: "网络中断" },
];

const meta = {
  id: "image-grid-editor",
  title: "表单 Forms/图片编辑格 ImageGridEditor · 九宫格 上传 排序 拖动 image upload",
  component: ImageGridEditor,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "发帖时的图片：加、删、排序、重试。",
    use: "发帖时的图片：加、删、排序、重试。",
    avoid: "只看不改用 ThreadMedia；要看文件名用 FileRow。",
    keys: { Tab: "每张图的把手 → 移除 → 添加", "← → ↑ ↓": "在把手上移动那张图；读屏读出新位置" },
    copy: "超出的写清：「最多 9 张，多出的 2 张没有加」。",
  }),
  args: { images: IMAGES, onAdd: fn(), onRemove: fn(), onRetry: fn(), onReorder: fn() },
  render: (args) => {
    const [images, setImages] = useState(args.images);
    return (
      <ImageGridEditor
        {...args}
        images={images}
        onReorder={(ids) => setImages(ids.flatMap((id) => images.filter((image) => image.id === id)))}
        onRemove={(id) => setImages(images.filter((image) => image.id !== id))}
      />
    );
  },
} satisfies Meta<typeof ImageGridEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const handle = canvas.getByRole("button", { name: /^湖面.jpg，第 1 张/ });
    handle.focus();
    await userEvent.keyboard("{ArrowRight}");
    // What failed has no picture to name; every file has its button.
    const removers = () => canvas.getAllByRole("button", { name: /^移除/ });
    await expect(removers().map((button) => button.getAttribute("aria-label"))).toEqual([
      "移除树林.jpg",
      "移除湖面.jpg",
      "移除日出.jpg",
      "移除拿铁.jpg",
    ]);
    await expect(canvas.getByRole("button", { name: /^湖面.jpg，第 2 张/ })).toHaveFocus();
    await expect(canvas.getByRole("status")).toHaveTextContent("2");
    await userEvent.click(canvas.getByRole("button", { name: "移除树林.jpg" }));
    await expect(removers()).toHaveLength(3);
    await userEvent.upload(
      canvas.getByLabelText("添加图片"),
      new File(["x"], "新图.png", { type: "image/png" }),
    );
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
  },
};
export const Playground: Story = {};
export const Empty: Story = { args: { images: [] } };
export const Full: Story = {
  args: {
    images: Array.from({ length: 9 }, (_, index) => ({
      id: String(index),
      src: "img/lake.jpg",
      name: `湖面 ${index + 1}.jpg`,
      status: "done" as const,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText("添加图片")).toBeNull();
  },
};
