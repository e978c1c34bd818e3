import { icons } from "virtual:widget-sources";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heart } from "lucide-react";
import { expect } from "storybook/test";
import { CopyButton } from "../docs/copy-button.tsx";
import { Code } from "./parts.tsx";

/** 图标：lucide，24 画板，线宽 1.7，尺寸 16 到 20。只有已点赞、已收藏填实。 */
const meta = {
  id: "foundations-icons",
  title: "基础 Foundations/图标 Icons · 图标 lucide icon svg",
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const importLine = (name: string) => `import { ${name} } from "lucide-react";`;

/** 组件里用到的全部图标，由源码列出。按一下复制引入它的那一行。 */
export const Used: Story = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-4">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className="grid">
          <CopyButton
            text={importLine(name)}
            label={`复制 ${importLine(name)}`}
            className="grid content-start justify-items-center gap-2 rounded-control bg-surface p-4 text-center"
          >
            <Icon aria-hidden="true" size="1.25rem" strokeWidth={1.7} />
            <Code>{name}</Code>
          </CopyButton>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll("svg").length).toBeGreaterThan(40);
    await expect(
      canvas.getByRole("button", { name: '复制 import { Check } from "lucide-react";' }),
    ).toBeVisible();
  },
};

/** 三种尺寸。 */
export const Sizes: Story = {
  render: () => (
    <div className="flex items-end gap-6">
      {[16, 18, 20].map((size) => (
        <span key={size} className="grid justify-items-center gap-1 text-meta text-text-muted">
          <Heart aria-hidden="true" size={size} strokeWidth={1.7} className="text-text" />
          {size}
        </span>
      ))}
    </div>
  ),
};
