import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config.ts";
import type { Database } from "../db/client.ts";
import { openEmbedded, openPostgres } from "../db/client.ts";

/** What cannot be done; the message is a whole sentence for the operator. */
export class CommandError extends Error {}

/** What a command is asked with. */
export interface Ask {
  config: Config;
  say: (line: string) => void;
  /** What stands behind its name, without the flags. */
  words: readonly string[];
  flags: ReadonlySet<string>;
  /** Values of the command's options, by name. */
  options?: Readonly<Record<string, string | undefined>>;
}

interface Common {
  /** What stands behind its name in the help. */
  usage: string;
  about: string;
  /** How many words it takes, at least and at most. */
  takes: readonly [number, number];
  flags?: readonly string[];
  /** Names of options that take a value: `--keep=14`. */
  options?: readonly string[];
  /** Whether the command may create the embedded database. */
  creates?: boolean;
}

/** @throws CommandError where the settings name an embedded database that does not exist */
export async function requireEmbedded({ databaseUrl, dataDir }: Config): Promise<void> {
  const exists = await stat(join(dataDir, "pgdata")).catch(() => undefined);
  if (!databaseUrl && !exists)
    throw new CommandError(`没有设 DATABASE_URL，${dataDir} 里也没有内置数据库。请检查这两项设置。`);
}

/** A command, with the database open or, for what opens and closes it by itself, without; it gives the exit code. */
export type Command = Common &
  (
    | { run: (ask: Ask & { database: Database }) => Promise<number>; alone?: undefined }
    | { alone: (ask: Ask) => Promise<number>; run?: undefined }
  );

/** Opens the database that the settings name. @throws DirectoryInUseError while a server has the embedded one open */
export const openDatabaseOf = (config: Config): Promise<Database> | Database =>
  config.databaseUrl
    ? openPostgres(config.databaseUrl, config.database, config.databaseDirectUrl)
    : openEmbedded(config.dataDir);

/** Runs the body with the database open, and closes it. */
export async function withDatabase<T>(config: Config, body: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabaseOf(config);
  try {
    return await body(database);
  } finally {
    await database.close();
  }
}
