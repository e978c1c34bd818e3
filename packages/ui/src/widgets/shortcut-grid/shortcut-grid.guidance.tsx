import type { Pair } from "../../docs/guidance.ts";
import { ShortcutGrid } from "./shortcut-grid.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <ShortcutGrid
        items={[
          { id: "1", name: "活动", groupType: "bbs_group_activity", href: "#activity" },
          { id: "2", name: "话题", groupType: "bbs_group_topic", href: "#topic" },
          { id: "3", name: "设备认证", groupType: "bbs_group_device", href: "#device" },
          { id: "4", name: "积分商城", groupType: "mall", href: "#mall" },
        ]}
      />
    ),
    do: "名字两到四个字，正好一排四个",
    bad: (
      <ShortcutGrid
        items={[
          { id: "1", name: "查看最新线下活动", groupType: "bbs_group_activity", href: "#activity" },
          { id: "2", name: "参与话题讨论", groupType: "bbs_group_topic", href: "#topic" },
          { id: "3", name: "我的设备认证进度", groupType: "bbs_group_device", href: "#device" },
          { id: "4", name: "积分兑换好礼", groupType: "mall", href: "#mall" },
          { id: "5", name: "更多", groupType: "", href: "#more" },
        ]}
      />
    ),
    dont: "写成句子，还剩一个单独一排",
  },
];
