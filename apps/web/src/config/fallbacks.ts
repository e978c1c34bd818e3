import type { MenuItem, SiteInfo } from "@lenscape/api/types";
import { pageOf, paths } from "#paths";
import { site } from "./site.ts";

type Leaf = MenuItem["children"][number];

const leaf = (id: string, name: string, routePath: string, parentId = "0"): Leaf => ({
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

/** The menu while the server's is missing (NAV-004 to NAV-013). */
export const fallbackMenu: MenuItem[] = [
  { ...leaf("1", "首页", paths.home()), children: [] },
  { ...leaf("2", "社区版块", pageOf("community")), children: [] },
  {
    ...leaf("3", "功能专区", "/"),
    routePath: "",
    menuType: "00",
    children: [
      leaf("31", "活动", paths.activities(), "3"),
      leaf("32", "话题专区", pageOf("topicZone"), "3"),
      leaf("33", "精选", paths.cherrypick(), "3"),
      leaf("34", "任务专区", pageOf("tasks"), "3"),
      leaf("35", "反馈专区", pageOf("training"), "3"),
    ],
  },
  { ...leaf("4", "官网", site.officialSite), children: [] },
];

/** Site texts while the server's are missing (ruling 16). */
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
