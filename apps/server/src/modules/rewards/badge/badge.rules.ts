import type { MemberEvent } from "../../../core/member-event.ts";
import type { Db } from "../../../db/client.ts";
import type { SystemNotice } from "../../notifications/index.ts";
import { findOwnedBadges, insertBadge, type Measure, readMeasures } from "./badge.queries.ts";

type Kind = MemberEvent["kind"];

/** Rule of a badge: it is awarded when a measure reaches a threshold, which is checked after the events in `on`. */
export interface BadgeRule {
  badgeId: string;
  name: string;
  condition: string;
  category: "growth" | "contribution" | "device";
  icon:
    | "sun"
    | "pencil"
    | "glasses"
    | "heart"
    | "bolt"
    | "bookmark"
    | "book"
    | "award"
    | "sparkles"
    | "userPlus"
    | "users"
    | "share"
    | "gift"
    | "user"
    | "calendar"
    | "mountain"
    | "sunrise"
    | "message";
  tone: "brand" | "amber" | "red" | "blue" | "plum";
  measure: Measure;
  threshold: number;
  unit: string;
  on: readonly Kind[];
}

const EXPERIENCE_EVENTS: readonly Kind[] = ["posted", "commented", "liked", "checkedIn", "essence"];

const rule = (
  badgeId: string,
  name: string,
  condition: string,
  look: Pick<BadgeRule, "category" | "icon" | "tone">,
  goal: Pick<BadgeRule, "measure" | "threshold" | "unit" | "on">,
): BadgeRule => ({ badgeId, name, condition, ...look, ...goal });

const growth = (icon: BadgeRule["icon"], tone: BadgeRule["tone"]) =>
  ({ category: "growth", icon, tone }) as const;
const contribution = (icon: BadgeRule["icon"], tone: BadgeRule["tone"]) =>
  ({ category: "contribution", icon, tone }) as const;
const device = (icon: BadgeRule["icon"], tone: BadgeRule["tone"]) =>
  ({ category: "device", icon, tone }) as const;
const goal = (measured: Measure, threshold: number, unit: string, ...on: Kind[]) => ({
  measure: measured,
  threshold,
  unit,
  on,
});

/** All badges, in the order of the wall. */
export const BADGES: readonly BadgeRule[] = [
  rule("week", "一周不落", "连续签到 7 天", growth("sun", "amber"), goal("streak", 7, "天", "checkedIn")),
  rule(
    "firstThread",
    "第一篇",
    "发布第一篇内容",
    growth("pencil", "blue"),
    goal("threads", 1, "篇", "posted"),
  ),
  rule(
    "photos",
    "百张视角",
    "用第一视角发布满 100 张照片",
    growth("glasses", "brand"),
    goal("photos", 100, "张", "posted"),
  ),
  rule("liked", "百赞之人", "收到 100 个赞", growth("heart", "red"), goal("liked", 100, "赞", "liked")),
  rule("month", "三十日", "连续签到 30 天", growth("bolt", "amber"), goal("streak", 30, "天", "checkedIn")),
  rule(
    "favorited",
    "被收藏",
    "帖子被收藏 100 次",
    growth("bookmark", "plum"),
    goal("favorited", 100, "次", "favorited"),
  ),
  rule("ridge", "山脊", "升到 Lv.9", growth("mountain", "brand"), {
    measure: "level",
    threshold: 9,
    unit: "级",
    on: EXPERIENCE_EVENTS,
  }),
  rule("summit", "群星", "升到 Lv.12", growth("sunrise", "plum"), {
    measure: "level",
    threshold: 12,
    unit: "级",
    on: EXPERIENCE_EVENTS,
  }),
  rule(
    "answers",
    "认真答疑",
    "写下 50 条评论",
    contribution("book", "blue"),
    goal("comments", 50, "条", "commented"),
  ),
  rule(
    "essence",
    "精华作者",
    "有一篇帖子被加精",
    contribution("sparkles", "amber"),
    goal("essence", 1, "篇", "essence"),
  ),
  rule(
    "pioneer",
    "共创先锋",
    "有 5 篇帖子被加精",
    contribution("award", "plum"),
    goal("essence", 5, "篇", "essence"),
  ),
  rule(
    "guide",
    "引路人",
    "邀请 10 位朋友加入",
    contribution("userPlus", "brand"),
    goal("invited", 10, "人", "invited"),
  ),
  rule(
    "known",
    "有人同行",
    "有 20 位粉丝",
    contribution("users", "blue"),
    goal("fans", 20, "人", "followed"),
  ),
  rule(
    "spread",
    "传声筒",
    "分享 10 次帖子",
    contribution("share", "red"),
    goal("shares", 10, "次", "shared"),
  ),
  rule("generous", "添柴人", "打赏 10 次", contribution("gift", "amber"), goal("tips", 10, "次", "tipped")),
  rule(
    "firstGlasses",
    "第一副镜",
    "认证第一副眼镜",
    device("glasses", "brand"),
    goal("device", 1, "副", "deviceVerified"),
  ),
  rule(
    "portrait",
    "初次见面",
    "设好头像，写下签名",
    device("user", "plum"),
    goal("profile", 1, "", "profileCompleted"),
  ),
  rule(
    "year",
    "一年镜友",
    "加入社区满一年",
    device("calendar", "amber"),
    goal("days", 365, "天", "checkedIn", "posted"),
  ),
];

