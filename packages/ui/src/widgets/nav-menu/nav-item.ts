/** Item of the menu tree that the server sends. */
export interface NavItem {
  id: number | string;
  name: string;
  /** 00 is a parent with a dropdown, 10 an internal route, 20 another site in a new tab. */
  menuType: "00" | "10" | "20";
  routePath: string;
  /** Kind of destination, for colour and icon of the tile. */
  groupType?: string;
  hint?: string;
  children?: NavItem[];
}

/** Whether an item leads to this path or a parent of it; a parent item counts for its children. */
export function isCurrentItem(item: NavItem, currentPath: string): boolean {
  if (item.menuType === "20") return false;
  if (item.menuType === "00") return (item.children ?? []).some((child) => isCurrentItem(child, currentPath));
  const path = item.routePath.split(/[?#]/)[0] ?? "";
  if (path === "" || path === "/") return path === currentPath;
  return currentPath === path || currentPath.startsWith(`${path}/`);
}
