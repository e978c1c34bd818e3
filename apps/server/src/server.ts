import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { ConfigError, isLoopback } from "./config/settings.ts";
import { type Config, isExposed, originOfConfig, readConfig } from "./config.ts";
import { scheduleJob } from "./core/jobs.ts";
import { describeError } from "./core/log.ts";
import { deleteExpiredWindows } from "./core/rate.ts";
import { deleteExpiredSessions } from "./core/session.ts";
import { type Clock, createClock } from "./core/time.ts";
import type { Db } from "./db/client.ts";
import { DirectoryInUseError } from "./db/lock.ts";
import { demoLines, ensureDemoPasswords } from "./demo/passwords.ts";
import { eraseSignups, followUpQuestions, scheduleLinkFetches } from "./modules/content/index.ts";
import { deleteOldKeys } from "./modules/identity/index.ts";
import { deleteOldDeliveries, WebhookWorker } from "./modules/integrations/index.ts";
import {
  backfillUses,
  collectResumable,
  collectUploads,
  scheduleLeftoverCleanup,
  sweepStrayFiles,
} from "./modules/media/index.ts";
import { removeAnnouncementBatch, sendAnnouncementBatch } from "./modules/messaging/index.ts";
import { deleteExpiredTokens, deleteOldMails, MailWorker } from "./modules/notifications/index.ts";
import {
  completeSentOrders,
  refreshRankings,
  rewardDueInvitations,
  sendCheckInReminders,
} from "./modules/rewards/index.ts";
import { deleteOldPrints } from "./modules/screening/index.ts";
import { closeDueAccounts, refreshFigures, setupLine } from "./modules/site/index.ts";
import { policy } from "./policy.ts";
import { collectEarly } from "./process/heap.ts";
import { DatabaseConfigError, openDatabase } from "./process/open-database.ts";
import { stopOnSignals } from "./process/shutdown.ts";

interface Job {
  name: string;
  lock: number;
  everyMs: number;
  run: (tx: Db, clock: Clock, config: Config) => Promise<void>;
}

/** Scheduled jobs, each with a unique advisory lock. */
const jobs: readonly Job[] = [
  { name: "check-ins", lock: 7_311_047, everyMs: policy.checkIn.jobMs, run: sendCheckInReminders },
  { name: "questions", lock: 7_311_078, everyMs: policy.question.followUpMs, run: followUpQuestions },
  {
    name: "announcements",
    lock: 7_311_091,
    everyMs: policy.announcements.everyMs,
    run: sendAnnouncementBatch,
  },
  {
    name: "announcements-over",
    lock: 7_311_093,
    everyMs: policy.announcements.everyMs,
    run: removeAnnouncementBatch,
  },
  { name: "rankings", lock: 7_311_043, everyMs: policy.rankingRefreshMs, run: refreshRankings },
  { name: "figures", lock: 7_311_061, everyMs: policy.figures.everyMs, run: refreshFigures },
  { name: "rates", lock: 7_311_062, everyMs: policy.rateForgettingMs, run: deleteExpiredWindows },
  { name: "sessions", lock: 7_311_063, everyMs: policy.session.forgetMs, run: deleteExpiredSessions },
  { name: "api-keys", lock: 7_311_064, everyMs: policy.apiKeys.forgetMs, run: deleteOldKeys },
  { name: "webhooks", lock: 7_311_065, everyMs: policy.webhooks.forgetMs, run: deleteOldDeliveries },
  { name: "mails", lock: 7_311_073, everyMs: policy.mail.forgetMs, run: deleteOldMails },
  { name: "account-tokens", lock: 7_311_074, everyMs: policy.mail.forgetMs, run: deleteExpiredTokens },
  { name: "text-prints", lock: 7_311_077, everyMs: policy.spam.forgetMs, run: deleteOldPrints },
  { name: "signups", lock: 7_311_060, everyMs: policy.signupForgettingMs, run: eraseSignups },
  { name: "closing", lock: 7_311_044, everyMs: policy.accountClosingMs, run: closeDueAccounts },
  { name: "invitations", lock: 7_311_045, everyMs: policy.invitationsMs, run: rewardDueInvitations },
  { name: "orders", lock: 7_311_049, everyMs: policy.mall.confirmMs, run: completeSentOrders },
  { name: "uploads", lock: 7_311_070, everyMs: policy.upload.collectMs, run: collectUploads },
  { name: "stray-uploads", lock: 7_311_071, everyMs: policy.upload.sweepMs, run: sweepStrayFiles },
  {
    name: "resumable-uploads",
    lock: 7_311_089,
    everyMs: policy.upload.resumable.everyMs,
    run: collectResumable,
  },
  { name: "upload-uses", lock: 7_311_072, everyMs: policy.upload.backfill.everyMs, run: backfillUses },
];

