import type { RowOf } from "@lenscape/api/types";
import type { Clock } from "../../../core/time.ts";
import type { announcements } from "../../../db/schema/index.ts";

export type Announcement = typeof announcements.$inferSelect;

/** Conditions for the recipients of an announcement. */
export type Segment = Pick<Announcement, "circleId" | "model" | "firmware" | "minLevel">;

export const EVERYBODY: Segment = { circleId: "0", model: "", firmware: "", minLevel: 1 };

/** Error messages for announcements. */
export const announcementTexts = {
  title: "标题不能只有空格",
  link: "去处只能是站内路径，以 / 开头",
  noTime: "没有这样的时间",
  endFirst: "结束时间要晚于开始时间",
  over: "结束时间已经过了",
  circle: "圈子不存在或已关闭",
  model: "没有这个型号",
  alreadyStarted: "已经开始发了，不能再改；要改请撤下，再写一条新的",
  twice: "已经有一条同名的公告在这个时间开始",
} as const;

/** Banner of an announcement, as selected from the database. */
export interface Banner {
  id: string;
  title: string;
  content: string;
  link: string;
  /** ISO 8601 with time zone, because it is selected as JSON. */
  endAt: string;
}

export const toBanner = (banner: Banner, clock: Clock) => ({
  ...banner,
  endAt: clock.format(new Date(banner.endAt)),
});

/** Returns the state of an announcement: 0 scheduled, 1 active, 2 ended, 3 cancelled. */
export function stateOf(
  { cancelledAt, startAt, endAt }: Announcement,
  now: Date,
): RowOf<"announcementManageList">["state"] {
  if (cancelledAt) return 3;
  if (startAt > now) return 0;
  return endAt <= now ? 2 : 1;
}
