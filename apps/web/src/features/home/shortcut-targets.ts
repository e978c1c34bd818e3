import { type PageName, pageOf, paths } from "#paths";

interface Target {
  page: PageName;
  /** Without one it opens over the page. */
  href?: string;
}

/** Where a shortcut leads, by the type of its group (STATE-011 to STATE-016); undefined for a type without a page. */
export function shortcutTarget({ id, groupType }: { id: string; groupType: string }): Target | undefined {
  switch (groupType) {
    case "bbs_group_activity":
      return { page: "activities", href: paths.activities(id) };
    case "bbs_group_thread":
      return { page: "cherrypick", href: paths.cherrypick(id) };
    case "bbs_group_feedback":
      return { page: "training", href: pageOf("training") };
    case "bbs_group_task":
      return { page: "tasks" };
    case "bbs_group_topic":
      return { page: "topicZone", href: pageOf("topicZone") };
    case "bbs_group_device":
      return { page: "devices", href: pageOf("devices") };
    default:
      return undefined;
  }
}
