import { readDatabaseLimits } from "../config/database.ts";
import { OutboxWorker } from "../core/outbox.ts";
import { openPostgres } from "../db/client.ts";
import { consequences } from "../modules/content/act/act.consequences.ts";

/**
 * A process that applies what is in the outbox of a database until it is killed. With a step as its second argument it
 * prints the step's name when it comes to it, and waits there.
 */
const [url, stopAt] = process.argv.slice(2) as [string, string?];
const { db } = openPostgres(url, readDatabaseLimits({}));

async function stop(step: string): Promise<void> {
  if (step !== stopAt) return;
  process.stdout.write(step);
  await new Promise(() => {});
}

const worker = new OutboxWorker(
  db,
  {
    async refresh(db, deeds) {
      await stop("read");
      await consequences.refresh(db, deeds);
      await stop("refreshed");
    },
    async apply(tx, deeds) {
      await stop("taken");
      await consequences.apply(tx, deeds);
      await stop("applied");
    },
  },
  { warn: (what, error) => process.stderr.write(`${what}: ${String(error)}\n`) },
);
while (true) {
  await worker.settled();
  await stop("committed");
}
