import { and, asc, eq, ilike } from "drizzle-orm";
import type { Page } from "../../../core/paging.ts";
import { oneRow, toLikePattern } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { type TaskType, tasks } from "../../../db/schema/index.ts";
import type { Task } from "./task.queries.ts";

export interface TaskFilter {
  keyWord?: string;
  type?: TaskType;
  status?: 1 | 2;
}

const matching = ({ keyWord, type, status }: TaskFilter) =>
  and(
    keyWord ? ilike(tasks.name, toLikePattern(keyWord)) : undefined,
    type ? eq(tasks.type, type) : undefined,
    status ? eq(tasks.status, status) : undefined,
  );

/** Lists all tasks, inactive ones included, in the order in which members see them. */
export async function listManagedTasks(db: Db, filter: TaskFilter, { limit, offset }: Page): Promise<Task[]> {
  return db
    .select()
    .from(tasks)
    .where(matching(filter))
    .orderBy(asc(tasks.type), asc(tasks.orderNum), asc(tasks.id))
    .limit(limit)
    .offset(offset);
}

export async function countManagedTasks(db: Db, filter: TaskFilter): Promise<number> {
  return db.$count(tasks, matching(filter));
}

/** Locks a task until the transaction ends. */
export async function lockTask(tx: Db, id: string): Promise<Task | undefined> {
  const [row] = await tx.select().from(tasks).where(eq(tasks.id, id)).for("no key update");
  return row;
}

export async function insertTask(tx: Db, row: typeof tasks.$inferInsert): Promise<string> {
  const inserted = oneRow(await tx.insert(tasks).values(row).returning({ id: tasks.id }), "insertTask");
  return inserted.id;
}

export async function updateTask(tx: Db, id: string, change: Partial<Task>): Promise<void> {
  await tx.update(tasks).set(change).where(eq(tasks.id, id));
}
