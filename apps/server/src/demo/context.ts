import type { Db } from "../db/client.ts";
import type { PointMove } from "../modules/rewards/points/points-ledger.ts";
import type { DemoContent, DemoMember, DemoThread } from "./content-schemas.ts";
import type { Draw } from "./draw.ts";
import { idAt } from "./stored.ts";

/** A member of the demo with what is stored of them. */
export interface Person {
  id: string;
  member: DemoMember;
  joinedAt: Date;
}

/** A thread that was written, for those that write what hangs on it. */
export interface Written {
  id: string;
  author: Person;
  thread: DemoThread;
  postedAt: Date;
  /** How much attention it draws: 0.4 for a passing remark, 11 at most. */
  heat: number;
}

/** Shared by the writers: transaction, content, random draws, members, and members by circle. */
export interface DemoContext {
  db: Db;
  content: DemoContent;
  draw: Draw;
  now: Date;
  people: Person[];
  belong: Map<string, Set<Person>>;
  /** What moved points and experience, in no order; `writeLedger` makes the books of it. */
  ledger: { moves: DemoMove[]; gains: DemoGain[] };
}

/** A move of points at its time; the writer of the ledger sees to the balances. */
export interface DemoMove extends PointMove {
  at: Date;
}

/** Experience other than that of threads, comments, likes and essence, which is read from the rows. */
export interface DemoGain {
  userId: string;
  exp: number;
  source: string;
  cause: string;
  at: Date;
}

const LONG_AGO = { oldest: 290, newest: 100 };

/** Everyone, with the moment they joined: the newcomers recently, the others before the first thread. */
export function createPeople({ members }: DemoContent, draw: Draw): Person[] {
  return members.map((member, index) => ({
    id: idAt(index),
    member,
    joinedAt:
      member.joinedDaysAgo === undefined
        ? draw.momentBetween(LONG_AGO.oldest, LONG_AGO.newest)
        : draw.momentBetween(member.joinedDaysAgo + 0.4, member.joinedDaysAgo),
  }));
}

/** Who belongs to which circle: those who look after it, those whose texts are in it, and some more. */
export function assignCircles(
  { circles, threads }: DemoContent,
  draw: Draw,
  people: Person[],
): Map<string, Set<Person>> {
  return new Map(
    circles.map(({ name, moderators }) => {
      const writers = threads.filter(({ circle }) => circle === name).flatMap(({ author }) => author ?? []);
      const sure = [...moderators, ...writers].map((username) => findPerson(people, username));
      return [name, new Set([...sure, ...draw.sample(people, 14 + Math.floor(draw.random() * 22))])];
    }),
  );
}

/** @throws when a text names a member who does not exist */
export function findPerson(people: Person[], username: string): Person {
  const person = people.find(({ member }) => member.username === username);
  if (!person) throw new Error(`no demo member: ${username}`);
  return person;
}

/** The later of two moments. */
export const later = (a: Date, b: Date): Date => (a > b ? a : b);

const HOUR = 3600 * 1000;

/** What a thread's heat is worth so far: what was posted an hour ago has not been seen by everybody yet. */
export function heatShare({ heat, postedAt }: Written, now: Date): number {
  const hours = (now.getTime() - postedAt.getTime()) / HOUR;
  return heat * Math.min(1, 0.2 + hours / 20);
}
