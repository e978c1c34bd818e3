import {
  BadgeCheck,
  ClipboardCheck,
  Compass,
  Flag,
  Gift,
  Glasses,
  Hash,
  LayoutGrid,
  type LucideIcon,
  MessageSquareExclamationPoint,
  Sparkle,
  UserPlus,
  UsersRound,
} from "lucide-react";
import { rem } from "../../lib/rem.ts";

const ICON_OF: Record<string, LucideIcon> = {
  bbs_group_activity: Flag,
  bbs_group_thread: Sparkle,
  bbs_group_topic: Hash,
  bbs_group_task: ClipboardCheck,
  bbs_group_feedback: MessageSquareExclamationPoint,
  bbs_group_device: Glasses,
  mall: Gift,
  invite: UserPlus,
  badge: BadgeCheck,
  circle: UsersRound,
  recommend: Compass,
};

/** Icon of a group type; unknown types get a grid. `size` in px at the default font size. */
export function ShortcutIcon({ groupType, size }: { groupType: string; size: number }) {
  const Icon = ICON_OF[groupType] ?? LayoutGrid;
  return <Icon aria-hidden="true" size={rem(size)} strokeWidth={1.7} />;
}
