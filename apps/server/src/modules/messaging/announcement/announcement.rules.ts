import type { RowOf } from "@lenscape/api/types";
import type { Clock } from "../../../core/time.ts";
import type { announcements } from "../../../db/schema/index.ts";

export type Announcement = typeof announcements.$inferSelect;

/** Whom an announcement is for. */
export type Segment = Pick<Announcement, "circleId" | "model" | "firmware" | "minLevel">;

export const EVERYBODY: Segment = { circleId: "0", model: "", firmware: "", minLevel: 1 };

/** The texts for those who write announcements. */
export const announcementTexts = {
  title: "标题不能只有空格",
  link: "去处只能是站内路径，以 / 开头",
  noTime: "没有这样的时间",
  endFirst: "结束时间要晚于开始时间",
  over: "结束时间已经过了",
  circle: "圈子不存在或已关闭",
  model: "没有这个型号",
  begun: "已经开始发了，不能再改；要改请撤下，再写一条新的",
  twice: "已经有一条同名的公告在这个时间开始",
} as const;

/** What the home page shows of an announcement, as the statement gives it. */
export interface Banner {
  id: string;
  title: string;
  content: string;
  link: string;
  /** With its zone, as JSON of the database has moments. */
  endAt: string;
}

export const toBanner = (banner: Banner, clock: Clock) => ({
  ...banner,
  endAt: clock.format(new Date(banner.endAt)),
});

/** Where an announcement is in its time. */
export function stateOf(
  { cancelledAt, startAt, endAt }: Announcement,
  now: Date,
): RowOf<"announcementManageList">["state"] {
  if (cancelledAt) return 3;
  if (startAt > now) return 0;
  return endAt <= now ? 2 : 1;
}
