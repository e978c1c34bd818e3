import type { MenuItem } from "@lenscape/api/types";
import type { Answers } from "../mock.ts";

type Leaf = MenuItem["children"][number];

/** Creates a child entry of the menu; omitted fields have the usual values. */
const leaf = (values: Pick<Leaf, "id" | "name" | "orderNum"> & Partial<Leaf>): Leaf => ({
  parentId: "0",
  routePath: "",
  routeValue: "",
  menuType: "10",
  isShow: "1",
  picUrl: "",
  dataStatus: "1",
  ...values,
});

/** Creates a menu entry with its children. */
const item = (values: Parameters<typeof leaf>[0], children: Leaf[] = []): MenuItem => ({
  ...leaf(values),
  children,
});

/** Responses for the frame of every page. */
export const frame = {
  appMenu: [
    item({ id: "1", name: "首页", orderNum: 1, routePath: "/", routeValue: "home" }),
    item({
      id: "2",
      name: "社区版块",
      orderNum: 2,
      routePath: "/pages/content/community",
      routeValue: "community",
    }),
    item(
      {
        id: "3",
        name: "功能专区",
        orderNum: 3,
        routeValue: "zone",
        menuType: "00",
      },
      [
        leaf({ id: "10", name: "活动", parentId: "3", orderNum: 0, routePath: "/pages/activity/index" }),
        leaf({
          id: "11",
          name: "话题专区",
          parentId: "3",
          orderNum: 1,
          routePath: "/pages/content/topiczone",
        }),
        leaf({
          id: "12",
          name: "精选",
          parentId: "3",
          orderNum: 2,
          routePath: "/pages/cherrypick/index?groupId=2",
        }),
        leaf({ id: "13", name: "圈子", parentId: "3", orderNum: 3, routePath: "/pages/content/circlelist" }),
        leaf({ id: "34", name: "任务专区", parentId: "3", orderNum: 4, routePath: "/pages/taskinfo/index" }),
        leaf({
          id: "31",
          name: "推荐",
          parentId: "3",
          orderNum: 9,
          routePath: "/pages/content/recommendzone",
        }),
      ],
    ),
    item({
      id: "4",
      name: "官网",
      orderNum: 4,
      routePath: "https://lenscape.example/",
      routeValue: "official",
      menuType: "20",
    }),
  ],
  siteInfo: {
    brandName: "镜界社区",
    brandNameEn: "Lenscape",
    officialSite: "https://lenscape.example/",
    copyright: "© 2026 镜界社区",
    filingNumber: "京ICP备00000000号",
    mapTiles: "",
    qrTarget: "https://lenscape.example/app",
    version: "1.1.0",
    registerEnabled: true,
    captchaEnabled: true,
    passkeyHost: "lenscape.example",
    videoMaxBytes: 200 * 1024 ** 2,
    brandColor: "",
    logoUrl: "",
  },
} satisfies Answers;
