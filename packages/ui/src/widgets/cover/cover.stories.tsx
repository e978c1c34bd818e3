import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Cover } from "./cover.tsx";

const meta = {
  id: "cover",
  title: "社区 Community/封面 Cover · 封面图 缩略图 cover thumbnail",
  component: Cover,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "圈子、商品、话题、设备的封面图。",
    use: "圈子、商品、话题、设备的封面图，名字写在旁边。",
    avoid: "人的头像用 Avatar；帖子里的图有说明文字，用 ThreadMedia。",
  }),
  args: { src: "img/forest.jpg", name: "影像创作", className: "size-16 rounded-media" },
  argTypes: { fallback: { control: false } },
} satisfies Meta<typeof Cover>;
export default meta;
type Story = StoryObj<typeof meta>;

const slot = (canvasElement: HTMLElement) => canvasElement.querySelector("[data-slot=cover]") as HTMLElement;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(slot(canvasElement).querySelector("img")).toHaveAttribute("alt", "");
  },
};
export const Playground: Story = {};
/** 名字的第一个字，随封面的大小。 */
export const WithoutPicture: Story = {
  args: { src: "" },
  play: async ({ canvasElement }) => {
    await expect(slot(canvasElement)).toHaveTextContent(/^影$/);
  },
};
export const BrokenPicture: Story = {
  args: { src: "data:image/png;base64,broken", className: "aspect-4/3 w-70" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(slot(canvasElement)).toHaveTextContent(/^影$/));
  },
};
/** 没有图的文章写摘要。 */
export const OwnFallback: Story = {
  args: {
    src: "",
    className: "aspect-3/2 w-70",
    fallback: (
      <span className="line-clamp-5 p-4">五点四十一分，山脊亮起来的第一条线。手冻得按不动，用语音喊的。</span>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/五点四十一分/)).toBeVisible();
    await expect(slot(canvasElement)).not.toHaveTextContent("影");
  },
};
/** 一排大小不同的封面，都没有图。 */
export const Sizes: Story = {
  args: { src: "" },
  render: (args) => (
    <div className="flex items-end gap-4">
      <Cover {...args} name="Lens" className="size-11 rounded-control" />
      <Cover {...args} name="𠮷野" className="size-14 rounded-[1.125rem]" />
      <Cover {...args} className="size-22 rounded-[0.875rem]" />
      <Cover {...args} className="aspect-4/3 w-40 rounded-media" />
    </div>
  ),
};
