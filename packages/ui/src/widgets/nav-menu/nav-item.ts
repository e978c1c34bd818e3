/** One item of the menu tree that the server sends (NAV-003). */
export interface NavItem {
  id: number | string;
  name: string;
  /** 00 a parent with a dropdown, 10 a route of the app, 20 another site in a new tab. */
  menuType: "00" | "10" | "20";
  routePath: string;
  /** The kind of destination, for the tile's colour and icon. */
  groupType?: string;
  hint?: string;
  children?: NavItem[];
}

/** Whether an item leads to the page at this path, or to one below it; a parent counts for its children. */
export function isCurrentItem(item: NavItem, currentPath: string): boolean {
  if (item.menuType === "20") return false;
  if (item.menuType === "00") return (item.children ?? []).some((child) => isCurrentItem(child, currentPath));
  const path = item.routePath.split(/[?#]/)[0] ?? "";
  if (path === "" || path === "/") return path === currentPath;
  return currentPath === path || currentPath.startsWith(`${path}/`);
}
