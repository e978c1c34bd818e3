import { hasPermi } from "@lenscape/api/permissions";
import type { SessionState } from "@lenscape/api/session";
import type { MenuItem } from "@lenscape/api/types";
import type { NavItem } from "@lenscape/ui/nav-menu";
import { type PageName, pageAt, pageOf, paths } from "#paths";
import { menuHints } from "#shell/frame/text.ts";

/** The kind of destination a page is, which sets the colour, icon and second line of its entry. */
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

/** The server's menu as the top bar takes it (NAV-014 to NAV-016). */
export function navItems(menu: readonly (MenuItem | MenuItem["children"][number])[]): NavItem[] {
  return menu.map((item) => {
    const page = pageAt(item.routePath.split(/[?#]/)[0] ?? "");
    const groupType = page && groupTypes[page];
    return {
      id: item.id,
      name: item.name,
      menuType: item.menuType,
      routePath: item.routePath,
      ...(groupType ? { groupType, hint: menuHints[groupType] } : {}),
      ...("children" in item ? { children: navItems(item.children) } : {}),
    };
  });
}

/** Where the publish menu leads; activity only with its permission or all of them (NAV-025, AMB-025). */
export function publishTargets({ permissions }: Pick<SessionState, "permissions">) {
  const mayHost = hasPermi(permissions, "thread.activity.create");
  return {
    moment: paths.publish(0),
    thread: paths.publish(1),
    activity: mayHost ? paths.publish(2) : undefined,
  };
}

/** Where the rest of the bars leads. */
export const barTargets = {
  home: paths.home(),
  search: pageOf("search"),
  editProfile: pageOf("profileEdit"),
  messages: pageOf("messages"),
  mall: pageOf("mall"),
  drafts: pageOf("drafts"),
  devices: pageOf("devices"),
  invite: pageOf("invitation"),
  community: pageOf("community"),
  mine: pageOf("mine"),
} as const;
