import type { Config } from "../config.ts";
import type { Db } from "../db/client.ts";
import type { OutboxWorker } from "./outbox.ts";
import type { Clock } from "./time.ts";

/** What every handler may use. */
export interface Services {
  db: Db;
  config: Config;
  clock: Clock;
  /** To be woken by what has put something into the outbox. */
  outbox: Pick<OutboxWorker, "wake">;
}
