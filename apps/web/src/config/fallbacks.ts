import type { MenuItem, SiteInfo } from "@lenscape/api/types";
import { getPath, paths } from "#paths";
import { site } from "./site.ts";

type MenuLeaf = MenuItem["children"][number];

const createLeaf = (id: string, name: string, routePath: string, parentId = "0"): MenuLeaf => ({
  id,
  name,
  parentId,
  orderNum: Number(id),
  routePath,
  routeValue: "",
  menuType: routePath.startsWith("/") ? "10" : "20",
  isShow: "1",
  picUrl: "",
  dataStatus: "1",
});

/** Menu used while the server's menu is missing (NAV-004 to NAV-013). */
export const fallbackMenu: MenuItem[] = [
  { ...createLeaf("1", "首页", paths.home()), children: [] },
  { ...createLeaf("2", "社区版块", getPath("community")), children: [] },
  {
    ...createLeaf("3", "功能专区", "/"),
    routePath: "",
    menuType: "00",
    children: [
      createLeaf("31", "活动", paths.activities(), "3"),
      createLeaf("32", "话题专区", getPath("topicZone"), "3"),
      createLeaf("33", "精选", paths.cherrypick(), "3"),
      createLeaf("34", "任务专区", getPath("tasks"), "3"),
      createLeaf("35", "反馈专区", getPath("training"), "3"),
    ],
  },
  { ...createLeaf("4", "官网", site.officialSite), children: [] },
];

/** Site information used while the server's is missing (ruling 16). */
export const fallbackSite: SiteInfo = {
  brandName: site.brandName,
  brandNameEn: "Lenscape",
  officialSite: site.officialSite,
  copyright: "© 2026 镜界社区",
  filingNumber: "",
  mapTiles: "",
  qrTarget: "https://lenscape.example/app",
  version: site.version,
  registerEnabled: true,
  captchaEnabled: true,
  passkeyHost: "",
  videoMaxBytes: 200 * 1024 ** 2,
  brandColor: "",
  logoUrl: "",
};
