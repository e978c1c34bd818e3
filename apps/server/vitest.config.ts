import { defineConfig } from "vitest/config";

// Files share the modules they load: each opens a database of its own, and nothing else is kept between them.
const shared = { include: ["src/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 120_000, isolate: false };

/** The same suite on the embedded database and, where there is one, on PostgreSQL; races (*.race.test.ts) need the latter. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: "pglite",
          exclude: ["src/**/*.race.test.ts"],
          globalSetup: "src/test/setup-pglite.ts",
        },
      },
      ...(process.env.TEST_DATABASE_URL
        ? [
            {
              test: {
                ...shared,
                name: "postgres",
                // Who may do what, and what a call may be, is asked of the contract and the handlers, whatever the
                // database: once is enough, but for a run of `pnpm fuzz`.
                exclude: [
                  "src/contract/roles.test.ts",
                  ...(process.env.FUZZ_SEED ? [] : ["src/contract/fuzz.test.ts"]),
                ],
                globalSetup: "src/test/setup-postgres.ts",
              },
            },
          ]
        : []),
    ],
  },
});
