import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { oneRow } from "../core/sql.ts";
import { ensureGrowth } from "./base-growth.ts";
import type { Db } from "./client.ts";
import {
  appTabs,
  deviceModels,
  dictItems,
  emojis,
  groups,
  menuItems,
  siteCounters,
  siteFlags,
  userGroups,
} from "./schema/index.ts";

/** IDs of the user groups of a new community. */
export const GROUP = {
  member: "1",
  owner: "2",
  moderator: "3",
  operator: "4",
  admin: "5",
  superModerator: "6",
} as const;

/** Values of `users.status`. An owner deletes an account; an operator closes one and can open it again. */
export const USER_STATUS = { normal: 1, deleted: 2, closed: 3, pending: 4, refused: 5 } as const;

/** Statuses of members. Other accounts are deleted, pending approval or refused. */
export const MEMBER_STATUSES = [USER_STATUS.normal, USER_STATUS.closed];

/** Minimum rank of a circle's moderators within their circle. */
export const MODERATOR_RANK = 20;

/** Rank of members without a special group. */
export const MEMBER_RANK = 10;
/** Permissions of every member. */
export const MEMBER_PERMISSIONS = ["thread.create", "thread.reply", "thread.like", "thread.hideOwnThread"];
/** Permissions of circle moderators. Actions within their own circles need no permission. */
const MODERATOR = [...MEMBER_PERMISSIONS, "console.enter"];
const EVERYWHERE = [
  ...MODERATOR,
  "thread.hide",
  "thread.hidePosts",
  "thread.display",
  "thread.stickycircle",
  "thread.sticky.site",
  "thread.essence",
  "thread.cherrypick",
  "thread.move",
  "thread.activity.create",
  "upload.withdraw",
  "user.deny",
  "user.forbidden",
  "report.handle",
  "review.handle",
  "appeal.handle",
  "user.note",
];
const OPERATOR = [
  ...EVERYWHERE,
  "console.members",
  "console.threads",
  "console.words",
  "console.audit",
  "console.settings",
  "console.figures",
  "points.audit",
  "device.review",
  "circle.manage",
  "topic.manage",
  "thread.activity.manage",
  "thread.suggest.status",
  "mall.manage",
  "order.ship",
  "prize.ship",
  "task.manage",
  "site.manage",
  "announcement.send",
  "questionnaire.results",
  "questionnaire.manage",
  "apikey.create",
  "webhook.manage",
];

const GROUPS = [
  { id: GROUP.member, name: "普通会员", rank: MEMBER_RANK, permissions: MEMBER_PERMISSIONS },
  { id: GROUP.owner, name: "认证机主", rank: MEMBER_RANK, permissions: MEMBER_PERMISSIONS },
  { id: GROUP.moderator, name: "版主", rank: MODERATOR_RANK, permissions: MODERATOR },
  { id: GROUP.operator, name: "官方运营", rank: 30, permissions: OPERATOR },
  { id: GROUP.superModerator, name: "超级版主", rank: 25, permissions: EVERYWHERE },
  { id: GROUP.admin, name: "管理员", rank: 40, permissions: ["*:*:*"] },
];

/**
 * Grants a group the permissions that a newer version has added. The flag records all permissions granted so far, so
 * that a permission that an operator has revoked is not granted again.
 */
async function grantNew(tx: Db, { id, permissions }: (typeof GROUPS)[number]): Promise<void> {
  const key = `permissions:${id}`;
  await tx.insert(siteFlags).values({ key }).onConflictDoNothing();
  const flag = oneRow(
    await tx.select().from(siteFlags).where(eq(siteFlags.key, key)).for("update"),
    "grantNew",
  );
  const previous = new Set(flag.value.split(" "));
  const added = permissions.filter((permission) => !previous.has(permission));
  if (added.length === 0) return;
  await tx
    .update(siteFlags)
    .set({ value: permissions.join(" ") })
    .where(eq(siteFlags.key, key));
  const list = sql.join(
    added.map((permission) => sql`${permission}`),
    sql`, `,
  );
  await tx
    .update(userGroups)
    .set({
      permissions: sql`permissions || array(
        select fresh from unnest(array[${list}]::text[]) with ordinality as given (fresh, place)
        where fresh <> all (permissions) order by place)`,
    })
    .where(eq(userGroups.id, id));
}

