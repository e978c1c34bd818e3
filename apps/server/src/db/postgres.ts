import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { DatabaseLimits } from "../config.ts";
import { isUnreachable } from "../core/failures.ts";
import { policy } from "../policy.ts";
import { isWrite, TableCircuitBreaker } from "./circuit-breaker.ts";
import { BoundedPool } from "./pool.ts";
import * as schema from "./schema/index.ts";
import { type Statement, StatementNames } from "./statement-names.ts";

export const drizzleOptions = { schema, casing: "snake_case" } as const;

type PostgresDb = NodePgDatabase<typeof schema>;
type Transaction = PostgresDb["transaction"];
type Query = (statement: Statement, values: unknown[]) => Promise<pg.QueryResult>;

/** Writing gets a third of the connections. */
const poolSizes = (pool: number) => {
  const forWriting = Math.max(2, Math.round(pool / 3));
  return { forReading: pool - forWriting, forWriting };
};

/** The part of a client that Drizzle needs. */
class Sender {
  constructor(readonly query: Query) {}
}

const senderFor = (query: Query) => drizzle(new Sender(query) as unknown as pg.PoolClient, drizzleOptions);

/**
 * Opens two connection pools: one for statements that read, one for transactions and statements that write, so that
 * neither kind can take the connections of the other. A locked table takes at most one of each.
 */
export function openPools(url: string, limits: DatabaseLimits): { db: PostgresDb; close(): Promise<void> } {
  const { forReading, forWriting } = poolSizes(limits.pool);
  const reading = new BoundedPool(url, limits, forReading, policy.database.readLockMs);
  const writing = new BoundedPool(url, limits, forWriting, limits.lockTimeoutMs);
  const breaker = new TableCircuitBreaker();
  const names = new StatementNames(limits.prepare);

  /** Sends a statement over a connection, prepared where it is sent often. */
  const send = (client: pg.PoolClient, statement: Statement, values: unknown[]) =>
    breaker.send(statement.text, () => client.query(names.named(statement), values));

  const db = senderFor(async (statement, values) => {
    const share = isWrite(statement.text) ? writing : reading;
    const client = await share.acquire();
    let lost: unknown;
    try {
      return await send(client, statement, values).catch((error: unknown) => {
        if (names.hasOutdated(statement, error)) return send(client, statement, values);
        throw error;
      });
    } catch (error) {
      lost = isUnreachable(error);
      throw error;
    } finally {
      client.release(lost === true);
    }
  });

  /** Drizzle over one connection, made once for each. */
  const over = new WeakMap<pg.PoolClient, PostgresDb>();
  const sessionOf = (client: pg.PoolClient) => {
    const known =
      over.get(client) ??
      senderFor((statement, values) =>
        send(client, statement, values).catch((error: unknown) => {
          names.hasOutdated(statement, error);
          throw error;
        }),
      );
    over.set(client, known);
    return known;
  };

  /**
   * Drizzle's own transaction leaks a connection that is lost at `begin`, and reports the failing rollback instead of
   * the loss.
   */
  const transaction: Transaction = async (body, config) => {
    const client = await writing.acquire();
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
    db: Object.assign(db, { transaction }),
    async close() {
      await Promise.all([reading.close(), writing.close()]);
    },
  };
}
