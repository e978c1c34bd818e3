import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { VideoPlayer } from "./video-player.tsx";

const meta = {
  id: "video-player",
  title: "社区 Community/视频 VideoPlayer · 播放器 video player",
  component: VideoPlayer,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "正文与详情里的视频，多个来源依次试。",
    use: "正文与详情里的视频，多个来源依次试。",
    avoid: "信息流里用 ThreadMedia，它自己播。",
    keys: { Tab: "移到播放器", 空格: "播放或暂停", "← →": "前后跳" },
  }),
  args: {
    sources: ["img/one.mp4", "img/two.mp4"],
    poster: "img/rain.jpg",
    preload: "none",
    onError: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-130">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("video")).toHaveAttribute("src", "img/one.mp4");
  },
};

export const Playground: Story = { args: { muted: true } };

/** 第一个地址打不开就换第二个；都打不开时说明并可重试。 */
export const Failing: Story = {
  parameters: { proves: "ERR-022 first source fails, second is used, then a retry" },
  play: async ({ args, canvas, canvasElement }) => {
    const video = () => canvasElement.querySelector("video") as HTMLVideoElement;
    fireEvent.error(video());
    await waitFor(() => expect(video()).toHaveAttribute("src", "img/two.mp4"));
    await expect(args.onError).toHaveBeenLastCalledWith("img/one.mp4");
    fireEvent.error(video());
    await expect(await canvas.findByRole("alert")).toHaveTextContent("视频加载失败");
    await expect(args.onError).toHaveBeenLastCalledWith("img/two.mp4");
    await userEvent.click(canvas.getByRole("button", { name: "重试" }));
    await waitFor(() => expect(video()).toHaveAttribute("src", "img/one.mp4"));
  },
};

export const Failed: Story = { args: { sources: [] } };
