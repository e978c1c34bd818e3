import { getPath, paths } from "#paths";

interface ShortcutTarget {
  /** Undefined for a dialog over the page. */
  href?: string;
}

/** Returns the target of a shortcut by its group type (STATE-011 to STATE-016); undefined for a type without a page. */
export function getShortcutTarget({
  id,
  groupType,
}: {
  id: string;
  groupType: string;
}): ShortcutTarget | undefined {
  switch (groupType) {
    case "bbs_group_activity":
      return { href: paths.activities(id) };
    case "bbs_group_thread":
      return { href: paths.cherrypick(id) };
    case "bbs_group_feedback":
      return { href: getPath("training") };
    case "bbs_group_task":
      return {};
    case "bbs_group_topic":
      return { href: getPath("topicZone") };
    case "bbs_group_device":
      return { href: getPath("devices") };
    default:
      return undefined;
  }
}
