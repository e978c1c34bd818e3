import type { Config } from "../config.ts";
import type { Db } from "../db/client.ts";
import type { OutboxWorker } from "./outbox.ts";
import type { Clock } from "./time.ts";

/** Services for handlers. */
export interface Services {
  db: Db;
  config: Config;
  clock: Clock;
  /** Worker to wake after an insert into the outbox. */
  outbox: Pick<OutboxWorker, "wake">;
}
