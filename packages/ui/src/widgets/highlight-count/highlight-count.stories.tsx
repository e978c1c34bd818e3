import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { expectFits } from "../../test/fits.ts";
import { RichText } from "../rich-text/rich-text.tsx";
import { HighlightCount, highlightTree } from "./highlight-count.tsx";

const meta = {
  id: "highlight-count",
  title: "社区 Community/划线的人数 HighlightCount · 划线 标注 高亮 highlight annotation",
  component: HighlightCount,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "一段正文有几个人划过。",
    use: "一段正文有几个人划过，放在这一段里。",
    avoid: "没有人划过就不放；点赞的数用动作按钮。",
    keys: { "Enter 或空格": "打开它的浮层" },
  }),
  args: { count: 86, onClick: fn() },
  decorators: [
    (Story) => (
      <p className="relative max-w-180 pr-8 pb-4">
        先站定两秒，让防抖安静下来，再微微低头。
        <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof HighlightCount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "86 人划过这里" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {};

/** 自己也划过。 */
export const Own: Story = {
  args: { own: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "86 人划过这里，我也划了" })).toBeVisible();
  },
};

/** 过万写成「万」。 */
export const Many: Story = { args: { count: 12_345 }, play: expectFits };

const TEXT =
  "<p>没有取景框之后，我反而拍得更慢了。这个秋天我攒了四千多张，<strong>挑出 12 组</strong>对照，和大家聊聊第一视角到底该怎么构图。</p><blockquote><p>前景不是装饰，它告诉看的人：你站在哪里。</p></blockquote><ol><li>转身：视线扫过的那一秒。</li><li>抬头：先等曝光稳住。</li></ol>";
const MARKED = [
  { paragraph: 0, anchor: "a", start: 17, length: 21 },
  { paragraph: 1, anchor: "b", start: 0, length: 8, own: { start: 8, length: 12 } },
  { paragraph: 3, anchor: "c", start: 0, length: 2 },
];
const COUNTS = new Map([
  ["a", { count: 86 }],
  ["b", { count: 12, own: true }],
  ["c", { count: 1 }],
]);
const prepare = (tree: Parameters<typeof highlightTree>[0]) => highlightTree(tree, MARKED);
const parts = {
  "highlight-count": ({ anchor }: { anchor: string }) => <HighlightCount count={0} {...COUNTS.get(anchor)} />,
};

/** 在一篇正文里：别人划的是琥珀色，自己划的是绿的。 */
export const InText: Story = {
  render: () => <RichText html={TEXT} prepare={prepare} parts={parts} />,
  decorators: [(Story) => <div className="max-w-198 px-4 lg:px-8">{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll("mark")].map((mark) => mark.textContent);
    await expect(marks.join("|")).toBe(
      "这个秋天我攒了四千多张，|挑出 12 组|对照|前景不是装饰，它|告诉看的人：你站在哪里。|抬头",
    );
    await expect(canvas.getAllByRole("button").map((button) => button.textContent)).toEqual([
      "86",
      "12",
      "1",
    ]);
    await expectFits();
  },
};
