import type pg from "pg";

/** A statement was not sent: it names a table that is locked. The code is what PostgreSQL says after its lock timeout. */
export class TableLocked extends Error {
  readonly code = "55P03";

  constructor(table: string) {
    super(`table ${table} is locked`);
  }
}

const CHANGES =
  /\b(?:insert\s+into|update\s+["a-z_]+\s+(?:(?:as\s+)?\w+\s+)?set|delete\s+from|merge\s+into|truncate)\b/i;
const HOLDS = /\bfor\s+(?:no\s+key\s+)?(?:update|share)\b/i;

/** Whether a statement writes, or waits for rows of those who do. */
export const writes = (statement: string): boolean => CHANGES.test(statement) || HOLDS.test(statement);

/**
 * The table whose lock a statement waited for in vain. PostgreSQL points at its name when it is the table itself that
 * was locked, and at nothing when it was a row.
 */
function lockedTable(error: unknown, statement: string): string | undefined {
  const { code, position, internalPosition, internalQuery } = error as Partial<pg.DatabaseError>;
  if (code !== "55P03") return undefined;
  const [text, at] = position ? [statement, position] : [internalQuery ?? "", internalPosition];
  return at ? /^(?:"?public"?\.)?"?([a-z_][a-z0-9_]*)/i.exec(text.slice(Number(at) - 1))?.[1] : undefined;
}

/** So long after a statement has waited for a table in vain the next one may try. */
const TRY_AGAIN_MS = 500;

interface LockedTable {
  name: RegExp;
  /** From when on a statement may try whether it is still locked; never while one is trying. */
  tryAt: number;
}

/** The tables that are locked for one kind of statement. */
class Lane {
  private readonly locked = new Map<string, LockedTable>();

  /**
   * Sends a statement, unless it names a locked table: that is tried by one statement at a time, and is locked no longer
   * once one has come through.
   * @throws TableLocked
   */
  async send<Result>(statement: string, run: () => Promise<Result>): Promise<Result> {
    const met = this.locked.size === 0 ? [] : [...this.locked].filter(([, { name }]) => name.test(statement));
    const refused = met.find(([, { tryAt }]) => tryAt > Date.now());
    if (refused) throw new TableLocked(refused[0]);
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
 * Keeps a locked table from taking every connection: after the first statement that has waited for it in vain, the
 * others that name it are refused at once but for one at a time. What keeps changes out of a table lets readers in, also
 * those who hold rows, so each kind is looked at by itself.
 */
export class TableBreaker {
  private readonly reading = new Lane();
  private readonly changing = new Lane();

  /** @throws TableLocked */
  send<Result>(statement: string, run: () => Promise<Result>): Promise<Result> {
    return (CHANGES.test(statement) ? this.changing : this.reading).send(statement, run);
  }
}
