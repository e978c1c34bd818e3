import { toFlag } from "../../../core/author.ts";
import type { circles, groups } from "../../../db/schema/index.ts";

/** How many active members a card shows. */
export const ACTIVE_SHOWN = 10;

interface Person {
  userId: string;
  nickname: string;
  avatar: string;
  isStaff: 0 | 1;
}

/** Who stands on the cards, by circle. */
export interface People {
  moderators: ReadonlyMap<string, Person[]>;
  active: ReadonlyMap<string, Person[]>;
}

/** Gathers people by their circle, their order kept. */
export function byCircle(rows: readonly ({ circleId: string } & Person)[]): Map<string, Person[]> {
  const gathered = new Map<string, Person[]>();
  for (const { circleId, ...person } of rows) {
    const people = gathered.get(circleId) ?? [];
    gathered.set(circleId, people);
    people.push(person);
  }
  return gathered;
}

/** A function section on the wire: nobody moderates one. */
export function groupOf(row: typeof groups.$inferSelect) {
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

function sharedOf(row: typeof circles.$inferSelect, people: People) {
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

/** A circle as a forum card (ENT-001…016): its one picture serves both sizes. */
export function cardOf(row: typeof circles.$inferSelect, people: People) {
  return { ...sharedOf(row, people), webPicUrl: row.picUrl, miniPicUrl: row.picUrl };
}

/** A circle with its notice and rules. */
export function circleOf(row: typeof circles.$inferSelect, people: People, format: (at: Date) => string) {
  const { picUrl, notice, noticeAt, rule, joinType, isOpen, memberCount } = row;
  return {
    ...sharedOf(row, people),
    picUrl,
    notice,
    noticeAt: notice && noticeAt ? format(noticeAt) : "",
    rule,
    joinType,
    isOpen: toFlag(isOpen),
    memberCount,
  };
}
