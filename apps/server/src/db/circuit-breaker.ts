import type pg from "pg";

/** A statement was not sent because it names a locked table. The code is the one PostgreSQL uses for a lock timeout. */
export class TableLockedError extends Error {
  readonly code = "55P03";

  constructor(table: string) {
    super(`table ${table} is locked`);
  }
}

const CHANGES =
  /\b(?:insert\s+into|update\s+["a-z_]+\s+(?:(?:as\s+)?\w+\s+)?set|delete\s+from|merge\s+into|truncate)\b/i;
const HOLDS = /\bfor\s+(?:no\s+key\s+)?(?:update|share)\b/i;

/** Whether a statement writes, or waits for row locks of writers. */
export const isWrite = (statement: string): boolean => CHANGES.test(statement) || HOLDS.test(statement);

/**
 * The table whose lock a statement timed out waiting for. PostgreSQL reports the position of its name when the table
 * itself was locked, and none when it was a row.
 */
function lockedTable(error: unknown, statement: string): string | undefined {
  const { code, position, internalPosition, internalQuery } = error as Partial<pg.DatabaseError>;
  if (code !== "55P03") return undefined;
  const [text, at] = position ? [statement, position] : [internalQuery ?? "", internalPosition];
  return at ? /^(?:"?public"?\.)?"?([a-z_][a-z0-9_]*)/i.exec(text.slice(Number(at) - 1))?.[1] : undefined;
}

/** After this time a statement may try the locked table again. */
const TRY_AGAIN_MS = 500;

interface LockedTable {
  name: RegExp;
  /** When a statement may try again; infinity while one is trying. */
  tryAt: number;
}

/** The tables that are locked for one kind of statement. */
class LockedTables {
  private readonly locked = new Map<string, LockedTable>();

  areNone(): boolean {
    return this.locked.size === 0;
  }

  /**
   * Sends a statement, unless it names a locked table: that one is tried by one statement at a time, and counts as
   * unlocked once a statement has succeeded.
   * @throws TableLockedError
   */
  async send<Result>(statement: string, run: () => Promise<Result>): Promise<Result> {
    const met = this.locked.size === 0 ? [] : [...this.locked].filter(([, { name }]) => name.test(statement));
    const refused = met.find(([, { tryAt }]) => tryAt > Date.now());
    if (refused) throw new TableLockedError(refused[0]);
    for (const [, entry] of met) entry.tryAt = Number.POSITIVE_INFINITY;
    try {
      const result = await run();
      for (const [table] of met) this.locked.delete(table);
      return result;
    } catch (error) {
      const table = lockedTable(error, statement);
      if (table && !this.locked.has(table)) {
        this.locked.set(table, { name: new RegExp(`\\b${table}\\b`), tryAt: Date.now() + TRY_AGAIN_MS });
      }
      throw error;
    } finally {
      for (const [, entry] of met) entry.tryAt = Date.now() + TRY_AGAIN_MS;
    }
  }
}

/**
 * A circuit breaker per table, so that one locked table cannot use up every connection: after the first lock timeout,
 * further statements on it fail at once, except for one at a time that tries. Reads and writes are tracked separately,
 * because what blocks writers often lets readers through.
 */
export class TableCircuitBreaker {
  private readonly reading = new LockedTables();
  private readonly changing = new LockedTables();

  /** Whether no table counts as locked for reading. */
  isCalm(): boolean {
    return this.reading.areNone();
  }

  /** @throws TableLockedError */
  send<Result>(statement: string, run: () => Promise<Result>): Promise<Result> {
    return (CHANGES.test(statement) ? this.changing : this.reading).send(statement, run);
  }
}
