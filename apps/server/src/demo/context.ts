import type { Db } from "../db/client.ts";
import type { PointMove } from "../modules/rewards/index.ts";
import type { DemoContent, DemoMember, DemoThread } from "./content-schemas.ts";
import type { Draw } from "./draw.ts";
import { idAt } from "./stored.ts";

/** A demo member with their ID and join time. */
export interface Person {
  id: string;
  member: DemoMember;
  joinedAt: Date;
}

/** A thread that has been written, as input of later writers. */
export interface WrittenThread {
  id: string;
  author: Person;
  thread: DemoThread;
  postedAt: Date;
  /** Attention that the thread gets, from 0.4 to 11. */
  heat: number;
}

/** Shared by the writers: transaction, content, random draws, members, and members by circle. */
export interface DemoContext {
  db: Db;
  content: DemoContent;
  draw: Draw;
  now: Date;
  people: Person[];
  circleMembers: Map<string, Set<Person>>;
  /** Point moves and experience gains in no order; `writeLedger` turns them into entries. */
  ledger: { moves: DemoMove[]; gains: DemoGain[] };
}

/** A point move with its time; the writer of the ledger computes balances. */
export interface DemoMove extends PointMove {
  at: Date;
}

/** Experience except for threads, comments, likes and essence, which is computed from the rows. */
export interface DemoGain {
  userId: string;
  exp: number;
  source: string;
  cause: string;
  at: Date;
}

const JOIN_AGE_DAYS = { oldest: 290, newest: 100 };

/** Creates the members with their join times: newcomers recently, the others before the first thread. */
export function createPeople({ members }: DemoContent, draw: Draw): Person[] {
  return members.map((member, index) => ({
    id: idAt(index),
    member,
    joinedAt:
      member.joinedDaysAgo === undefined
        ? draw.momentBetween(JOIN_AGE_DAYS.oldest, JOIN_AGE_DAYS.newest)
        : draw.momentBetween(member.joinedDaysAgo + 0.4, member.joinedDaysAgo),
  }));
}

/** Assigns members to circles: moderators, authors of the circle's threads, and random members. */
export function assignCircles(
  { circles, threads }: DemoContent,
  draw: Draw,
  people: Person[],
): Map<string, Set<Person>> {
  return new Map(
    circles.map(({ name, moderators }) => {
      const writers = threads.filter(({ circle }) => circle === name).flatMap(({ author }) => author ?? []);
      const required = [...moderators, ...writers].map((username) => findPerson(people, username));
      return [name, new Set([...required, ...draw.sample(people, 14 + Math.floor(draw.random() * 22))])];
    }),
  );
}

/** Finds a member by user name. @throws Error for an unknown name */
export function findPerson(people: Person[], username: string): Person {
  const person = people.find(({ member }) => member.username === username);
  if (!person) throw new Error(`no demo member: ${username}`);
  return person;
}

/** Returns the later of two times. */
export const later = (a: Date, b: Date): Date => (a > b ? a : b);

const HOUR = 3600 * 1000;

/**
 * Returns the heat of a thread at a time. It grows during the first hours, because few members have seen a new
 * thread.
 */
export function heatShare({ heat, postedAt }: WrittenThread, now: Date): number {
  const hours = (now.getTime() - postedAt.getTime()) / HOUR;
  return heat * Math.min(1, 0.2 + hours / 20);
}
