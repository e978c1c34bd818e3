import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config.ts";
import type { Database } from "../db/client.ts";
import { openEmbedded, openPostgres } from "../db/client.ts";

/** Error whose message is a complete sentence for the operator. */
export class CommandError extends Error {}

/** Arguments and environment of a command run. */
export interface CommandContext {
  config: Config;
  say: (line: string) => void;
  /** Positional arguments. */
  words: readonly string[];
  flags: ReadonlySet<string>;
  /** Values of the command's options, by name. */
  options?: Readonly<Record<string, string | undefined>>;
}

interface Common {
  /** Arguments as the help shows them. */
  usage: string;
  about: string;
  /** Minimum and maximum number of positional arguments. */
  takes: readonly [number, number];
  flags?: readonly string[];
  /** Names of options that take a value: `--keep=14`. */
  options?: readonly string[];
  /** Whether the command may create the embedded database. */
  creates?: boolean;
}

/** Checks that the database exists if the settings name an embedded one. @throws CommandError */
export async function requireEmbedded({ databaseUrl, dataDir }: Config): Promise<void> {
  const exists = await stat(join(dataDir, "pgdata")).catch(() => undefined);
  if (!databaseUrl && !exists)
    throw new CommandError(`没有设 DATABASE_URL，${dataDir} 里也没有内置数据库。请检查这两项设置。`);
}

/** A command that returns its exit code. `run` gets an open database; `alone` opens and closes it itself. */
export type Command = Common &
  (
    | { run: (ask: CommandContext & { database: Database }) => Promise<number>; alone?: undefined }
    | { alone: (ask: CommandContext) => Promise<number>; run?: undefined }
  );

/** Opens the configured database. @throws DirectoryInUseError while a server has the embedded database open */
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
