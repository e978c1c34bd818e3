import { toFlag } from "../../../core/author.ts";
import type { circles, groups } from "../../../db/schema/index.ts";

/** Maximum number of active members on a card. */
export const MAX_ACTIVE_USERS = 10;

interface Person {
  userId: string;
  nickname: string;
  avatar: string;
  isStaff: 0 | 1;
}

/** Moderators and active members, by circle ID. */
export interface People {
  moderators: ReadonlyMap<string, Person[]>;
  active: ReadonlyMap<string, Person[]>;
}

/** Groups people by their circle, in the order of the rows. */
export function groupByCircle(rows: readonly ({ circleId: string } & Person)[]): Map<string, Person[]> {
  const peopleByCircle = new Map<string, Person[]>();
  for (const { circleId, ...person } of rows) {
    const people = peopleByCircle.get(circleId) ?? [];
    peopleByCircle.set(circleId, people);
    people.push(person);
  }
  return peopleByCircle;
}

/** Converts a function section to the contract's form. Sections have no moderators and no active members. */
export function toGroup(row: typeof groups.$inferSelect) {
  return {
    id: row.id,
    groupName: row.name,
    groupType: row.type,
    category: "",
    brief: row.brief,
    webPicUrl: row.webPicUrl,
    miniPicUrl: row.miniPicUrl,
    trendsCount: row.threadCount,
    interactCount: row.interactCount,
    webMaster: [],
    webMasterCount: 0,
    activeUserCount: 0,
    activeUsers: [],
  };
}

function toShared(row: typeof circles.$inferSelect, people: People) {
  const webMaster = people.moderators.get(row.id) ?? [];
  return {
    id: row.id,
    groupName: row.name,
    groupType: "bbs_group_circle",
    category: row.category,
    brief: row.brief,
    trendsCount: row.threadCount,
    interactCount: row.interactCount,
    webMaster,
    webMasterCount: webMaster.length,
    activeUserCount: row.activeUserCount,
    activeUsers: people.active.get(row.id) ?? [],
  };
}

/** Converts a circle to a forum card (ENT-001…016). Both picture sizes are the same picture. */
export function toCard(row: typeof circles.$inferSelect, people: People) {
  return { ...toShared(row, people), webPicUrl: row.picUrl, miniPicUrl: row.picUrl };
}

/** Converts a circle to the contract's form with its notice and rule. */
export function toCircle(row: typeof circles.$inferSelect, people: People, format: (at: Date) => string) {
  const { picUrl, notice, noticeAt, rule, joinType, isOpen, memberCount } = row;
  return {
    ...toShared(row, people),
    picUrl,
    notice,
    noticeAt: notice && noticeAt ? format(noticeAt) : "",
    rule,
    joinType,
    isOpen: toFlag(isOpen),
    memberCount,
  };
}
