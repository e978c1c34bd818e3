import { hash } from "node:crypto";
import type pg from "pg";
import { policy } from "../policy.ts";

/** A statement as Drizzle sends it. */
export interface Statement {
  text: string;
  name?: string | undefined;
  /** What it is sent for. */
  operation?: string | undefined;
}

/** Statements with a list of values, one parameter each, have as many texts as lists have lengths. */
const VARIES = /\bin \(\$\d+, |\barray\[\$\d+, |\), \(\$/i;
/** What has a plan worth keeping. */
const PLANNED = /^\s*(?:select|with|insert|update|delete)\b/i;
/** PostgreSQL refuses a prepared statement whose columns a migration has changed. */
const STALE_PLAN = "0A000";
/**
 * Of statements sent together only the first is parsed; when that fails, as by waiting too long for a table, PostgreSQL
 * knows no statement of this name when it comes to the others.
 */
const UNPREPARED = "26000";

/**
 * Names the statements that are sent again and again, so that each connection prepares them once: PostgreSQL reads and
 * plans a text of some length for longer than it runs it. Every prepared statement takes memory of every connection, so
 * only so many are named, and none of those whose texts are without number.
 */
export class StatementNames {
  /** The name of a text; empty for one that shall have none. */
  private readonly names = new Map<string, string>();
  /** How often the texts without a name were sent. */
  private readonly sent = new Map<string, number>();
  private readonly limits = policy.database.prepared;

  /** @param enabled off: nothing is prepared, as a pooler may want it */
  constructor(private readonly enabled: boolean) {}

  /** The statement with its name, if it has one. */
  named<Sent extends Statement>(statement: Sent): Sent {
    return { ...statement, name: this.enabled ? this.nameOf(statement) : undefined };
  }

  /** Whether a statement is prepared by now, which is so for what is sent often. */
  isNamed({ text }: Statement): boolean {
    return Boolean(this.names.get(text));
  }

  private nameOf({ text, name: given }: Statement): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined) return known || undefined;
    if (!given && !this.isFrequent(text)) return undefined;
    const name = given ?? hash("sha1", text, "base64url");
    this.names.set(text, name);
    this.sent.delete(text);
    return name;
  }

  private isFrequent(text: string): boolean {
    const { max, after, watched } = this.limits;
    if (this.names.size >= max || VARIES.test(text) || !PLANNED.test(text)) return false;
    const times = (this.sent.get(text) ?? 0) + 1;
    if (this.sent.size >= watched) this.sent.clear();
    this.sent.set(text, times);
    return times >= after;
  }

  /**
   * Learns from a failure. A statement whose columns a migration has changed loses its name.
   * @returns whether the statement, outside a transaction, may be sent again
   */
  hasOutdated(statement: Statement, error: unknown): boolean {
    if (!this.names.get(statement.text)) return false;
    const { code, routine } = error as Partial<pg.DatabaseError>;
    if (code === UNPREPARED) return true;
    if (code !== STALE_PLAN || routine !== "RevalidateCachedQuery") return false;
    this.names.set(statement.text, "");
    return true;
  }
}
