import type { IconTileTone } from "../icon-tile/icon-tile.tsx";

const TINT_OF: Record<string, IconTileTone> = {
  bbs_group_activity: "red",
  bbs_group_thread: "amber",
  bbs_group_topic: "brand",
  bbs_group_task: "blue",
  bbs_group_feedback: "plum",
  bbs_group_device: "brand",
  mall: "amber",
  invite: "blue",
  badge: "plum",
  circle: "brand",
  recommend: "blue",
};

/** Returns the tile colour of a group type; grey for unknown types. */
export function shortcutTint(groupType: string): IconTileTone {
  return TINT_OF[groupType] ?? "grey";
}
