import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

const shared = { testTimeout: 30_000 };
const pages = { ...shared, environment: "happy-dom", setupFiles: "vitest.setup.ts" };

/** The test files that put something else in a module's place: they need modules that nobody has loaded before. */
const mocking = readdirSync(join(import.meta.dirname, "src"), { recursive: true, encoding: "utf8" })
  .map((file) => `src/${file}`)
  .filter(
    (file) =>
      /\.test\.tsx?$/.test(file) &&
      /\bvi\.(?:do)?[mM]ock\(/.test(readFileSync(join(import.meta.dirname, file), "utf8")),
  );

/**
 * Logic runs without a document; only what renders brings one up. Files share the modules they load, which is most of
 * their time.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
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
          ...pages,
          name: "pages",
          include: ["src/**/*.test.tsx"],
          exclude: mocking,
          isolate: false,
        },
      },
      { test: { ...pages, name: "mocking", include: mocking } },
    ],
  },
});
