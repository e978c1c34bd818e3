import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { policy } from "../policy.ts";
import { getServerName } from "./server-name.ts";

/** The callbacks of a listener. */
export interface ChannelListener {
  onNotification(payload: string): void;
  /** Connected: every notification arrives from now on; earlier ones may have been missed. */
  onConnect(): void;
  /** Disconnected: no notification arrives until `onConnect` is called again. */
  onDisconnect(): void;
  /** Everything that was committed between two moments, in ms, has been notified. Asked for often where it is given. */
  onProof?(from: number, upTo: number): void;
}

/** Listens to a channel until the returned function is called. */
export type Listen = (channel: string, listener: ChannelListener) => () => Promise<void>;

const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 10_000;
/** How often an idle connection is checked, and how long the check may take. */
const PROOF_EVERY = 25_000;
const PROOF_WITHIN = 5000;

/**
 * Listens over a separate connection outside the pool, which is opened again after a loss, with a pause that grows with
 * every failure.
 */
export function listenOverConnection(connectionString: string): Listen {
  return (channel, listener) => {
    let client: pg.Client | undefined;
    let timer: NodeJS.Timeout | undefined;
    let pause = FIRST_PAUSE;
    let stopped = false;

    function connect() {
      const next = new pg.Client({
        connectionString,
        connectionTimeoutMillis: PROOF_WITHIN,
        query_timeout: PROOF_WITHIN,
        keepAlive: true,
        application_name: getServerName("live"),
      });
      client = next;
      let heardFrom: number | undefined;
      const lose = () => {
        if (client !== next) return;
        client = undefined;
        clearTimeout(timer);
        next.end().catch(() => {});
        if (stopped) return;
        if (heardFrom !== undefined) listener.onDisconnect();
        timer = setTimeout(connect, pause * (0.5 + Math.random() / 2));
        timer.unref();
        pause = Math.min(pause * 2, LONGEST_PAUSE);
      };
      // A connection is told of what was committed before it is answered.
      const prove = (askedAt: number) => {
        if (client !== next || stopped) return;
        listener.onProof?.(heardFrom!, askedAt);
        timer = setTimeout(
          () => {
            const now = Date.now();
            next.query("select 1").then(() => prove(now), lose);
          },
          listener.onProof ? policy.live.proofMs : PROOF_EVERY,
        );
        timer.unref();
      };
      next.on("error", lose);
      next.on("end", lose);
      next.on("notification", ({ payload }) => listener.onNotification(payload ?? ""));
      next
        .connect()
        .then(() => next.query(`listen ${pg.escapeIdentifier(channel)}`))
        .then(() => {
          if (client !== next) return;
          heardFrom = Date.now();
          pause = FIRST_PAUSE;
          listener.onConnect();
          prove(heardFrom);
        })
        .catch(lose);
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
    const listening = database.listen(channel, listener.onNotification);
    listening
      .then(listener.onConnect)
      .then(() => listener.onProof?.(Date.now(), Number.POSITIVE_INFINITY), listener.onDisconnect);
    return async () => {
      await (await listening)();
    };
  };
}
