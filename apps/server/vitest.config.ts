import { defineConfig } from "vitest/config";

// Files share the modules they load: each opens a database of its own, and nothing else is kept between them.
const shared = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  isolate: false,
  // What is waited for may be long in coming on a machine that has other work.
  expect: { poll: { timeout: 20_000 } },
};

/**
 * Tests that also run on PGlite: one file for each kind of SQL that may behave differently there. The journeys (`e2e`)
 * run a whole community on it, and so does this suite where there is no PostgreSQL.
 */
const ON_BOTH = [
  "src/contract/contract.test.ts", // every call that reads, of a community with one of everything
  "src/db/base.test.ts", // base data
  "src/demo/demo.test.ts", // the demo community, written in bulk
  "src/modules/search/search.test.ts", // hashes in arrays
  "src/modules/search/search-indexer.test.ts", // triggers, upserts of arrays
  "src/modules/feedback/questionnaire/questionnaire.test.ts", // JSON, figures from it
  "src/modules/media/upload-uses.test.ts", // triggers
  "src/modules/messaging/live/live.test.ts", // notify and listen
  "src/modules/rewards/ranking/ranking-refresh.test.ts", // advisory locks
  "src/modules/rewards/mall/mall.test.ts", // row locks, the ledger
];

const hasPostgres = Boolean(process.env.TEST_DATABASE_URL);

/** Everything on PostgreSQL; where there is none, everything but the races (*.race.test.ts) on the embedded database. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: "pglite",
          include: hasPostgres ? ON_BOTH : ["src/**/*.test.ts"],
          exclude: ["src/**/*.race.test.ts"],
          globalSetup: "src/test/setup-pglite.ts",
        },
      },
      ...(hasPostgres
        ? [
            {
              test: {
                ...shared,
                name: "postgres",
                include: ["src/**/*.test.ts"],
                globalSetup: "src/test/setup-postgres.ts",
                setupFiles: "src/test/effects.ts",
              },
            },
          ]
        : []),
    ],
  },
});