/** Converts badge IDs to the contract's worn badges, in the same order. */
export const wornBadges = (badgeIds: readonly string[]) =>
  badgeIds.flatMap((id) => {
    const badge = BADGES.find(({ badgeId }) => badgeId === id);
    return badge ? [{ badgeId: id, name: badge.name, icon: badge.icon, tone: badge.tone }] : [];
  });

/** Returns the member whose measures an event changes: for likes, favorites and follows, the target. */
const memberChangedBy = ({ kind, userId, otherId }: MemberEvent): string | undefined =>
  kind === "liked" || kind === "favorited" || kind === "followed" ? otherId : userId;

/** Awards the badges that members have reached and do not have yet. @returns the notifications for the caller to send */
export async function awardReached(
  tx: Db,
  userIds: readonly string[],
  rules: readonly BadgeRule[],
): Promise<SystemNotice[]> {
  const owned = await findOwnedBadges(
    tx,
    userIds,
    rules.map(({ badgeId }) => badgeId),
  );
  const openOf = (userId: string) => rules.filter(({ badgeId }) => !owned.get(userId)?.has(badgeId));
  const open = new Map(userIds.map((userId) => [userId, openOf(userId)] as const));
  const measured = new Set([...open.values()].flat().map((each) => each.measure));
  if (measured.size === 0) return [];
  const candidates = userIds.filter((userId) => open.get(userId)!.length > 0);
  const values = await readMeasures(tx, candidates, measured);
  const notices: SystemNotice[] = [];
  // In the order of the rules, so that concurrent transactions that award the same badges do not deadlock.
  for (const { badgeId, name, condition, measure, threshold } of rules) {
    for (const userId of candidates) {
      if (owned.get(userId)?.has(badgeId) || values.get(userId)![measure] < threshold) continue;
      if (!(await insertBadge(tx, userId, badgeId))) continue;
      notices.push({
        userId,
        kind: "honor",
        title: `获得徽章「${name}」`,
        content: condition,
        link: "/pages/mine/badge/index",
        linkText: "查看徽章",
      });
    }
  }
  return notices;
}

/** Listener of member events that awards badges. */
export async function awardBadges(tx: Db, events: readonly MemberEvent[]): Promise<SystemNotice[]> {
  const userIdsByKind = new Map<Kind, Set<string>>();
  for (const event of events) {
    const userId = memberChangedBy(event);
    if (userId) userIdsByKind.set(event.kind, (userIdsByKind.get(event.kind) ?? new Set()).add(userId));
  }
  const notices: SystemNotice[] = [];
  for (const [kind, userIds] of userIdsByKind) {
    const rules = BADGES.filter(({ on }) => on.includes(kind));
    if (rules.length > 0) notices.push(...(await awardReached(tx, [...userIds].sort(), rules)));
  }
  return notices;
}
