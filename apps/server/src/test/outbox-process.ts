import { readDatabaseLimits } from "../config/database.ts";
import { OutboxWorker } from "../core/outbox.ts";
import { openPostgres } from "../db/client.ts";
import { consequences } from "../domains/threads/consequences.ts";

/** A process that applies what is in the outbox of a database until it is killed. */
const { db } = openPostgres(process.argv[2]!, readDatabaseLimits({}));
const worker = new OutboxWorker(db, consequences, {
  warn: (what, error) => process.stderr.write(`${what}: ${String(error)}\n`),
});
while (true) await worker.settled();
