import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./project.mjs";
import { sourceFiles } from "./regexps.ts";

/** Code that runs in browsers. Safari before 16.4 does not load a file with a look-behind assertion. */
const CLIENT_CODE = /^(?:apps\/web|packages\/(?:ui|richtext|api|passwords))\/src\//;
const LOOK_BEHIND = /\(\?<[=!]/;

const files = sourceFiles().filter((file) => LOOK_BEHIND.test(readFileSync(join(root, file), "utf8")));

test("client code has no look-behind assertion", () => {
  // The server has some, which shows that they are found.
  expect(files.some((file) => file.startsWith("apps/server/"))).toBe(true);
  expect(files.filter((file) => CLIENT_CODE.test(file))).toEqual([]);
});
