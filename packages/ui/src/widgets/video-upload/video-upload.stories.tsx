import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { expectFits } from "../../test/fits.ts";
import { VideoUpload } from "./video-upload.tsx";

const meta = {
  id: "video-upload",
  title: "表单 Forms/续传行 VideoUpload · 视频 上传 断点续传 暂停 继续 进度 resumable upload",
  component: VideoUpload,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "一段正在上传的视频：进度、暂停、断开后接着传。",
    use: "一段断点续传的视频：发帖时的视频。",
    avoid: "图片用 UploadTile；一次传完的小文件用 FileRow。",
    keys: { Tab: "暂停、继续或重试 → 取消或移除", "Enter 或空格": "按下它" },
    copy: "写传了多少、还要多久；断了写几秒后再试：「12 秒后自动再试（第 2 次）」。",
  }),
  args: {
    name: "菜市场 上午.mp4",
    size: "184 MB",
    cover: "img/lake.jpg",
    status: "sending",
    progress: 68,
    note: "125 / 184 MB，4.2 MB/s，还要 14 秒",
    onPause: fn(),
    onResume: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
  argTypes: {
    status: {
      control: "inline-radio",
      options: ["queued", "sending", "paused", "waiting", "storing", "failed", "done"],
    },
  },
  decorators: [
    (Story) => (
      <div className="max-w-180 overflow-hidden rounded-media border border-border bg-surface">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "68");
    await expect(canvas.getByText("上传中 68%")).toBeVisible();
    // Heard at every quarter, seen at every per cent.
    await expect(canvas.getByRole("status")).toHaveTextContent("菜市场 上午.mp4，上传中 50%");
    await userEvent.click(canvas.getByRole("button", { name: "暂停上传菜市场 上午.mp4" }));
    await expect(args.onPause).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: "取消上传菜市场 上午.mp4" }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};

export const Playground: Story = {};

export const Queued: Story = { args: { status: "queued", note: undefined, cover: null } };

/** 停着：灰条，传过的还在。 */
export const Paused: Story = {
  args: { status: "paused", progress: 43, note: "79 / 184 MB，传过的会留 24 小时" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "继续上传菜市场 上午.mp4" }));
    await expect(args.onResume).toHaveBeenCalledTimes(1);
  },
};

/** 刷新之后文件要再选一次，才能接着传。 */
export const ChosenAgain: Story = {
  args: { status: "paused", progress: 43, cover: null, resumeLabel: "选同一个文件" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "选同一个文件，菜市场 上午.mp4" }));
    await expect(args.onResume).toHaveBeenCalledTimes(1);
  },
};

/** 断开了，过一会儿自己再试；等不及可以现在试。 */
export const Waiting: Story = {
  args: { status: "waiting", progress: 58, note: "已传 107 MB，12 秒后自动再试（第 2 次）" },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("网络断了");
    await userEvent.click(canvas.getByRole("button", { name: "现在试，接着上传菜市场 上午.mp4" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Storing: Story = {
  args: { status: "storing", note: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
  },
};

export const Failed: Story = {
  args: { status: "failed", note: "没传完的视频已有 3 个，请先传完或取消其中一个" },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("没传完的视频已有 3 个");
    await userEvent.click(canvas.getByRole("button", { name: "重试上传菜市场 上午.mp4" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Done: Story = {
  args: { status: "done", note: undefined },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole("progressbar")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "移除菜市场 上午.mp4" }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};

/** 再长也不撑破版面。 */
export const LongText: Story = {
  args: {
    status: "failed",
    name: `${"Supercalifragilistic".repeat(6)}.mp4`,
    note: "原因写得很长".repeat(20),
  },
  play: expectFits,
};
