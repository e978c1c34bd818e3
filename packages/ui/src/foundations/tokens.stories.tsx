import type { Meta, StoryObj } from "@storybook/react-vite";
import { Download } from "lucide-react";
import { expect } from "storybook/test";
import { Button } from "../widgets/button/button.tsx";

/**
 * 设计变量的文件，W3C 设计变量格式，给设计工具用。
 *
 * 由 `tokens.css` 生成：`pnpm --filter @lenscape/ui tokens`。两者不一致时单元测试会失败。
 */
const meta = { id: "foundations-design-tokens" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const FILE = "lenscape.tokens.gen.json";

/** 三组：`base` 是不随主题变的，`light` 与 `dark` 是两套语义色与阴影。 */
export const File: Story = {
  render: () => (
    <div className="grid max-w-160 justify-items-start gap-4">
      <p className="text-text-secondary">
        颜色是 sRGB 分量加十六进制，语义色以别名指向色阶；尺寸、时长、缓动、阴影各按格式的写法。
      </p>
      <Button asChild tone="primary">
        <a href={FILE} download>
          <Download aria-hidden="true" />
          下载 {FILE}
        </a>
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole<HTMLAnchorElement>("link");
    const tokens = await (await fetch(link.href)).json();
    await expect(Object.keys(tokens)).toEqual(["base", "light", "dark"]);
  },
};
