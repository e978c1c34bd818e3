import { defineConfig } from "vitest/config";

const shared = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // What is waited for may be long in coming on a machine that has other work.
  expect: { poll: { timeout: 20_000 } },
};

/** Logic runs without a document; only what renders brings one up. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // Files of logic share the modules they load: a third of their time is loading.
      {
        test: {
          ...shared,
          name: "logic",
          environment: "node",
          include: ["src/**/*.test.ts"],
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: "pages",
          environment: "happy-dom",
          include: ["src/**/*.test.tsx"],
          setupFiles: "vitest.setup.ts",
        },
      },
    ],
  },
});
