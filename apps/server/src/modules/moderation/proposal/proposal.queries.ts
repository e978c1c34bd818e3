import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { briefColumns } from "../../../core/author.ts";
import type { Page } from "../../../core/paging.ts";
import type { Db } from "../../../db/client.ts";
import { circles, proposals, threads, users } from "../../../db/schema/index.ts";

/** The names of circles, by id. */
export async function circleNames(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: circles.id, name: circles.name })
    .from(circles)
    .where(inArray(circles.id, ids));
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Whether a circle exists and takes threads. */
export async function isOpenCircle(db: Db, circleId: string): Promise<boolean> {
  return (await db.$count(circles, and(eq(circles.id, circleId), circles.isOpen))) > 0;
}

/** Whose proposals someone decides: of which kinds everywhere, and moves into which circles. */
export interface DecisionScope {
  viewerId: string;
  kinds: string[];
  circleIds: string[];
}

const waiting = eq(proposals.status, 0);

const decides = ({ kinds, circleIds }: DecisionScope) =>
  sql`(${inArray(proposals.kind, kinds)} or ${and(eq(proposals.kind, "move"), inArray(proposals.circleId, circleIds))})`;

const seen = (deciding: DecisionScope) =>
  and(waiting, or(decides(deciding), eq(proposals.byId, deciding.viewerId)));

/** Which proposals wait for someone's decision. */
export const waitingProposals = (deciding: DecisionScope) => and(waiting, decides(deciding));

/** How many proposals wait for someone's decision. */
export const countProposals = (db: Db, deciding: DecisionScope): Promise<number> =>
  db.$count(proposals, waitingProposals(deciding));

/** How many proposals someone sees: what waits for them, and what they ask for themselves. */
export const countSeenProposals = (db: Db, deciding: DecisionScope): Promise<number> =>
  db.$count(proposals, seen(deciding));

const target = alias(circles, "target");

/** One page of the proposals that someone sees, the oldest first. */
export async function listProposals(db: Db, deciding: DecisionScope, page: Page) {
  return db
    .select({
      id: proposals.id,
      kind: proposals.kind,
      threadId: proposals.threadId,
      title: threads.title,
      excerpt: threads.excerpt,
      fromCircle: circles.name,
      toCircle: target.name,
      by: briefColumns,
      reason: proposals.reason,
      createdAt: proposals.createdAt,
      status: threads.status,
      decides: sql<boolean>`${decides(deciding)}`,
    })
    .from(proposals)
    .innerJoin(threads, eq(threads.id, proposals.threadId))
    .innerJoin(users, eq(users.id, proposals.byId))
    .leftJoin(circles, eq(circles.id, threads.circleId))
    .leftJoin(target, eq(target.id, proposals.circleId))
    .where(seen(deciding))
    .orderBy(asc(proposals.createdAt), asc(proposals.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function proposalById(db: Db, id: string) {
  const [row] = await db.select().from(proposals).where(eq(proposals.id, id));
  return row;
}

/** Decides a waiting proposal. @returns false when somebody else has */
export async function decideProposal(tx: Db, id: string, status: 1 | 2, by: string): Promise<boolean> {
  const rows = await tx
    .update(proposals)
    .set({ status, decidedBy: by, decidedAt: sql`now()` })
    .where(and(eq(proposals.id, id), eq(proposals.status, 0), isNull(proposals.decidedBy)))
    .returning({ id: proposals.id });
  return rows.length > 0;
}
