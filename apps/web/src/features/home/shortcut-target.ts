import { pageOf, paths } from "#paths";

interface Target {
  /** Without one it opens over the page. */
  href?: string;
}

/** Where a shortcut leads, by the type of its group (STATE-011 to STATE-016); undefined for a type without a page. */
export function shortcutTarget({ id, groupType }: { id: string; groupType: string }): Target | undefined {
  switch (groupType) {
    case "bbs_group_activity":
      return { href: paths.activities(id) };
    case "bbs_group_thread":
      return { href: paths.cherrypick(id) };
    case "bbs_group_feedback":
      return { href: pageOf("training") };
    case "bbs_group_task":
      return {};
    case "bbs_group_topic":
      return { href: pageOf("topicZone") };
    case "bbs_group_device":
      return { href: pageOf("devices") };
    default:
      return undefined;
  }
}
