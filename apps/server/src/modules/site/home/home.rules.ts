import type { menuItems } from "../../../db/schema/index.ts";
import type { StoredImage, StoredVideo } from "../../../db/schema/threads.ts";

/** Version of the API and the site in the specification. */
export const VERSION = "1.1.0";

/** Error messages for operators of banners, menu and floors. */
export const siteTexts = {
  name: "请填写名称",
  link: "去向要是站内路径或 https 地址",
  inside: "站内菜单要填站内路径",
  outside: "外链菜单要填 https 地址",
  parent: "父级要是顶层的下拉菜单",
  deep: "下拉菜单只能放在顶层",
  children: "先移走或删除下面的菜单项",
  missing: (ids: readonly string[]) => `没有这些帖子或商品：${ids.join("、")}`,
} as const;

interface FloorPlace {
  orderNum: number;
  position: number;
  floorId: string;
  floorTitle: string;
  note: string;
}

type FloorThread = FloorPlace & {
  id: string;
  title: string;
  excerpt: string;
  images: StoredImage[];
  videos: StoredVideo[];
};

type FloorGoods = FloorPlace & { id: string; name: string; images: string[]; pointsPrice: number };

interface FloorItem {
  kind: "thread" | "goods";
  id: string;
  title: string;
  picUrl: string;
  note: string;
}

/** Converts a thread to a floor item. Moments have no title, so their excerpt is used. */
const threadItem = ({ id, title, excerpt, images, videos, note }: FloorThread): FloorItem => ({
  kind: "thread",
  id,
  title: title || excerpt,
  picUrl: images[0]?.thumbnailUrl || images[0]?.url || videos[0]?.picUrl || "",
  note,
});

/** Converts a product to a floor item. Without a note, the price is shown. */
const goodsItem = ({ id, name, images, pointsPrice, note }: FloorGoods): FloorItem => ({
  kind: "goods",
  id,
  title: name,
  picUrl: images[0] ?? "",
  note: note || `${pointsPrice.toLocaleString("zh-CN")} 积分`,
});

/** Groups threads and goods by floor, sorted by position (ruling 22). */
export function floorsOf(threads: readonly FloorThread[], goods: readonly FloorGoods[]) {
  const entries = [
    ...threads.map((row) => ({ row, item: threadItem(row) })),
    ...goods.map((row) => ({ row, item: goodsItem(row) })),
  ].sort(
    ({ row: a }, { row: b }) =>
      a.orderNum - b.orderNum || Number(a.floorId) - Number(b.floorId) || a.position - b.position,
  );
  const floors: { id: string; title: string; items: FloorItem[] }[] = [];
  for (const { row, item } of entries) {
    if (floors.at(-1)?.id !== row.floorId) floors.push({ id: row.floorId, title: row.floorTitle, items: [] });
    floors.at(-1)!.items.push(item);
  }
  return floors;
}

type MenuRow = typeof menuItems.$inferSelect;

/** Kind of a menu item (ENT-063). */
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

/** Builds the two-level menu tree from sorted, visible rows (AMB-060). Children of hidden parents are left out. */
export function menuOf(rows: readonly MenuRow[]) {
  return rows
    .filter((row) => row.parentId === "0")
    .map((row) => ({
      ...leafOf(row),
      children: rows.filter((child) => child.parentId === row.id).map(leafOf),
    }));
}
