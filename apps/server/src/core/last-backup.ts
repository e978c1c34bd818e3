import { eq } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { siteFlags } from "../db/schema/index.ts";

/** Key of the backup record in `site_flags`. */
const KEY = "backup";

/** Age from which the last verified backup counts as too old, for backups that are made every day. */
export const BACKUP_LATE_HOURS = 36;

/** Outcome of the last `backup --check`, as recorded in the community's database. */
export interface BackupRecord {
  /** Last backup that a test restore has verified; undefined before the first one. */
  verified?: { at: string; bytes: number; uploads: number };
  /** Reason of the last failed backup; undefined after a good one. */
  failed?: { at: string; reason: string };
}

/** Returns the backup record; empty before the first backup. */
export async function findBackupRecord(db: Db): Promise<BackupRecord> {
  const [row] = await db.select({ value: siteFlags.value }).from(siteFlags).where(eq(siteFlags.key, KEY));
  return row ? (JSON.parse(row.value) as BackupRecord) : {};
}

/** Whether the last verified backup is missing or too old. */
export const isBackupLate = ({ verified }: BackupRecord, now: Date): boolean =>
  !verified || now.getTime() - Date.parse(verified.at) > BACKUP_LATE_HOURS * 3_600_000;

/** Returns the statement and values that merge a new result into the record. */
export const recordBackupStatement = (record: BackupRecord): [statement: string, values: unknown[]] => [
  `insert into site_flags (key, value) values ($1, $2)
   on conflict (key) do update set value = ((site_flags.value::jsonb - 'failed') || excluded.value::jsonb)::text`,
  [KEY, JSON.stringify(record)],
];
