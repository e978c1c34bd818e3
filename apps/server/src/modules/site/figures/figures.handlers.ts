import type { Handlers } from "../../../contract/handler.ts";
import { toFlag } from "../../../core/author.ts";
import { addDays } from "../../../core/days.ts";
import { findBackupRecord, isBackupLate } from "../../../core/last-backup.ts";
import { oneRow } from "../../../core/sql.ts";
import { VERSION } from "../home/home.rules.ts";
import { spanOf } from "./figures.job.ts";
import { countDays, databaseState, daysBetween, lastRuns, sheetOf } from "./figures.queries.ts";

const startedAt = new Date(Date.now() - process.uptime() * 1000);

/** Handlers for community figures and server health, for operators with `console.figures`. */
export const figureHandlers = {
  async consoleFigures({ db, clock, query }) {
    const count = query?.days ?? 30;
    const today = clock.day(clock.now());
    const from = addDays(today, 1 - count);
    const [storedDays, todayCounts, circles, hours] = await Promise.all([
      daysBetween(db, addDays(from, -count), today),
      countDays(db, [spanOf(clock, today)]),
      sheetOf(db, "circles"),
      sheetOf(db, "hours"),
    ]);
    const live = oneRow(todayCounts, "today");
    const past = storedDays.filter(({ day }) => day < today);
    const last = storedDays.at(-1);
    // Members up to the last count, plus those who joined since then.
    const members = last
      ? last.members + live.newMembers - (last.day === today ? last.newMembers : 0)
      : live.newMembers;
    return {
      days: [...past.filter(({ day }) => day >= from), { ...live, members }],
      before: past.filter(({ day }) => day < from),
      circles: circles?.content ?? [],
      hours: hours?.content ?? [],
      refreshedAt: hours ? clock.format(hours.writtenAt) : "",
    };
  },

  async consoleHealth({ db, clock, config }) {
    const [state, runs, uploads, backup] = await Promise.all([
      databaseState(db),
      lastRuns(db),
      sheetOf(db, "uploads"),
      findBackupRecord(db),
    ]);
    return {
      version: VERSION,
      engine: config.databaseUrl ? ("postgres" as const) : ("embedded" as const),
      engineVersion: state.version,
      startedAt: clock.format(startedAt),
      databaseBytes: state.bytes,
      uploads: uploads?.content.count ?? 0,
      uploadBytes: uploads?.content.bytes ?? 0,
      waitingLinks: state.waiting,
      backup: {
        verifiedAt: backup.verified ? clock.format(new Date(backup.verified.at)) : "",
        bytes: backup.verified?.bytes ?? 0,
        isLate: toFlag(isBackupLate(backup, clock.now())),
        failedAt: backup.failed ? clock.format(new Date(backup.failed.at)) : "",
        failure: backup.failed?.reason ?? "",
      },
      jobs: runs.map(({ name, endedAt, tookMs, ok, failure }) => ({
        ...{ name, tookMs, failure },
        lastAt: clock.format(endedAt),
        lastOk: toFlag(ok),
      })),
    };
  },
} satisfies Pick<Handlers, "consoleFigures" | "consoleHealth">;
