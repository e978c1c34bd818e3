import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { expectFits } from "../../test/fits.ts";
import { Button } from "../button/button.tsx";
import { SearchHit } from "./search-hit.tsx";

const meta = {
  id: "search-hit",
  title: "列表 Lists/搜索结果 SearchHit · 命中 高亮 评论 常见问题 已知问题 圈子 search hit result",
  component: SearchHit,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "搜索：帖子、评论、问题与圈子排在一起，命中的字加重。",
    use: "搜到的一条，各种种类排在一起。",
    avoid: "信息流用 ThreadCard，推荐的帖子用 PostResult。",
    keys: { Tab: "移到链接", Enter: "打开" },
    copy: "出处写人、数、时间，不写「相关度」。",
  }),
  args: {
    kind: "thread",
    kindLabel: "帖子",
    tags: [{ text: "精华", tone: "accent" }],
    title: "抬显亮度到底该开几档？我测了七种天气",
    titleMarks: [[0, 2]],
    excerpt: "正午的柏油路、树荫、地下车库、雪地。每一种都拍了对照，抬显亮度附一张速查表。",
    excerptMarks: [[27, 29]],
    href: "/pages/content/postdetail?threadId=302",
    user: { nickname: "苏木木", avatar: "img/av-02.svg" },
    notes: ["1,205 赞"],
    time: "2026-11-15 20:31:09",
    image: "img/snow.jpg",
  },
  decorators: [
    (Story) => (
      <div className="max-w-214">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchHit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    proves: "SEARCH-008 SEARCH-009 SEARCH-010 SEARCH-011 SEARCH-012 SEARCH-013 what a result shows",
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("link")).toHaveTextContent("抬显亮度到底该开几档");
    const marks = [...canvasElement.querySelectorAll("mark")].map((mark) => mark.textContent);
    await expect(marks).toEqual(["抬显", "抬显"]);
    await expect(canvas.getByText("1,205 赞")).toBeVisible();
    await expect(canvas.getByTitle("2026-11-15 20:31:09")).toBeVisible();
    await expect(canvasElement.querySelector("[data-slot=media-image]")).toHaveAttribute(
      "src",
      "img/snow.jpg",
    );
  },
};

export const Playground: Story = {};

/** 评论：标题让给出处，正文是命中的那一层。 */
export const Comment: Story = {
  args: {
    kind: "comment",
    kindLabel: "评论",
    tags: [],
    title: "评论于《骑行 1200 公里之后，我只留三项提醒》",
    titleMarks: [],
    excerpt: "楼上说的抬显发虚，我是换了 1.60 的镜片以后才有的。",
    excerptMarks: [[4, 6]],
    user: { nickname: "折光率", avatar: "img/av-06.svg" },
    notes: ["第 37 楼"],
    time: "2026-11-21 08:02:40",
    image: undefined,
  },
};

/** 已知问题与常见问题没有作者。 */
export const Issue: Story = {
  args: {
    kind: "issue",
    kindLabel: "已知问题",
    tags: [{ text: "1.1.1 已修复", tone: "brand" }],
    title: "抬显在强光下自动降到 1 档，要重新解锁才恢复",
    excerpt: "影响 Lens One 固件 1.0.8 至 1.1.0，1.1.1 已修复。",
    excerptMarks: [],
    user: undefined,
    notes: ["48 人遇到", "更新于 2026-11-20"],
    image: undefined,
  },
};

/** 圈子在右边加入，按钮不在整条链接里。 */
export const Circle: Story = {
  args: {
    kind: "circle",
    kindLabel: "圈子",
    tags: [],
    title: "抬显布局研究所",
    excerpt: "把一眼要看的东西放对位置。",
    excerptMarks: [],
    user: undefined,
    notes: ["3,482 位成员"],
    image: undefined,
    action: <Button size="sm">加入</Button>,
  },
};

/** 动态没有标题，那一段就是链接。 */
export const Moment: Story = {
  args: { kind: "dynamic", kindLabel: "动态", tags: [], title: "", titleMarks: [], image: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveTextContent(/正午的柏油路/);
  },
};

/** 越界的标记略过，标记之外的一切都是文字。 */
export const Hostile: Story = {
  args: {
    title: "<img src=x onerror=alert(1)>抬显",
    titleMarks: [
      [0, 4],
      [2, 3],
      [90, 99],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveTextContent("<img src=x onerror=alert(1)>抬显");
  },
};

/** 再长也不撑破版面。 */
export const LongText: Story = {
  args: { title: "x".repeat(200), titleMarks: [], excerpt: "y".repeat(500), excerptMarks: [] },
  play: expectFits,
};
