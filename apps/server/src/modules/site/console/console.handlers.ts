import { hasPermi } from "@lenscape/api/permissions";
import type { Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { levelOf } from "../../../core/level.ts";
import { pageOf, parseId } from "../../../core/paging.ts";
import { badInput, forbidden, notFound } from "../../../core/request-error.ts";
import type { Clock } from "../../../core/time.ts";
import { hasPermission, type Viewer } from "../../../core/viewer.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { marksOf } from "../../content/index.ts";
import { countFresh } from "../../feedback/index.ts";
import { countRegistrations } from "../../identity/index.ts";
import {
  canSeeCases,
  countCases,
  countPendingAppeals,
  countPostsInReview,
  countProposals,
  countThreadsInReview,
  countViolations,
  governUser,
  listModeratedCircles,
  moderationTexts,
  type Scope,
  throwConflict,
} from "../../moderation/index.ts";
import { countFailedMails, sendSystemNotice } from "../../notifications/index.ts";
import { countReviews, STATUS as DEVICE } from "../../people/index.ts";
import { countManaged, countManagedClaims, ORDER } from "../../rewards/index.ts";
import { circlesNamedInCharge, isLastAdmin, REVIEWED_POSTS } from "../../screening/index.ts";
import { toAudit } from "./audit.handlers.ts";
import {
  countMembers,
  countThreads,
  listAudit,
  listGroups,
  listMembers,
  listThreads,
  type MemberRow,
  type MemberStatus,
  memberById,
  saveSetting,
  setCircles,
  settingOf,
} from "./console.queries.ts";
import { countPending, type DeskName, type DeskScope, listOldest } from "./console-desk.queries.ts";

const flag = (value: unknown) => (value ? (1 as const) : (0 as const));

/** Returns a member's most severe status and its end. */
function standingOf(row: MemberRow, now: Date): { status: MemberStatus; until: Date | null } {
  if (row.accountStatus === 3) return { status: "closed", until: null };
  if (row.forbiddenUntil && row.forbiddenUntil > now)
    return { status: "forbidden", until: row.forbiddenUntil };
  if (row.deniedUntil && row.deniedUntil > now) return { status: "denied", until: row.deniedUntil };
  return { status: "normal", until: null };
}

function toMember(row: MemberRow, clock: Clock) {
  const { status, until } = standingOf(row, clock.now());
  const {
    userId,
    nickname,
    avatar,
    isStaff,
    groupId,
    groupName,
    hotRanking,
    threadCount,
    exp,
    joinedAt,
    seenAt,
  } = row;
  return {
    userId,
    nickname,
    avatar,
    isStaff,
    groupId,
    groupName,
    hotRanking,
    threadCount,
    level: levelOf(exp),
    isVerified: flag(row.verifiedDevice),
    status,
    until: until ? clock.format(until) : "",
    joinedAt: clock.format(joinedAt),
    seenAt: seenAt ? clock.format(seenAt) : "",
  };
}

/** Sections of the console with their permission and number of pending items. */
const SECTIONS: readonly {
  name: string;
  permission: string;
  waiting?: (db: Db) => Promise<number>;
}[] = [
  { name: "figures", permission: "console.figures" },
  { name: "registrations", permission: "console.members", waiting: countRegistrations },
  { name: "members", permission: "console.members" },
  { name: "words", permission: "console.words" },
  { name: "uploads", permission: "upload.withdraw" },
  { name: "audit", permission: "console.audit" },
  { name: "look", permission: "console.settings" },
  { name: "access", permission: "console.settings" },
  { name: "settings", permission: "console.settings" },
  { name: "mail", permission: "console.settings", waiting: countFailedMails },
  { name: "devices", permission: "device.review", waiting: (db) => countReviews(db, DEVICE.waiting) },
  { name: "firmware", permission: "device.review" },
  { name: "feedback", permission: "thread.suggest.status", waiting: countFresh },
  { name: "surveys", permission: "questionnaire.results" },
  { name: "tasks", permission: "task.manage" },
  { name: "circles", permission: "circle.manage" },
  { name: "topics", permission: "topic.manage" },
  { name: "activities", permission: "thread.activity.manage" },
  { name: "announcements", permission: "announcement.send" },
  { name: "today", permission: "site.manage" },
  { name: "banners", permission: "site.manage" },
  { name: "menu", permission: "site.manage" },
  { name: "floors", permission: "site.manage" },
  { name: "faqs", permission: "site.manage" },
  { name: "goods", permission: "mall.manage" },
  { name: "orders", permission: "mall.manage", waiting: (db) => countManaged(db, { status: ORDER.waiting }) },
  { name: "prizes", permission: "prize.ship", waiting: (db) => countManagedClaims(db, 0) },
  { name: "points", permission: "points.audit" },
  { name: "webhooks", permission: "webhook.manage" },
];

/** Returns the viewer's scope of threads: all for site-wide moderators, else their circles. */
const threadScope = async (db: Db, viewer: Viewer): Promise<Scope> =>
  hasPermi.any(viewer.permissions, ["console.threads", "thread.display"])
    ? "all"
    : listModeratedCircles(db, viewer);

/** Kinds of pending items in order of urgency. */
const DESK_ORDER: readonly DeskName[] = [
  "reports",
  "review",
  "appeals",
  "proposals",
  "feedback",
  "devices",
  "orders",
];

/** Returns the kinds of proposals that a viewer decides in every circle. */
const proposalKinds = (viewer: Viewer): string[] =>
  ["cherrypick", "move"].filter((kind) => hasPermission(viewer, `thread.${kind}`));

/** Returns the viewer's decision scope: everything of a kind, or only their circles. */
async function deskScope(db: Db, viewer: Viewer): Promise<DeskScope> {
  const mine = await listModeratedCircles(db, viewer);
  const kinds = proposalKinds(viewer);
  const scopeOf = (permission: string): Scope => (hasPermission(viewer, permission) ? "all" : mine);
  const [reports, review] = [scopeOf("report.handle"), scopeOf("review.handle")];
  return {
    ...(canSeeCases(reports) && { reports }),
    ...(canSeeCases(review) && { review }),
    ...(hasPermission(viewer, "appeal.handle") && { appeals: viewer.id }),
    ...(kinds.length + mine.length > 0 && { proposals: { viewerId: viewer.id, kinds, circleIds: mine } }),
    ...(hasPermission(viewer, "thread.suggest.status") && { feedback: "all" }),
    ...(hasPermission(viewer, "device.review") && { devices: "all" }),
    ...(hasPermission(viewer, "mall.manage") && { orders: "all" }),
  };
}

/** Lists the sections that a viewer may enter, in menu order, with the number of pending items. */
async function sectionsOf(db: Db, viewer: Viewer) {
  const mine = await listModeratedCircles(db, viewer);
  const scopeOf = (permission: string): Scope => (hasPermission(viewer, permission) ? "all" : mine);
  const reports = scopeOf("report.handle");
  const review = scopeOf("review.handle");
  const kinds = proposalKinds(viewer);
  const answers = hasPermission(viewer, "appeal.handle");
  const [waiting, threads, posts, appeals, proposals] = await Promise.all([
    canSeeCases(reports) ? countCases(db, reports, { status: 0 }) : 0,
    canSeeCases(review) ? countThreadsInReview(db, review) : 0,
    canSeeCases(review) ? countPostsInReview(db, review) : 0,
    answers ? countPendingAppeals(db, viewer.id) : 0,
    countProposals(db, { viewerId: viewer.id, kinds, circleIds: mine }),
  ]);
  const decides = canSeeCases(reports) || canSeeCases(review);
  const desk =
    decides ||
    answers ||
    ["thread.suggest.status", "device.review"].some((one) => hasPermission(viewer, one));
  return [
    ...(desk ? [{ name: "desk", count: 0 }] : []),
    ...(canSeeCases(reports) ? [{ name: "reports", count: waiting }] : []),
    ...(canSeeCases(review) ? [{ name: "review", count: threads + posts }] : []),
    ...(answers ? [{ name: "appeals", count: appeals }] : []),
    ...(kinds.length + mine.length > 0 ? [{ name: "proposals", count: proposals }] : []),
    ...(canSeeCases(await threadScope(db, viewer)) ? [{ name: "threads", count: 0 }] : []),
    ...(await Promise.all(
      SECTIONS.filter(({ permission }) => hasPermission(viewer, permission)).map(
        async ({ name, waiting = () => 0 }) => ({ name, count: await waiting(db) }),
      ),
    )),
  ];
}

/** Handlers for the operators' console. The permission of each operation is in the contract. */
export const consoleHandlers = {
  async consoleAccess({ db, viewer }) {
    return sectionsOf(db, viewer);
  },

  async consoleDesk({ db, clock, viewer }) {
    const scope = await deskScope(db, viewer);
    const [counts, oldest] = await Promise.all([
      countPending(db, scope),
      listOldest(db, scope, policy.moderation.deskOldest),
    ]);
    return DESK_ORDER.filter((name) => scope[name]).map((name) => {
      const { count = 0, oldestAt } = counts.find((row) => row.name === name) ?? {};
      const withinHours = policy.moderation.deskHours[name];
      const isLate = (since: Date) => clock.now().getTime() - since.getTime() > withinHours * 3_600_000;
      const first = oldestAt ? new Date(oldestAt) : undefined;
      return {
        name,
        count,
        oldestAt: first ? clock.format(first) : "",
        withinHours,
        isLate: flag(first && isLate(first)),
        oldest: oldest
          .filter((row) => row.name === name)
          .map(({ id, kind, title, at, userId, nickname, avatar, isStaff }) => ({
            ...{ id, kind, title, user: { userId, nickname, avatar, isStaff } },
            waitsSince: clock.format(new Date(at)),
            isLate: flag(isLate(new Date(at))),
          })),
      };
    });
  },

  async consoleMemberList({ db, clock, query }) {
    const { keyWord = "", groupId, status, orderByColumn = "joined" } = query;
    const memberQuery = { groupId, status, id: parseId(keyWord.trim()), keyWord };
    const [rows, total] = await Promise.all([
      listMembers(db, memberQuery, orderByColumn, pageOf(query)),
      countMembers(db, memberQuery),
    ]);
    return { total, rows: rows.map((row) => toMember(row, clock)) };
  },

  async consoleMember({ db, clock, viewer, query: { userId } }) {
    const row = (await memberById(db, userId)) ?? notFound();
    const [circles, violations, log] = await Promise.all([
      circlesNamedInCharge(db, userId),
      countViolations(db, userId),
      listAudit(db, { aboutId: userId }, { limit: 10, offset: 0 }),
    ]);
    const outranks = viewer.id !== userId && viewer.rank > row.rank;
    const manages = outranks && hasPermission(viewer, "user.edit.group");
    return {
      member: toMember(row, clock),
      signature: row.signature,
      permissionList: row.permissionList,
      circles,
      violations,
      mayDo: [
        ...(manages ? ["group", "circles"] : []),
        ...(["deny", "forbidden", "closed"] as const).filter(
          (act) => outranks && hasPermission(viewer, `user.${act}`),
        ),
      ],
      log: log.map((line) => toAudit(line, clock)),
    };
  },

  async consoleMemberUpdate({ db, viewer, body }) {
    const { userId, groupId, circleIds } = body;
    const reason = body.reason.trim();
    if (reason === "") badInput(moderationTexts.reason);
    if (!hasPermission(viewer, "user.edit.group")) forbidden();
    if (viewer.id === userId) badInput(moderationTexts.ownAct, "SELF_NOT_ALLOWED");
    const row = (await memberById(db, userId)) ?? notFound();
    if (await isLastAdmin(db, { id: userId, groupId: row.groupId })) badInput(moderationTexts.lastAdmin);
    if (row.rank >= viewer.rank) forbidden();
    const group = groupId ? (await listGroups(db)).find(({ id }) => id === groupId) : undefined;
    if (groupId && !group) notFound();
    // Nobody can grant a rank above their own.
    if (group && group.rank > viewer.rank) forbidden();
    await db.transaction(async (tx) => {
      if (group && !(await governUser(tx, userId, viewer.rank, { groupId: group.id }))) throwConflict();
      if (circleIds) await setCircles(tx, userId, circleIds);
      await audit(tx, {
        actorId: viewer.id,
        action: "user.update",
        targetType: "user",
        targetId: userId,
        reason,
        detail: { ...(group && { from: row.groupName, to: group.name }), ...(circleIds && { circleIds }) },
      });
      if (!group || group.id === row.groupId) return;
      await sendSystemNotice(tx, {
        userId,
        kind: "account",
        title: `你的用户组已改为「${group.name}」`,
        content: `原因：${reason}`,
      });
    });
  },

  async consoleGroupList({ db }) {
    return listGroups(db);
  },

  async consoleThreadList({ db, clock, viewer, query }) {
    const { keyWord = "", status = 1, circleId, userId } = query;
    const scope = await threadScope(db, viewer);
    if (!canSeeCases(scope)) forbidden();
    const threadQuery = { scope, status, circleId, userId, keyWord };
    const [rows, total] = await Promise.all([
      listThreads(db, threadQuery, pageOf(query)),
      countThreads(db, threadQuery),
    ]);
    return {
      total,
      rows: rows.map((row) => ({
        id: row.id,
        title: row.title || row.excerpt,
        author: row.author,
        circleName: row.circleName ?? "",
        status: row.status as 0 | 1 | 2 | 3 | 4,
        marks: marksOf(row),
        viewCount: row.viewCount,
        replyCount: row.replyCount,
        likeCount: row.likeCount,
        postedAt: clock.format(row.postedAt),
        why: row.why ?? "",
      })),
    };
  },

  async consoleSettings({ db }) {
    return { reviewedPosts: Number((await settingOf(db, REVIEWED_POSTS)) ?? 0) };
  },

  async consoleSettingsSave({ db, viewer, body: { reviewedPosts } }) {
    await db.transaction(async (tx) => {
      await saveSetting(tx, REVIEWED_POSTS, String(reviewedPosts));
      await audit(tx, {
        actorId: viewer.id,
        action: "setting.save",
        targetType: "setting",
        targetId: "0",
        detail: { reviewedPosts },
      });
    });
  },
} satisfies Pick<
  Handlers,
  | "consoleAccess"
  | "consoleDesk"
  | "consoleMemberList"
  | "consoleMember"
  | "consoleMemberUpdate"
  | "consoleGroupList"
  | "consoleThreadList"
  | "consoleSettings"
  | "consoleSettingsSave"
>;
