import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { policy } from "../policy.ts";
import { getServerName } from "./server-name.ts";

/** The callbacks of a listener. */
export interface ChannelListener {
  onNotification(payload: string): void;
  /** Called when notifications arrive. Earlier ones may have been missed. */
  onConnect(): void;
  /** Called after a loss of the connection. No notification arrives until the next `onConnect`. */
  onDisconnect(): void;
  /**
   * Called when all commits between two moments, in milliseconds, have been notified. With this callback, the connection
   * is checked every `policy.live.proofMs`.
   */
  onProof?(from: number, upTo: number): void;
}

/** Listens to a channel until the returned function is called. */
export type Listen = (channel: string, listener: ChannelListener) => () => Promise<void>;

const MIN_PAUSE_MS = 100;
const MAX_PAUSE_MS = 10_000;
/** Interval between two checks of an idle connection in milliseconds. */
const CHECK_INTERVAL_MS = 25_000;
/** Timeout of a check in milliseconds. */
const CHECK_TIMEOUT_MS = 5000;

/** Listens over a connection outside the pool. After a loss it reconnects with exponential back-off. */
export function listenOverConnection(connectionString: string): Listen {
  return (channel, listener) => {
    let client: pg.Client | undefined;
    let timer: NodeJS.Timeout | undefined;
    let pause = MIN_PAUSE_MS;
    let stopped = false;

    function connect() {
      const next = new pg.Client({
        connectionString,
        connectionTimeoutMillis: CHECK_TIMEOUT_MS,
        query_timeout: CHECK_TIMEOUT_MS,
        keepAlive: true,
        application_name: getServerName("live"),
      });
      client = next;
      let connectedAt: number | undefined;
      const onLost = () => {
        if (client !== next) return;
        client = undefined;
        clearTimeout(timer);
        next.end().catch(() => {});
        if (stopped) return;
        if (connectedAt !== undefined) listener.onDisconnect();
        timer = setTimeout(connect, pause * (0.5 + Math.random() / 2));
        timer.unref();
        pause = Math.min(pause * 2, MAX_PAUSE_MS);
      };
      // PostgreSQL delivers the notifications of earlier commits before the response to a statement.
      const checkConnection = (sentAt: number) => {
        if (client !== next || stopped) return;
        listener.onProof?.(connectedAt!, sentAt);
        timer = setTimeout(
          () => {
            const now = Date.now();
            next.query("select 1").then(() => checkConnection(now), onLost);
          },
          listener.onProof ? policy.live.proofMs : CHECK_INTERVAL_MS,
        );
        timer.unref();
      };
      next.on("error", onLost);
      next.on("end", onLost);
      next.on("notification", ({ payload }) => listener.onNotification(payload ?? ""));
      next
        .connect()
        .then(() => next.query(`listen ${pg.escapeIdentifier(channel)}`))
        .then(() => {
          if (client !== next) return;
          connectedAt = Date.now();
          pause = MIN_PAUSE_MS;
          listener.onConnect();
          checkConnection(connectedAt);
        })
        .catch(onLost);
    }

    connect();
    return async () => {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    };
  };
}

/** Listens to the embedded database, whose connection is never lost. */
export function listenEmbedded(database: PGlite): Listen {
  return (channel, listener) => {
    const subscription = database.listen(channel, listener.onNotification);
    subscription
      .then(listener.onConnect)
      .then(() => listener.onProof?.(Date.now(), Number.POSITIVE_INFINITY), listener.onDisconnect);
    return async () => {
      await (await subscription)();
    };
  };
}
