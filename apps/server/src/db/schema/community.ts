import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { counter, createdAt, id, moment, NO_TEXT, ref, shownText } from "./columns.ts";
import { users } from "./users.ts";

export const circles = pgTable(
  "circles",
  {
    id: id(),
    name: shownText().notNull(),
    category: shownText().notNull().default(NO_TEXT),
    brief: shownText().notNull().default(NO_TEXT),
    picUrl: text().notNull().default(""),
    notice: shownText().notNull().default(NO_TEXT),
    rule: shownText().notNull().default(NO_TEXT),
    orderNum: integer().notNull().default(0),
    /** Closed circles are read only and not offered for posting. */
    isOpen: boolean().notNull().default(true),
    /** 0 all members may join; 1 a moderator approves applications, and only members of the circle may post. */
    joinType: smallint().$type<0 | 1>().notNull().default(0),
    /** Time of the last change of the notice. */
    noticeAt: moment(),
    threadCount: counter(),
    interactCount: counter(),
    memberCount: counter(),
    activeUserCount: counter(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("circles_name").on(t.name),
    index("circles_order").on(t.orderNum, t.id),
    index("circles_threads").on(t.threadCount, t.id),
    index("circles_category").on(t.category, t.orderNum, t.id),
  ],
);

export const circleMembers = pgTable(
  "circle_members",
  {
    circleId: ref()
      .notNull()
      .references(() => circles.id),
    userId: ref()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    /** Time of the member's last visit. Later threads count as new. */
    seenAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.circleId, t.userId] }),
    index("circle_members_user").on(t.userId, t.createdAt),
    index("circle_members_recent").on(t.circleId, t.createdAt, t.userId),
  ],
);

/** Applications to join circles with joinType 1. */
export const circleApplications = pgTable(
  "circle_applications",
  {
    id: id(),
    circleId: ref()
      .notNull()
      .references(() => circles.id),
    userId: ref()
      .notNull()
      .references(() => users.id),
    reason: text().notNull().default(""),
    /** 0 pending, 1 accepted, 2 refused, 3 withdrawn. */
    status: smallint().$type<0 | 1 | 2 | 3>().notNull().default(0),
    refusal: text().notNull().default(""),
    decidedBy: ref().references(() => users.id),
    decidedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("circle_applications_waiting").on(t.circleId, t.userId).where(sql`status = 0`),
    index("circle_applications_user").on(t.userId).where(sql`status = 0`),
    index("circle_applications_recent").on(t.circleId, t.status, t.createdAt, t.id),
  ],
);

export const circleModerators = pgTable(
  "circle_moderators",
  {
    circleId: ref()
      .notNull()
      .references(() => circles.id),
    userId: ref()
      .notNull()
      .references(() => users.id),
    position: smallint().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.circleId, t.userId] }), index("circle_moderators_user").on(t.userId)],
);

/** Recently active members of circles by rank, written by the ranking job. */
export const circleActiveUsers = pgTable(
  "circle_active_users",
  {
    circleId: ref()
      .notNull()
      .references(() => circles.id),
    rank: integer().notNull(),
    /** Rank on the day before; 0 = none. */
    rankBefore: counter(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    score: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.circleId, t.rank] })],
);

/** Function sections behind the shortcuts (ruling 22). */
export const groups = pgTable(
  "groups",
  {
    id: id(),
    name: text().notNull(),
    type: text().notNull(),
    brief: text().notNull().default(""),
    webPicUrl: text().notNull().default(""),
    miniPicUrl: text().notNull().default(""),
    orderNum: integer().notNull().default(0),
    isShow: boolean().notNull().default(true),
    threadCount: counter(),
    interactCount: counter(),
  },
  (t) => [index("groups_order").on(t.orderNum, t.id)],
);

export const banners = pgTable(
  "banners",
  {
    id: id(),
    title: text().notNull(),
    subtitle: text().notNull().default(""),
    tag: text().notNull().default(""),
    picUrl: text().notNull(),
    linkUrl: text().notNull(),
    buttonText: text().notNull().default(""),
    orderNum: integer().notNull().default(0),
    isShow: boolean().notNull().default(true),
  },
  (t) => [index("banners_order").on(t.orderNum, t.id)],
);

export const menuItems = pgTable(
  "menu_items",
  {
    id: id(),
    /** Parent item; 0 = top level. */
    parentId: ref().notNull().default("0"),
    name: text().notNull(),
    orderNum: integer().notNull().default(0),
    routePath: text().notNull().default(""),
    routeValue: text().notNull().default(""),
    menuType: text().notNull(),
    isShow: boolean().notNull().default(true),
    picUrl: text().notNull().default(""),
  },
  (t) => [index("menu_items_order").on(t.parentId, t.orderNum, t.id)],
);

export const appTabs = pgTable("app_tabs", {
  id: id(),
  name: text().notNull(),
  icon: text().notNull(),
  routePath: text().notNull(),
  orderNum: integer().notNull().default(0),
});

export const emojis = pgTable("emojis", {
  id: id(),
  name: text().notNull(),
  value: text().notNull(),
  category: text().notNull(),
  orderNum: integer().notNull().default(0),
});

export const dictItems = pgTable(
  "dict_items",
  {
    id: id(),
    type: text().notNull(),
    label: text().notNull(),
    value: text().notNull(),
    sort: integer().notNull().default(0),
    isDefault: boolean().notNull().default(false),
  },
  (t) => [uniqueIndex("dict_items_value").on(t.type, t.value)],
);

export const floors = pgTable("floors", {
  id: id(),
  title: text().notNull(),
  orderNum: integer().notNull().default(0),
});

export const floorItems = pgTable(
  "floor_items",
  {
    floorId: ref()
      .notNull()
      .references(() => floors.id, { onDelete: "cascade" }),
    position: smallint().notNull(),
    kind: text().notNull(),
    targetId: ref().notNull(),
    note: text().notNull().default(""),
  },
  (t) => [primaryKey({ columns: [t.floorId, t.position] })],
);

/** Totals of lists that are too large to count: threads, threads.essence … */
export const siteCounters = pgTable("site_counters", {
  key: text().primaryKey(),
  value: integer().notNull().default(0),
});

/** Values of the site by key, such as granted permissions, secrets and finished one-time steps. */
export const siteFlags = pgTable("site_flags", {
  key: text().primaryKey(),
  value: text().notNull().default(sql`''`),
  createdAt: createdAt(),
});