/** Key of the flag with the secret for upload keys, which all replicas share. */
export const UPLOAD_KEYS = "upload_keys";

/** IDs of the function sections. Links of the specification use 2 for picks (AMB-056). */
export const SECTION = {
  activity: "1",
  picks: "2",
  topic: "3",
  task: "4",
  feedback: "5",
  device: "6",
} as const;

const dict = (type: string, items: [string, string][]) =>
  items.map(([value, label], index) => ({ type, value, label, sort: index + 1, isDefault: index === 0 }));

const device = (
  id: string,
  name: string,
  variant: string,
  note: string,
  picture: string,
  warrantyMonths: number,
) => ({
  id,
  name,
  variant,
  note,
  picUrl: `/static/demo/g-${picture}.svg`,
  firmware: "1.1.0",
  warrantyMonths,
  orderNum: Number(id),
});

/**
 * Inserts the rows that every community needs: user groups, sections, menu, tabs, emoji, dictionaries. Idempotent, and
 * does not change existing rows.
 * @param officialSite address of the official site in the menu; without it, the menu item is hidden
 */
export async function ensureBase(db: Db, officialSite = ""): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(userGroups).values(GROUPS).onConflictDoNothing();
    for (const group of GROUPS) await grantNew(tx, group);
    await tx
      .insert(siteFlags)
      .values({ key: UPLOAD_KEYS, value: randomBytes(32).toString("base64url") })
      .onConflictDoNothing();
    await tx
      .insert(groups)
      .values([
        {
          id: SECTION.activity,
          name: "活动",
          type: "bbs_group_activity",
          brief: "线上共创与线下见面",
          orderNum: 1,
        },
        {
          id: SECTION.picks,
          name: "精选",
          type: "bbs_group_thread",
          brief: "编辑挑出来的好内容",
          orderNum: 2,
        },
        { id: SECTION.topic, name: "话题", type: "bbs_group_topic", brief: "大家正在聊什么", orderNum: 3 },
        { id: SECTION.task, name: "任务", type: "bbs_group_task", brief: "每天几分钟，攒积分", orderNum: 4 },
        { id: SECTION.feedback, name: "反馈", type: "bbs_group_feedback", brief: "问题与建议", orderNum: 5 },
        {
          id: SECTION.device,
          name: "设备认证",
          type: "bbs_group_device",
          brief: "认证你的眼镜",
          orderNum: 6,
        },
      ])
      .onConflictDoNothing();
    await tx
      .insert(menuItems)
      .values([
        { id: "1", name: "首页", orderNum: 1, routePath: "/", routeValue: "home", menuType: "10" },
        {
          id: "2",
          name: "社区版块",
          orderNum: 2,
          routePath: "/pages/content/community",
          routeValue: "community",
          menuType: "10",
        },
        { id: "3", name: "功能专区", orderNum: 3, menuType: "00", routeValue: "zone" },
        {
          id: "4",
          name: "官网",
          orderNum: 4,
          routePath: officialSite,
          routeValue: "official",
          menuType: "20",
          isShow: officialSite !== "",
        },
        {
          id: "10",
          parentId: "3",
          name: "活动",
          orderNum: 0,
          routePath: "/pages/activity/index",
          menuType: "10",
        },
        {
          id: "11",
          parentId: "3",
          name: "话题专区",
          orderNum: 1,
          routePath: "/pages/content/topiczone",
          menuType: "10",
        },
        {
          id: "12",
          parentId: "3",
          name: "精选",
          orderNum: 2,
          routePath: "/pages/cherrypick/index?groupId=2",
          menuType: "10",
        },
        {
          id: "34",
          parentId: "3",
          name: "任务专区",
          orderNum: 4,
          routePath: "/pages/taskinfo/index",
          menuType: "10",
        },
        {
          id: "13",
          parentId: "3",
          name: "圈子",
          orderNum: 3,
          routePath: "/pages/content/circlelist",
          menuType: "10",
        },
        {
          id: "35",
          parentId: "3",
          name: "反馈专区",
          orderNum: 5,
          routePath: "/pages/training/index",
          menuType: "10",
        },
        {
          id: "36",
          parentId: "3",
          name: "积分商城",
          orderNum: 6,
          routePath: "/pages/mall/index",
          menuType: "10",
        },
        {
          id: "31",
          parentId: "3",
          name: "推荐",
          orderNum: 9,
          routePath: "/pages/content/recommendzone",
          menuType: "10",
        },
      ])
      .onConflictDoNothing();
    await tx
      .insert(appTabs)
      .values([
        { id: "1", name: "首页", icon: "home", routePath: "/", orderNum: 1 },
        { id: "2", name: "社区", icon: "community", routePath: "/pages/content/community", orderNum: 2 },
        { id: "3", name: "发布", icon: "publish", routePath: "/pages/content/index", orderNum: 3 },
        { id: "4", name: "消息", icon: "message", routePath: "/pages/mine/message/index", orderNum: 4 },
        { id: "5", name: "我的", icon: "mine", routePath: "/pages/mine/index", orderNum: 5 },
      ])
      .onConflictDoNothing();
    await tx
      .insert(emojis)
      .values(
        [..."🙂😄😂🥹😍🤔😎🥳😴😭😤👍👏🙏💪🎉❤️🔥✨🌅🌧️📷🎧👓🕶️🚴🏕️☕🍜🐱"[Symbol.iterator]()]
          .filter((value) => /\p{Extended_Pictographic}/u.test(value))
          .map((value, index) => ({
            id: String(index + 1),
            name: value,
            value,
            category: "常用",
            orderNum: index + 1,
          })),
      )
      .onConflictDoNothing();
    await tx
      .insert(dictItems)
      .values([
        ...dict("report_reason", [
          ["spam", "垃圾广告"],
          ["illegal", "违法违规"],
          ["abuse", "人身攻击"],
          ["porn", "色情低俗"],
          ["infringe", "侵权"],
          ["false", "不实信息"],
          ["other", "其他"],
        ]),
        ...dict("thread_classify", [
          ["0", "动态"],
          ["1", "帖子"],
          ["2", "活动"],
        ]),
        ...dict("goods_category", [
          ["lens", "镜片配件"],
          ["life", "生活周边"],
          ["badge", "徽章贴纸"],
          ["virtual", "虚拟卡券"],
        ]),
        ...dict("device_model", [
          ["one", "Lens One"],
          ["air", "Lens Air"],
          ["sun", "Lens Sun"],
        ]),
      ])
      .onConflictDoNothing();
    await tx
      .insert(deviceModels)
      .values([
        device("1", "Lens One", "松烟", "松烟，黑", "one", 18),
        device("2", "Lens Air", "晨雾", "晨雾，灰", "mist", 12),
        device("3", "Lens Air", "深海", "深海，蓝", "deep", 12),
        device("4", "Lens Sun", "", "夹片，限量与联名", "shade", 12),
      ])
      .onConflictDoNothing();
    await tx
      .insert(siteCounters)
      .values([{ key: "threads" }, { key: "threads.essence" }])
      .onConflictDoNothing();
    await ensureGrowth(tx);
    // Inserting explicit IDs does not advance the sequences.
    for (const table of [
      "user_groups",
      "groups",
      "menu_items",
      "app_tabs",
      "emojis",
      "device_models",
      "tasks",
      "prizes",
    ]) {
      await tx.execute(
        sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select max(id) from ${sql.identifier(table)}), 100))`,
      );
    }
  });
}

/** Values of `activity_signups.status`. */
export const SIGNUP = { waiting: 0, approved: 1, refused: 2, cancelled: 3, checkedIn: 4 } as const;
export type SignupStatus = (typeof SIGNUP)[keyof typeof SIGNUP];
