import type { Pair } from "../../docs/guidance.ts";
import { SiteFooter } from "./site-footer.tsx";

const footer = {
  copyright: "© 2026 镜界社区 Lenscape",
  filingNumber: "示例备 20260001 号",
  qr: <img src="img/logo.svg" alt="" width={76} height={76} />,
};

export const guidance: Pair[] = [
  {
    good: (
      <SiteFooter
        {...footer}
        links={[
          { label: "用户协议", href: "#terms" },
          { label: "隐私政策", href: "#privacy" },
        ]}
        qrHint="扫码打开小程序"
      />
    ),
    do: "二维码旁写扫了会打开什么",
    bad: (
      <SiteFooter
        {...footer}
        links={["首页", "社区", "活动", "话题", "商城", "任务", "关于", "招聘"].map((label) => ({
          label,
          href: `#${label}`,
        }))}
        qrHint="扫一扫有惊喜"
      />
    ),
    dont: "导航在页脚又来一遍；「有惊喜」没人敢扫",
  },
];
