import { eq, sql } from "drizzle-orm";
import { oneRow, rowsOf } from "../../core/sql.ts";
import type { Clock } from "../../core/time.ts";
import type { Db } from "../../db/client.ts";
import { uploadBackfill } from "../../db/schema/index.ts";
import { policy } from "../../policy.ts";

const { rows: STEP, budgetMs } = policy.upload.backfill;

interface Place {
  name: string;
  /** First column of the primary key, a number. */
  key: string;
  /** Columns that may contain upload URLs. */
  named: string[];
}

/** Returns the tables with the upload trigger that are not backfilled yet. */
async function findUnfinishedTables(tx: Db): Promise<Place[]> {
  const result = await tx.execute(sql`
    select place as name, split_part(args[1], ',', 1) as key, string_to_array(args[6], ',') as named from (
      select c.relname as place, string_to_array(encode(t.tgargs, 'escape'), '\\000') as args
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where t.tgname = 'upload_uses_added' and pg_table_is_visible(c.oid)) as places
    where not exists (select from upload_backfill b where b.place = places.place and b.done)
    order by place`);
  return rowsOf<Place>(result);
}

/**
 * Runs the triggers on the next rows with upload URLs by updating them unchanged.
 * @returns whether more rows remain
 */
async function backfillRows(tx: Db, { name, key, named }: Place): Promise<boolean> {
  const table = sql.identifier(name);
  const id = sql.identifier(key);
  const result = await tx.execute(sql`
    select max(at)::text as last, coalesce(max(b.after), -1)::text as after
    from (select after from upload_backfill where place = ${name} union all select -1 limit 1) as b
    left join lateral (select ${id} as at from ${table} where ${id} > b.after order by ${id} limit ${STEP}) as rows on true`);
  const { last, after } = oneRow(rowsOf<{ last: string | null; after: string }>(result), "step");
  if (last !== null) {
    const columns = named.map((column) => sql.identifier(column));
    await tx.execute(sql`
      update ${table} set ${sql.join(
        columns.map((column) => sql`${column} = ${column}`),
        sql`, `,
      )}
      where ${id} > ${after}::bigint and ${id} <= ${last}::bigint and (${sql.join(
        columns.map((column) => sql`${column}::text like '%/uploads/%'`),
        sql` or `,
      )})`);
  }
  await tx.execute(sql`
    insert into upload_backfill (place, after, done) values (${name}, ${last ?? after}::bigint, ${last === null})
    on conflict (place) do update set after = excluded.after, done = excluded.done`);
  return last !== null;
}

/** Name of the row that marks the backfill as finished. */
const ALL = "";

/** Starts the grace period of unused uploads. @returns whether more remain */
async function startGracePeriods(tx: Db): Promise<boolean> {
  const result = await tx.execute(sql`
    update uploads set loose_since = now() where id in (
      select id from uploads where not used and loose_since is null order by id limit ${STEP})
    returning id`);
  return rowsOf(result).length > 0;
}

/**
 * Job that records the uses of uploads from before uses were recorded, in batches. Until it is finished,
 * older uploads stay public.
 */
export async function backfillUses(tx: Db, _clock?: Clock): Promise<void> {
  if ((await tx.$count(uploadBackfill, eq(uploadBackfill.place, ALL))) > 0) return;
  const end = Date.now() + budgetMs;
  for (const place of await findUnfinishedTables(tx)) {
    while (await backfillRows(tx, place)) if (Date.now() > end) return;
  }
  while (await startGracePeriods(tx)) if (Date.now() > end) return;
  await tx.insert(uploadBackfill).values({ place: ALL, after: "0", done: true });
}
