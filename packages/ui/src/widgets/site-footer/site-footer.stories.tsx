import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { expectFits } from "../../test/fits.ts";
import { SiteFooter } from "./site-footer.tsx";

const meta = {
  id: "site-footer",
  title: "导航 Navigation/页脚 SiteFooter · 备案 版权 footer",
  component: SiteFooter,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "每页最下：版权、备案号、二维码。",
    use: "每页最下：版权、备案号、二维码。",
    avoid: "手机首页不放。",
    keys: { Tab: "移到链接", Enter: "打开" },
  }),
  args: {
    links: [
      { label: "关于我们", href: "/about" },
      { label: "用户协议", href: "/terms" },
      { label: "隐私政策", href: "/privacy" },
      { label: "常见问题", href: "/help" },
    ],
    copyright: "© 2026 镜界社区 Lenscape",
    filingNumber: "示例备 20260001 号",
    qr: <img src="img/logo.svg" alt="" width={76} height={76} />,
  },
  decorators: [
    (Story) => (
      <div className="max-w-sidebar bg-bg">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { proves: "SIDE-013 SIDE-014 SIDE-015 copyright, filing number and QR code" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("© 2026 镜界社区 Lenscape")).toBeVisible();
    await expect(canvas.getByText("示例备 20260001 号")).toBeVisible();
    await expect(canvas.getByRole("img", { name: "社区小程序二维码" })).toBeVisible();
  },
};

export const Playground: Story = { args: { filingHref: "https://example.com/" } };

export const WithoutCode: Story = { args: { qr: undefined, links: [] } };

/** 再长也不撑破版面。 */
export const LongText: Story = {
  args: {
    copyright: "版权所有".repeat(40),
    filingNumber: "Supercalifragilistic".repeat(5),
    links: [{ label: "Supercalifragilistic".repeat(5), href: "#" }],
  },
  play: expectFits,
};
