import { readDatabaseLimits } from "../config/database.ts";
import { OutboxWorker } from "../core/outbox.ts";
import { openPostgres } from "../db/client.ts";
import { consequences } from "../modules/content/act/act.consequences.ts";

/**
 * Process that applies the outbox of a database until it is killed. With a step as second argument, it prints the
 * name of that step when it reaches it, and stops there.
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
    async refresh(db, actions) {
      await stop("read");
      await consequences.refresh(db, actions);
      await stop("refreshed");
    },
    async apply(tx, actions) {
      await stop("taken");
      await consequences.apply(tx, actions);
      await stop("applied");
    },
  },
  { warn: (what, error) => process.stderr.write(`${what}: ${String(error)}\n`) },
);
while (true) {
  await worker.settled();
  await stop("committed");
}
