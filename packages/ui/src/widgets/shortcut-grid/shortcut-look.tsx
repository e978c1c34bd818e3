import {
  BadgeCheck,
  ClipboardCheck,
  Flag,
  Gift,
  Glasses,
  Hash,
  LayoutGrid,
  type LucideIcon,
  MessageSquareExclamationPoint,
  Sparkle,
  UserPlus,
} from "lucide-react";
import type { IconTileTone } from "../icon-tile/icon-tile.tsx";

export { TINTS } from "../icon-tile/tints.ts";

/** How a shortcut looks: its tile's colour and its icon. */
export interface ShortcutLook {
  tint: IconTileTone;
  icon: LucideIcon;
}

const LOOKS: Record<string, ShortcutLook> = {
  bbs_group_activity: { tint: "red", icon: Flag },
  bbs_group_thread: { tint: "amber", icon: Sparkle },
  bbs_group_topic: { tint: "brand", icon: Hash },
  bbs_group_task: { tint: "blue", icon: ClipboardCheck },
  bbs_group_feedback: { tint: "plum", icon: MessageSquareExclamationPoint },
  bbs_group_device: { tint: "brand", icon: Glasses },
  mall: { tint: "amber", icon: Gift },
  invite: { tint: "blue", icon: UserPlus },
  badge: { tint: "plum", icon: BadgeCheck },
};

const UNKNOWN: ShortcutLook = { tint: "grey", icon: LayoutGrid };

/** The look of a group type; one the design does not know gets a grey grid. */
export function shortcutLook(groupType: string): ShortcutLook {
  return LOOKS[groupType] ?? UNKNOWN;
}
