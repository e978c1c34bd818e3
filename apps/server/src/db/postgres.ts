import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { DatabaseLimits } from "../config/database.ts";
import { isUnreachable } from "../core/failures.ts";
import { traceStatement } from "../core/tracing.ts";
import { policy } from "../policy.ts";
import { BoundedPool, type PoolUse } from "./pool.ts";
import { type Send, StatementBatches } from "./statement-batches.ts";
import { type Statement, StatementNames } from "./statement-names.ts";

/**
 * Without the schema, which only Drizzle's relational queries need: every transaction would make one of their builders
 * for each of our tables.
 */
export const drizzleOptions = { casing: "snake_case" } as const;

type PostgresDb = NodePgDatabase;
type Transaction = PostgresDb["transaction"];
type Query = (statement: Statement, values: unknown[]) => Promise<pg.QueryResult>;

const WRITE =
  /\b(?:insert\s+into|update\s+["a-z_]+\s+(?:(?:as\s+)?\w+\s+)?set|delete\s+from|merge\s+into|truncate)\b|\bfor\s+(?:no\s+key\s+)?(?:update|share)\b/i;

/** Whether a statement writes, or waits for row locks of writers. */
const isWrite = (statement: string): boolean => WRITE.test(statement);

/** Writing gets a third of the connections. */
const poolSizes = (pool: number) => {
  const forWriting = Math.max(2, Math.round(pool / 3));
  return { forReading: pool - forWriting, forWriting };
};

/** A statement that took its time. */
export interface SlowStatement {
  /** What it was sent for; undefined where nothing says it. */
  operation: string | undefined;
  /** Without its values. */
  text: string;
  ms: number;
}

/** What may be told of a statement that took `limits.slowMs` or longer. */
export interface SlowStatements {
  onSlow: (slow: SlowStatement) => void;
}

/** The part of a client that Drizzle needs. */
class Sender {
  constructor(readonly query: Query) {}
}

const senderFor = (query: Query) => drizzle(new Sender(query) as unknown as pg.PoolClient, drizzleOptions);

/**
 * Opens two connection pools: one for statements that read, one for transactions and statements that write, so that
 * neither kind can take the connections of the other.
 */
export function openPools(
  url: string,
  limits: DatabaseLimits,
  name?: string,
): {
  db: PostgresDb;
  /** The same, whose slow statements are told with the name of an operation. */
  of(operation: string): PostgresDb;
  slow: SlowStatements;
  connections(): PoolUse[];
  close(): Promise<void>;
} {
  const { forReading, forWriting } = poolSizes(limits.pool);
  const reading = new BoundedPool(url, limits, {
    max: forReading,
    lockTimeoutMs: policy.database.readLockMs,
    name,
    pipeline: true,
  });
  const writing = new BoundedPool(url, limits, {
    max: forWriting,
    lockTimeoutMs: limits.lockTimeoutMs,
    name,
  });
  const names = new StatementNames(limits.prepare);

  const slow: SlowStatements = { onSlow: () => {} };
  /** What the transaction on a connection is for. */
  const operations = new WeakMap<pg.PoolClient, string | undefined>();

  const send: Send = async (client, statement, values) => {
    const began = performance.now();
    try {
      return await client.query(statement, values);
    } finally {
      const ms = performance.now() - began;
      if (ms >= limits.slowMs) slow.onSlow({ operation: statement.operation, text: statement.text, ms });
    }
  };
  /** Sends a statement over a connection, prepared if it is sent often. */
  const sendPrepared: Send = (client, statement, values) => send(client, names.named(statement), values);

  const sendAgain: Send = (client, statement, values) =>
    sendPrepared(client, statement, values).catch((error: unknown) => {
      if (names.hasOutdated(statement, error)) return send(client, { ...statement, name: undefined }, values);
      throw error;
    });
  const reads = new StatementBatches(reading, sendAgain);
  const writes = new StatementBatches(writing, sendAgain);

  const single =
    (operation?: string): Query =>
    (statement, values) =>
      traceStatement(statement.text, operation, () =>
        isWrite(statement.text)
          ? writes.run({ ...statement, operation }, values, false)
          : reads.run({ ...statement, operation }, values, names.isNamed(statement)),
      );

  /** Drizzle over one connection, made once for each. */
  const over = new WeakMap<pg.PoolClient, PostgresDb>();
  const sessionOf = (client: pg.PoolClient) => {
    const known =
      over.get(client) ??
      senderFor((statement, values) => {
        const operation = operations.get(client);
        return traceStatement(statement.text, operation, () =>
          sendPrepared(client, { ...statement, operation }, values),
        ).catch((error: unknown) => {
          names.hasOutdated(statement, error);
          throw error;
        });
      });
    over.set(client, known);
    return known;
  };

  /**
   * Drizzle's own transaction leaks a connection that is lost at `begin`, and reports the failing rollback instead of
   * the loss.
   */
  const transactionOf =
    (operation?: string): Transaction =>
    async (body, config) => {
      const client = await writing.acquire();
      operations.set(client, operation);
      let failed: { error: unknown } | undefined;
      let broken = false;
      try {
        return await sessionOf(client).transaction(async (tx) => {
          try {
            return await body(tx);
          } catch (error) {
            failed = { error };
            // On a connection that does not answer, the rollback would wait as long again.
            if (isUnreachable(error)) client.end().catch(() => {});
            throw error;
          }
        }, config);
      } catch (error) {
        // After anything but a clean rollback the state of the connection is unknown.
        broken = failed?.error !== error;
        throw failed ? failed.error : error;
      } finally {
        client.release(broken);
      }
    };

  return {
    db: Object.assign(senderFor(single()), { transaction: transactionOf() }),
    of: (operation) => Object.assign(senderFor(single(operation)), { transaction: transactionOf(operation) }),
    slow,
    connections: () => [
      { pool: "reading", ...reading.use() },
      { pool: "writing", ...writing.use() },
    ],
    async close() {
      await Promise.all([reading.close(), writing.close()]);
    },
  };
}
