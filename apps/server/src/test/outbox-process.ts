import { readDatabaseLimits } from "../config.ts";
import { OutboxWorker } from "../core/outbox.ts";
import { openPostgres } from "../db/client.ts";
import { consequences } from "../domains/threads/consequences.ts";

/** A process that applies what is in the outbox of a database until it is killed; it says when it begins. */
const { db } = openPostgres(process.argv[2]!, readDatabaseLimits({}));
const worker = new OutboxWorker(db, consequences, {
  warn: (what, error) => process.stderr.write(`${what}: ${String(error)}\n`),
});
await db.execute("select 1");
process.stdout.write("begins\n");
while (true) await worker.settled();