/** Mounts the pages on the server before it listens. */
type MountPages = (app: FastifyInstance, config: Config) => Promise<void>;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Exits with a sentence for the operator. */
function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

async function start(loadPages: () => Promise<MountPages>): Promise<void> {
  collectEarly();
  const config = readConfig(process.env);
  // The code of the pages is loaded while the database opens.
  const [database, mountPages] = await Promise.all([openDatabase(config, say), loadPages()]);
  const exposed = isExposed(config);
  const ensureDemoReady = () => ensureDemoPasswords(database.db, { exposed, password: config.demoPassword });
  // Before listening only if passwords have to change.
  const demoAccounts = exposed || config.demoPassword ? await ensureDemoReady() : undefined;
  const clock = createClock(config.timeZone);
  const app = await buildApp(config, database, clock);
  await mountPages(app, config);
  const stopJobs: (() => Promise<void>)[] = [];
  const stopTracing = config.tracing
    ? (await import("./core/tracing-sdk.ts")).startTracing(config.tracing, app.log)
    : undefined;
  stopOnSignals({ app, database, stopJobs, stopTracing, delayMs: config.stopDelayMs });

  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    // The app is closed first, because its workers use the database.
    await app.close();
    await database.close();
    const { code, port = config.port } = error as NodeJS.ErrnoException & { port?: number };
    const setting = port === config.metrics?.port ? "METRICS_PORT" : "PORT";
    if (code === "EADDRINUSE")
      giveUp(`端口 ${port} 已被占用。请先停下占用它的程序，或用 ${setting} 换一个端口。`);
    if (code === "EACCES") giveUp(`没有权限监听端口 ${port}。请用 ${setting} 换一个 1024 以上的端口。`);
    throw error;
  }

  // Jobs start only after the server listens.
  for (const job of jobs) {
    stopJobs.push(scheduleJob(database.db, app.reports, { ...job, run: (tx) => job.run(tx, clock, config) }));
  }
  app.searchIndexer.start();
  stopJobs.push(scheduleLeftoverCleanup(config.dataDir, app.log));
  const webhooks = new WebhookWorker({ db: database.db, clock, config }, app.reports);
  stopJobs.push(() => webhooks.close());
  if (config.mail) {
    const mails = new MailWorker({ db: database.db, config, mail: config.mail }, app.reports);
    stopJobs.push(() => mails.close());
  }
  if (config.linkCards) stopJobs.push(scheduleLinkFetches(database.db, clock, app.reports));

  const { port } = app.server.address() as AddressInfo;
  say(`镜界社区已就绪：http://${isLoopback(config.host) ? "localhost" : config.host}:${port}/`);
  if (database.kind === "embedded") {
    say(`数据在 ${config.dataDir}（内置数据库不做 fsync，断电可能丢数据；正式使用请设置 DATABASE_URL）。`);
  }
  // The server is running, so an error of the database must not end it.
  const onFault = (error: unknown) =>
    app.log.warn(describeError(error), "The database did not answer for the last lines of the start");
  const origin = originOfConfig({ ...config, port });
  const line = await setupLine({ founding: app.founding, db: database.db, origin, onFault });
  if (line) say(line);
  const accounts = demoAccounts ?? (await ensureDemoReady().catch(onFault)) ?? [];
  for (const demoLine of demoLines(accounts, exposed)) say(demoLine);
}

/**
 * Runs the server until a signal stops it. A failed start exits with code 1 and a message for the operator. The entries
 * choose what serves the pages: `main.ts` the built files, `dev.ts` Vite.
 */
export function runServer(loadPages: () => Promise<MountPages>): void {
  start(loadPages).catch((error: unknown) => {
    const isSentence = [ConfigError, DirectoryInUseError, DatabaseConfigError].some(
      (kind) => error instanceof kind,
    );
    if (isSentence) giveUp((error as Error).message);
    const { message, query, stack } = describeError(error);
    giveUp([`没能启动：${message}`, query, stack].filter(Boolean).join("\n"));
  });
}
