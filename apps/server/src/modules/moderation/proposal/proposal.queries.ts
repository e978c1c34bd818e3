import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { briefColumns } from "../../../core/author.ts";
import type { Page } from "../../../core/paging.ts";
import type { Db } from "../../../db/client.ts";
import { circles, proposals, threads, users } from "../../../db/schema/index.ts";

/** Returns the names of circles by ID. */
export async function circleNames(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: circles.id, name: circles.name })
    .from(circles)
    .where(inArray(circles.id, ids));
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Whether a circle exists and accepts threads. */
export async function isOpenCircle(db: Db, circleId: string): Promise<boolean> {
  return (await db.$count(circles, and(eq(circles.id, circleId), circles.isOpen))) > 0;
}

/** Proposals that a viewer may decide: kinds on the whole site, and moves into circles. */
export interface DecisionScope {
  viewerId: string;
  kinds: string[];
  circleIds: string[];
}

const isPending = eq(proposals.status, 0);

const decides = ({ kinds, circleIds }: DecisionScope) =>
  sql`(${inArray(proposals.kind, kinds)} or ${and(eq(proposals.kind, "move"), inArray(proposals.circleId, circleIds))})`;

const isVisible = (scope: DecisionScope) =>
  and(isPending, or(decides(scope), eq(proposals.byId, scope.viewerId)));

/** Condition for pending proposals that the viewer may decide. */
export const pendingProposals = (scope: DecisionScope) => and(isPending, decides(scope));

/** Counts pending proposals that the viewer may decide. */
export const countProposals = (db: Db, scope: DecisionScope): Promise<number> =>
  db.$count(proposals, pendingProposals(scope));

/** Counts pending proposals that the viewer may decide or has made. */
export const countVisibleProposals = (db: Db, scope: DecisionScope): Promise<number> =>
  db.$count(proposals, isVisible(scope));

const target = alias(circles, "target");

/** Returns a page of the pending proposals that the viewer may decide or has made, oldest first. */
export async function listProposals(db: Db, scope: DecisionScope, page: Page) {
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
      decides: sql<boolean>`${decides(scope)}`,
    })
    .from(proposals)
    .innerJoin(threads, eq(threads.id, proposals.threadId))
    .innerJoin(users, eq(users.id, proposals.byId))
    .leftJoin(circles, eq(circles.id, threads.circleId))
    .leftJoin(target, eq(target.id, proposals.circleId))
    .where(isVisible(scope))
    .orderBy(asc(proposals.createdAt), asc(proposals.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function proposalById(db: Db, id: string) {
  const [row] = await db.select().from(proposals).where(eq(proposals.id, id));
  return row;
}

/** Decides a pending proposal. @returns false if it was already decided */
export async function decideProposal(tx: Db, id: string, status: 1 | 2, by: string): Promise<boolean> {
  const rows = await tx
    .update(proposals)
    .set({ status, decidedBy: by, decidedAt: sql`now()` })
    .where(and(eq(proposals.id, id), eq(proposals.status, 0), isNull(proposals.decidedBy)))
    .returning({ id: proposals.id });
  return rows.length > 0;
}
