import { hash } from "node:crypto";
import type pg from "pg";
import { policy } from "../policy.ts";

/** A statement as Drizzle sends it. The name is that of `prepared()`. */
export interface Statement {
  text: string;
  name?: string | undefined;
}

/** Statements that PostgreSQL plans. */
const PLANNED = /^\s*(?:select|with|insert|update|delete)\b/i;
/** Lists with one parameter per value, whose text differs for each length. */
const VARIABLE_LENGTH = /\bin \(\$\d+, |\barray\[\$\d+, |\), \(\$/i;
/** Error code of a prepared statement whose columns a migration has changed. */
const STALE_PLAN = "0A000";
/** Error code of an unknown prepared statement: preparing it failed, or a pooler has switched connections. */
const UNKNOWN_STATEMENT = "26000";

/**
 * Names frequent statements, so that node-postgres prepares them once per connection. Their number is limited, because
 * every prepared statement needs memory in every connection.
 */
export class StatementNames {
  private readonly names = new Map<string, string | undefined>();
  private readonly counts = new Map<string, number>();

  /** @param enabled false for poolers that do not support prepared statements */
  constructor(private readonly enabled: boolean) {}

  /** Returns the name of a prepared statement; undefined for a statement that is not prepared. */
  nameOf({ text, name }: Statement): string | undefined {
    if (!this.enabled) return undefined;
    if (!this.names.has(text) && (name || this.isFrequent(text)))
      this.names.set(text, name ?? hash("sha1", text, "base64url"));
    return this.names.get(text);
  }

  isPrepared({ text }: Statement): boolean {
    return this.names.get(text) !== undefined;
  }

  private isFrequent(text: string): boolean {
    const { max, after, watched } = policy.database.prepared;
    if (this.names.size >= max || VARIABLE_LENGTH.test(text) || !PLANNED.test(text)) return false;
    const count = (this.counts.get(text) ?? 0) + 1;
    if (this.counts.size >= watched) this.counts.clear();
    this.counts.set(text, count);
    return count >= after;
  }

  /**
   * Whether a prepared statement failed only because it was prepared, so that it may be sent again without a name. A
   * statement whose columns a migration has changed is not prepared any more.
   */
  isOutdated({ text }: Statement, error: unknown): boolean {
    if (!this.isPrepared({ text })) return false;
    const { code, routine } = error as Partial<pg.DatabaseError>;
    const isStale = code === STALE_PLAN && routine === "RevalidateCachedQuery";
    if (isStale) this.names.set(text, undefined);
    return isStale || code === UNKNOWN_STATEMENT;
  }
}
