import { setTimeout as pause } from "node:timers/promises";
import type { Config } from "../config.ts";
import { isOverloaded, isUnreachable } from "../core/failures.ts";
import { type Database, openEmbedded, openPostgres } from "../db/client.ts";
import { getServerName } from "../db/server-name.ts";
import { policy } from "../policy.ts";
import { ensureBaseData } from "./base-data.ts";

/** Thrown when the database cannot be used and waiting does not help. The message is a sentence for the operator. */
export class DatabaseConfigError extends Error {}

const FIRST_PAUSE_MS = 200;

/** Errors that only the operator can fix, by PostgreSQL's code. */
const REFUSED: Record<string, string> = {
  "28P01": "用户名或密码不对",
  "28000": "服务器不让这个用户登录",
  "3D000": "没有这个数据库",
  "42501": "这个用户没有足够的权限",
};

/** Returns the innermost error, of PostgreSQL or the network. */
function rootOf(error: unknown): { code?: string; message: string } {
  let at = error as Error;
  while (at.cause instanceof Error) at = at.cause;
  const { code, message } = at as { code?: string; message: string };
  // The error of several tried addresses has no message of its own.
  return { code, message: message || code || "" };
}

/**
 * Retries the body with exponential back-off until PostgreSQL is reachable. Prints each cause at once and then at
 * intervals.
 * @throws DatabaseConfigError for errors that waiting does not fix, and other errors of the body
 */
export async function retryUntilReachable(
  body: () => Promise<void>,
  say: (line: string) => void,
): Promise<void> {
  const { startPauseMs, startSayingMs } = policy.database;
  const printedAt = new Map<string, number>();
  for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(ms * 2, startPauseMs)) {
    try {
      return await body();
    } catch (error) {
      const { code, message } = rootOf(error);
      const reason = REFUSED[code ?? ""];
      if (reason) {
        throw new DatabaseConfigError(
          `连不上 DATABASE_URL 所指的 PostgreSQL：${reason}（${message}）。请检查地址、账号与权限。`,
        );
      }
      if (!isUnreachable(error) && !isOverloaded(error)) throw error;
      const cause = code ?? message;
      if (Date.now() - (printedAt.get(cause) ?? 0) >= startSayingMs) {
        printedAt.set(cause, Date.now());
        say(`正在等待 PostgreSQL：${message}。连上之后会自动启动；若地址不对，请检查 DATABASE_URL。`);
      }
    }
    await pause(ms);
  }
}

/**
 * Opens the database, applies the migrations and writes the base data. Waits for PostgreSQL.
 * @throws DatabaseConfigError, DirectoryInUseError
 */
export async function openDatabase(config: Config, say: (line: string) => void): Promise<Database> {
  const { databaseUrl, databaseDirectUrl, database: limits, dataDir, demo, site } = config;
  const database = databaseUrl
    ? openPostgres(databaseUrl, limits, databaseDirectUrl, getServerName("server"))
    : await openEmbedded(dataDir);
  const prepare = async () => {
    await database.migrate({ say });
    await ensureBaseData(database.db, site.officialSite);
    if (!demo) return;
    const { ensureDemo } = await import("../demo/index.ts");
    await ensureDemo(database.db);
  };
  if (databaseUrl) await retryUntilReachable(prepare, say);
  else await prepare();
  return database;
}
