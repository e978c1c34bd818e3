import { readDatabaseLimits } from "../config/database.ts";
import type { ErrorReporter } from "../core/error-reporter.ts";
import { scheduleJob } from "../core/jobs.ts";
import { openPostgres } from "../db/client.ts";
import { tellSome } from "../modules/messaging/announcement/announcement.job.ts";

/** A process that tells the announcements of a database, as a server does, until it is killed. */
const [url, lock] = process.argv.slice(2) as [string, string];
const { db } = openPostgres(url, readDatabaseLimits({}));
const reports = { warn: () => {} } as unknown as ErrorReporter;
scheduleJob(db, reports, { name: "announcements", lock: Number(lock), everyMs: 5, run: tellSome });
// The job's own timer keeps no process alive.
setInterval(() => {}, 1000);
