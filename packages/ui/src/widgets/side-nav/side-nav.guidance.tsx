import { Award, LogOut, MessageCircle, Settings, User } from "lucide-react";
import type { Pair } from "../../docs/guidance.ts";
import { SideNav } from "./side-nav.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <SideNav
        aria-label="我的"
        current="#badges"
        items={[
          { href: "#profile", label: "个人主页", icon: <User aria-hidden="true" /> },
          { href: "#badges", label: "徽章", icon: <Award aria-hidden="true" />, count: 12 },
          { href: "#settings", label: "设置", icon: <Settings aria-hidden="true" /> },
        ]}
      />
    ),
    do: "每项一页，现在这页亮着",
    bad: (
      <SideNav
        aria-label="菜单"
        current="#"
        items={[
          { href: "#profile", label: "个人主页", icon: <User aria-hidden="true" /> },
          { href: "#messages", label: "联系客服", icon: <MessageCircle aria-hidden="true" /> },
          { href: "#logout", label: "退出登录", icon: <LogOut aria-hidden="true" /> },
        ]}
      />
    ),
    dont: "混进「退出登录」：看着是去一页，按下去就退出了",
  },
];
