import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { HotRank } from "./hot-rank.tsx";

const meta = {
  id: "hot-rank",
  title: "社区 Community/榜上名次 HotRank · 活跃榜 名次 rank",
  component: HotRank,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "昵称右边的活跃榜名次，第 1 到第 10。",
    use: "昵称右边的活跃榜名次，第 1 到第 10。",
    avoid: "榜里的序号用 RankMark；第 11 名起没有。",
  }),
  args: { rank: 1 },
} satisfies Meta<typeof HotRank>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 图片在服务器的 `/static/hot`，没有时看得到替代文字。 */
export const Default: Story = {
  parameters: { proves: "SEARCH-017 rank 1 is shown as hot1.png" },
  play: async ({ canvas }) => {
    const image = canvas.getByRole("img", { name: "活跃榜第 1" });
    await expect(image).toHaveAttribute("src", expect.stringMatching(/\/static\/hot\/hot1\.png$/));
  },
};

export const Playground: Story = { args: { size: 24 } };

export const TopTen: Story = {
  parameters: { proves: "CONST-024 CONST-045 ranks 1 to 10 have images, 0, 11 and null have none" },
  render: () => (
    <div className="flex gap-2">
      {[...Array.from({ length: 12 }, (_, n) => n), null].map((rank) => (
        <HotRank key={String(rank)} rank={rank} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const sources = [...canvasElement.querySelectorAll("img")].map((image) => image.src.split("/").at(-1));
    await expect(sources).toEqual(Array.from({ length: 10 }, (_, n) => `hot${n + 1}.png`));
  },
};
