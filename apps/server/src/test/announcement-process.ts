import { readDatabaseLimits } from "../config/database.ts";
import type { ErrorReporter } from "../core/error-reporter.ts";
import { scheduleJob } from "../core/jobs.ts";
import { openPostgres } from "../db/client.ts";
import { sendAnnouncementBatch } from "../modules/messaging/announcement/announcement.job.ts";

/** Process that delivers the announcements of a database like a server, until it is killed. */
const [url, lock] = process.argv.slice(2) as [string, string];
const { db } = openPostgres(url, readDatabaseLimits({}));
const reports = { warn: () => {} } as unknown as ErrorReporter;
scheduleJob(db, reports, {
  name: "announcements",
  lock: Number(lock),
  everyMs: 5,
  run: sendAnnouncementBatch,
});
// The timer of the job does not keep the process alive.
setInterval(() => {}, 1000);
