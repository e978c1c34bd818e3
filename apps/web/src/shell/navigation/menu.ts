import { hasPermi } from "@lenscape/api/permissions";
import type { SessionState } from "@lenscape/api/session";
import type { MenuItem } from "@lenscape/api/types";
import type { NavItem } from "@lenscape/ui/nav-menu";
import { findPage, getPath, type PageName, paths } from "#paths";
import { menuHints } from "#shell/frame/text.ts";

/** Types of destinations, which determine the colour, icon and hint of a menu entry. */
const groupTypes: Partial<Record<PageName, string>> = {
  activities: "bbs_group_activity",
  cherrypick: "bbs_group_thread",
  topicZone: "bbs_group_topic",
  tasks: "bbs_group_task",
  training: "bbs_group_feedback",
  devices: "bbs_group_device",
  circles: "circle",
  recommendZone: "recommend",
  mall: "mall",
  invitation: "invite",
};

/** Converts the server's menu to items of the top bar (NAV-014 to NAV-016). */
export function toNavItems(menu: readonly (MenuItem | MenuItem["children"][number])[]): NavItem[] {
  return menu.map((item) => {
    const page = findPage(item.routePath.split(/[?#]/)[0] ?? "");
    const groupType = page && groupTypes[page];
    return {
      id: item.id,
      name: item.name,
      menuType: item.menuType,
      routePath: item.routePath,
      ...(groupType ? { groupType, hint: menuHints[groupType] } : {}),
      ...("children" in item ? { children: toNavItems(item.children) } : {}),
    };
  });
}

/** Returns the targets of the publish menu; `activity` only with the permission (NAV-025, AMB-025). */
export function getPublishHrefs({ permissions }: Pick<SessionState, "permissions">) {
  const canCreateActivity = hasPermi(permissions, "thread.activity.create");
  return {
    moment: paths.publish(0),
    thread: paths.publish(1),
    activity: canCreateActivity ? paths.publish(2) : undefined,
  };
}

/** Targets of the other links in top bar and tab bar. */
export const barHrefs = {
  home: paths.home(),
  search: getPath("search"),
  editProfile: getPath("profileEdit"),
  messages: getPath("messages"),
  mall: getPath("mall"),
  drafts: getPath("drafts"),
  devices: getPath("devices"),
  invite: getPath("invitation"),
  community: getPath("community"),
  mine: getPath("mine"),
} as const;
