import { safeHref, safeInternalPath } from "@lenscape/richtext/links";
import type { Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { pageOf } from "../../../core/paging.ts";
import { badInput, notFound, RequestError } from "../../../core/request-error.ts";
import { assertVersion, versionOf } from "../../../core/version.ts";
import type { Db } from "../../../db/client.ts";
import { ownMedia } from "../../media/index.ts";
import { siteTexts } from "./home.rules.ts";
import {
  countBanners,
  countFloors,
  countMenu,
  deleteBanner,
  deleteFloor,
  deleteMenu,
  findMenu,
  hasChildren,
  listManagedBanners,
  listManagedFloors,
  listManagedMenu,
  lockBanner,
  lockFloor,
  missingTargets,
  saveBanner,
  saveFloor,
  saveMenu,
} from "./home-manage.queries.ts";

/** Editable fields per kind, from which the version is computed. */
const EDITED = {
  banner: ["title", "subtitle", "tag", "picUrl", "linkUrl", "buttonText", "orderNum", "isShow"],
  menu: ["parentId", "name", "menuType", "routePath", "routeValue", "orderNum", "isShow"],
  floor: ["title", "orderNum", "items"],
} as const;

const flag = (value: boolean) => (value ? (1 as const) : (0 as const));

/** Trims a name. @throws RequestError 400 if it is empty */
const requireName = (text: string): string => text.trim() || badInput(siteTexts.name);

/** Validates a link: inside the site, or an https URL. @throws RequestError 400 for any other link */
function targetOf(href: string): string {
  const link = safeHref(href.trim());
  if (link?.kind === "internal" || (link?.kind === "external" && link.href.startsWith("https://")))
    return link.href;
  return badInput(siteTexts.link);
}

interface AuditInput {
  actorId: string;
  noun: "banner" | "menu" | "floor";
  id: string;
  name: string;
}

const auditChange = (tx: Db, verb: "save" | "del", { actorId, noun, id, name }: AuditInput) =>
  audit(tx, { actorId, action: `${noun}.${verb}`, targetType: noun, targetId: id, detail: { name } });

/** Validates the link of a menu item by its kind (ENT-063). @throws RequestError 400 for a wrong kind of link */
function routeOf(menuType: "00" | "10" | "20", path: string): string {
  if (menuType === "00") return "";
  if (menuType === "10") return safeInternalPath(path.trim()) ?? badInput(siteTexts.inside);
  const link = safeHref(path.trim());
  return link?.href.startsWith("https://") ? link.href : badInput(siteTexts.outside);
}

/** Handlers to manage banners, the menu and the floors of the home page, for operators with `site.manage`. */
export const siteManageHandlers = {
  async bannerManageList({ db, query = {} }) {
    const { keyWord, isShow } = query;
    const filter = { keyWord, isShow: isShow === undefined ? undefined : isShow === 1 };
    const [rows, total] = await Promise.all([
      listManagedBanners(db, filter, pageOf(query)),
      countBanners(db, filter),
    ]);
    return {
      rows: rows.map((row) => ({ ...row, isShow: flag(row.isShow), version: versionOf(row, EDITED.banner) })),
      total,
    };
  },

  async bannerManageSave({ db, viewer, body: { id, version, ...body } }) {
    const title = requireName(body.title);
    const linkUrl = targetOf(body.linkUrl);
    return db.transaction(async (tx) => {
      const before = id === undefined ? undefined : ((await lockBanner(tx, id)) ?? notFound());
      if (before) assertVersion(version, versionOf(before, EDITED.banner));
      if (body.picUrl !== before?.picUrl) await ownMedia(tx, viewer.id, [{ url: body.picUrl }]);
      const saved =
        (await saveBanner(tx, id, { ...body, title, linkUrl, isShow: body.isShow === 1 })) ?? notFound();
      await auditChange(tx, "save", { actorId: viewer.id, noun: "banner", id: saved, name: title });
      return { id: saved };
    });
  },

  async bannerManageDel({ db, viewer, body: { id } }) {
    await db.transaction(async (tx) => {
      const name = (await deleteBanner(tx, id)) ?? notFound();
      await auditChange(tx, "del", { actorId: viewer.id, noun: "banner", id, name });
    });
  },

  async menuManageList({ db, query = {} }) {
    const [rows, total] = await Promise.all([
      listManagedMenu(db, query.menuType, pageOf(query)),
      countMenu(db, query.menuType),
    ]);
    return {
      total,
      rows: rows.map(({ item: { picUrl: _picture, ...item }, parentName }) => ({
        ...item,
        menuType: item.menuType as "00" | "10" | "20",
        isShow: flag(item.isShow),
        version: versionOf(item, EDITED.menu),
        parentName: parentName ?? "",
      })),
    };
  },

  async menuManageSave({ db, viewer, body: { id, version, ...body } }) {
    const name = requireName(body.name);
    const routePath = routeOf(body.menuType, body.routePath);
    return db.transaction(async (tx) => {
      if (body.parentId !== "0") {
        // Lock the parent, so that it stays a top-level drop-down.
        const parent = await findMenu(tx, body.parentId, "share");
        if (!parent || parent.id === id || parent.parentId !== "0" || parent.menuType !== "00")
          badInput(siteTexts.parent);
        if (body.menuType === "00") badInput(siteTexts.deep);
      }
      if (id !== undefined) {
        const before = (await findMenu(tx, id, "update")) ?? notFound();
        assertVersion(version, versionOf(before, EDITED.menu));
        const stays = body.parentId === "0" && body.menuType === "00";
        if (!stays && before.menuType === "00" && (await hasChildren(tx, id)))
          throw new RequestError(409, siteTexts.children);
      }
      const row = { ...body, name, routePath, routeValue: body.routeValue.trim(), isShow: body.isShow === 1 };
      const saved = (await saveMenu(tx, id, row)) ?? notFound();
      await auditChange(tx, "save", { actorId: viewer.id, noun: "menu", id: saved, name });
      return { id: saved };
    });
  },

  async menuManageDel({ db, viewer, body: { id } }) {
    await db.transaction(async (tx) => {
      const before = (await findMenu(tx, id, "update")) ?? notFound();
      if (await hasChildren(tx, id)) throw new RequestError(409, siteTexts.children);
      await deleteMenu(tx, id);
      await auditChange(tx, "del", { actorId: viewer.id, noun: "menu", id, name: before.name });
    });
  },

  async floorManageList({ db, query = {} }) {
    const [rows, total] = await Promise.all([listManagedFloors(db, pageOf(query)), countFloors(db)]);
    return { rows: rows.map((row) => ({ ...row, version: versionOf(row, EDITED.floor) })), total };
  },

  async floorManageSave({ db, viewer, body: { id, version, items, ...body } }) {
    const title = requireName(body.title);
    return db.transaction(async (tx) => {
      const before = id === undefined ? undefined : ((await lockFloor(tx, id)) ?? notFound());
      if (before) assertVersion(version, versionOf(before, EDITED.floor));
      const missing = await missingTargets(tx, items);
      if (missing.length > 0) badInput(siteTexts.missing(missing));
      const saved = (await saveFloor(tx, id, { ...body, title }, items)) ?? notFound();
      await auditChange(tx, "save", { actorId: viewer.id, noun: "floor", id: saved, name: title });
      return { id: saved };
    });
  },

  async floorManageDel({ db, viewer, body: { id } }) {
    await db.transaction(async (tx) => {
      const name = (await deleteFloor(tx, id)) ?? notFound();
      await auditChange(tx, "del", { actorId: viewer.id, noun: "floor", id, name });
    });
  },
} satisfies Pick<Handlers, `${"banner" | "menu" | "floor"}Manage${"List" | "Save" | "Del"}`>;
