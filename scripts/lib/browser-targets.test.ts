import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { toBuildTargets } from "../../apps/web/scripts/browser-targets.ts";
import { root } from "./project.mjs";

const readText = (file: string) => readFileSync(join(root, file), "utf8");
const { browserslist } = JSON.parse(readText("package.json")) as { browserslist: string[] };

test("converts the supported browsers to build targets", () => {
  expect(toBuildTargets(browserslist)).toEqual(["chrome100", "edge100", "safari15", "ios15", "firefox128"]);
  expect(() => toBuildTargets(["last 2 versions"])).toThrow("last 2 versions");
});

test("the build of the web app obeys them", () => {
  expect(readText("apps/web/vite.config.ts")).toContain("target: toBuildTargets(browserslist)");
});

test("the README states them", () => {
  expect(readText("README.md")).toContain("Chrome, Edge and WeChat 100+, Safari and iOS 15+, Firefox 128+");
});
