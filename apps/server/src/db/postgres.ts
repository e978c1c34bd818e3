import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { DatabaseLimits } from "../config/database.ts";
import { isUnreachable } from "../core/failures.ts";
import { traceStatement } from "../core/tracing.ts";
import { policy } from "../policy.ts";
import { BoundedPool, type PoolUse } from "./pool.ts";
import { ReadBatches } from "./read-batches.ts";
import { type Statement, StatementNames } from "./statement-names.ts";

/** Options without the schema, because Drizzle would build relational queries for every table in each transaction. */
export const drizzleOptions = { casing: "snake_case" } as const;

type PostgresDb = NodePgDatabase;
type Query = (statement: Statement, values: unknown[]) => Promise<pg.QueryResult>;

const WRITE =
  /\b(?:insert\s+into|update\s+["a-z_]+\s+(?:(?:as\s+)?\w+\s+)?set|delete\s+from|merge\s+into|truncate)\b|\bfor\s+(?:no\s+key\s+)?(?:update|share)\b/i;

/** Whether a statement writes, or waits for row locks of writers. */
const isWrite = (statement: string): boolean => WRITE.test(statement);

/** Splits the connections: one third for writing, the others for reading. */
const poolSizes = (pool: number) => {
  const forWriting = Math.max(2, Math.round(pool / 3));
  return { forReading: pool - forWriting, forWriting };
};

/** A statement that took `limits.slowMs` or longer. */
export interface SlowStatement {
  /** Name of the operation that sent it, if known. */
  operation: string | undefined;
  /** Text with placeholders instead of values. */
  text: string;
  ms: number;
}

/** Holds the listener for slow statements. */
export interface SlowStatements {
  onSlow: (slow: SlowStatement) => void;
}

/** The part of a client that Drizzle uses. A class, because Drizzle checks its constructor. */
class Sender {
  constructor(readonly query: Query) {}
}

const createDb = (query: Query): PostgresDb =>
  drizzle(new Sender(query) as unknown as pg.PoolClient, drizzleOptions);

/**
 * Opens two connection pools, one for reading statements and one for transactions and writing statements, so that
 * writers that wait for row locks do not occupy the connections of readers.
 */
export function openPools(
  url: string,
  limits: DatabaseLimits,
  name?: string,
): {
  db: PostgresDb;
  /** Returns the database for an operation, whose name its slow statements and spans carry. */
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
  const reads = new ReadBatches(reading);
  const slow: SlowStatements = { onSlow: () => {} };

  function open(operation?: string): PostgresDb {
    async function send(client: pg.PoolClient, statement: Statement, values: unknown[]) {
      const began = performance.now();
      try {
        return await client.query(statement, values);
      } finally {
        const ms = performance.now() - began;
        if (ms >= limits.slowMs) slow.onSlow({ operation, text: statement.text, ms });
      }
    }

    const sendPrepared = (client: pg.PoolClient, statement: Statement, values: unknown[]) =>
      send(client, { ...statement, name: names.nameOf(statement) }, values);

    async function sendTwice(client: pg.PoolClient, statement: Statement, values: unknown[]) {
      try {
        return await sendPrepared(client, statement, values);
      } catch (error) {
        if (names.isOutdated(statement, error))
          return await send(client, { ...statement, name: undefined }, values);
        throw error;
      }
    }

    async function write(statement: Statement, values: unknown[]) {
      const client = await writing.acquire();
      let isLost = false;
      try {
        return await sendTwice(client, statement, values);
      } catch (error) {
        isLost = isUnreachable(error);
        throw error;
      } finally {
        client.release(isLost);
      }
    }

    const db = createDb((statement, values) =>
      traceStatement(statement.text, operation, () =>
        isWrite(statement.text)
          ? write(statement, values)
          : reads.run(names.isPrepared(statement) ? statement.text : undefined, (client) =>
              sendTwice(client, statement, values),
            ),
      ),
    );

    /** Unlike Drizzle's transaction, releases a connection that is lost at `begin`, and throws the first error. */
    const transaction: PostgresDb["transaction"] = async (body, config) => {
      const client = await writing.acquire();
      const session = createDb((statement, values) =>
        traceStatement(statement.text, operation, () => sendPrepared(client, statement, values)).catch(
          (error: unknown) => {
            names.isOutdated(statement, error);
            throw error;
          },
        ),
      );
      let failure: { error: unknown } | undefined;
      let isBroken = false;
      try {
        return await session.transaction(async (tx) => {
          try {
            return await body(tx);
          } catch (error) {
            failure = { error };
            // On a connection that does not answer, the rollback would wait for another timeout.
            if (isUnreachable(error)) client.end().catch(() => {});
            throw error;
          }
        }, config);
      } catch (error) {
        // After anything but a clean rollback the state of the connection is unknown.
        isBroken = failure?.error !== error;
        throw failure ? failure.error : error;
      } finally {
        client.release(isBroken);
      }
    };
    return Object.assign(db, { transaction });
  }

  return {
    db: open(),
    of: open,
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
