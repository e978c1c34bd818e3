import { defineConfig } from "vitest/config";

/** Logic runs without a document; only what renders brings one up. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: "logic", environment: "node", include: ["src/**/*.test.ts"] } },
      {
        test: {
          name: "widgets",
          environment: "happy-dom",
          include: ["src/**/*.test.tsx"],
          setupFiles: "vitest.setup.ts",
        },
      },
    ],
  },
});
