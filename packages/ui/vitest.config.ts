import { defineConfig } from "vitest/config";
import { widgetSources } from "../../.storybook/widget-sources.ts";

/** Tests of logic run in Node.js, tests that render in a simulated browser. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: "logic", environment: "node", include: ["src/**/*.test.ts"] } },
      {
        plugins: [widgetSources()],
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
