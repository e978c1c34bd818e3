import { defineConfig } from "vitest/config";

/**
 * Logic runs without a document; only what renders brings one up. Files share the modules they load, which is most of
 * their time; a file that mocked a module would need a project that isolates it, as in apps/web.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: "logic", environment: "node", include: ["src/**/*.test.ts"], isolate: false } },
      {
        test: {
          name: "widgets",
          environment: "happy-dom",
          include: ["src/**/*.test.tsx"],
          setupFiles: "vitest.setup.ts",
          isolate: false,
        },
      },
    ],
  },
});
