import type { menuItems } from "../../db/schema/index.ts";
import type { StoredImage, StoredVideo } from "../../db/schema/threads.ts";

/** The version of the wire and the site, as the specification numbers it. */
export const VERSION = "1.1.0";

interface FloorThread {
  floorId: string;
  floorTitle: string;
  note: string;
  id: string;
  title: string;
  excerpt: string;
  images: StoredImage[];
  videos: StoredVideo[];
}

/** Gathers ordered rows into floors; a dynamic has no title and goes by its first words. */
export function floorsOf(rows: readonly FloorThread[]) {
  const floors: {
    id: string;
    title: string;
    items: { kind: "thread"; id: string; title: string; picUrl: string; note: string }[];
  }[] = [];
  for (const row of rows) {
    if (floors.at(-1)?.id !== row.floorId) floors.push({ id: row.floorId, title: row.floorTitle, items: [] });
    const image = row.images[0];
    floors.at(-1)!.items.push({
      kind: "thread",
      id: row.id,
      title: row.title || row.excerpt,
      picUrl: image?.thumbnailUrl || image?.url || row.videos[0]?.picUrl || "",
      note: row.note,
    });
  }
  return floors;
}

type MenuRow = typeof menuItems.$inferSelect;

/** The three kinds of a menu item (ENT-063). */
type MenuType = "00" | "10" | "20";

const leafOf = (row: MenuRow) => ({
  id: row.id,
  name: row.name,
  parentId: row.parentId,
  orderNum: row.orderNum,
  routePath: row.routePath,
  routeValue: row.routeValue,
  menuType: row.menuType as MenuType,
  isShow: "1" as const,
  picUrl: row.picUrl,
  dataStatus: "1" as const,
});

/** The two-level menu tree of ordered, shown rows (AMB-060); a child of a hidden parent is hidden with it. */
export function menuOf(rows: readonly MenuRow[]) {
  return rows
    .filter((row) => row.parentId === "0")
    .map((row) => ({
      ...leafOf(row),
      children: rows.filter((child) => child.parentId === row.id).map(leafOf),
    }));
}
