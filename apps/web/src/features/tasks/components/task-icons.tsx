import type { Task } from "@lenscape/api/types";
import { IconTile, type IconTileTone } from "@lenscape/ui/icon-tile";
import {
  CalendarCheck2,
  Eye,
  Glasses,
  Heart,
  type LucideIcon,
  MessageCircle,
  PenLine,
  Share2,
  Sparkles,
  Star,
  User,
  UserPlus,
} from "lucide-react";

const taskIcons: Record<Task["work"], [tone: IconTileTone, icon: LucideIcon]> = {
  SIGN_IN: ["amber", CalendarCheck2],
  BROWSE_POSTS: ["brand", Eye],
  PUBLISH_POST: ["plum", PenLine],
  COMMENT_POST: ["blue", MessageCircle],
  LIKE_POST: ["red", Heart],
  FAVORITE_POST: ["amber", Star],
  FOLLOW_USER: ["blue", UserPlus],
  SHARE_POST: ["amber", Share2],
  ESSENCE_POST: ["amber", Sparkles],
  COMPLETE_PROFILE: ["brand", User],
  VERIFY_DEVICE: ["brand", Glasses],
};

/** Icon of a task by its kind of work. */
export function TaskIcon({ work }: Pick<Task, "work">) {
  const [tone, Icon] = taskIcons[work];
  return (
    <IconTile tone={tone}>
      <Icon strokeWidth={1.7} />
    </IconTile>
  );
}
