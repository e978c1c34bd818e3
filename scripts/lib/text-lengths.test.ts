import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./project.mjs";
import { sourceFiles } from "./regexps.ts";

const CLIENT_CODE = /^(?:apps\/web|packages\/(?:ui|richtext))\/src\/(?!.*\.(?:test|stories)\.tsx?$)/;

/** The length of a password is its number of code points (NIST SP 800-63B), as in `packages/passwords`. */
const PASSWORDS = "apps/web/src/features/auth/auth-rules.ts";
/** Gives the browser's limit to numbers. */
const INPUT = "packages/ui/src/widgets/input/input.tsx";

/** A text spread into its code points, unlike a spread iterator. */
const CODE_POINTS = /\[\.\.\.(?![^\]]*\.(?:keys|values|entries|matchAll)\()[^\],]+\]\s*\.length\b/;
/** The attribute of the browser, which counts UTF-16 units, in contrast to the prop of the widgets. */
const NATIVE_LIMIT = /<(?:input|textarea)\b[^<]*?\bmaxLength=/;

const files = sourceFiles().filter((file) => CLIENT_CODE.test(file));
const findFiles = (pattern: RegExp) =>
  files.filter((file) => pattern.test(readFileSync(join(root, file), "utf8")));

test("client code counts the characters of a text with countGraphemes", () => {
  expect(findFiles(CODE_POINTS)).toEqual([PASSWORDS]);
});

test("client code limits texts with the widgets, not with the browser's attribute", () => {
  expect(findFiles(NATIVE_LIMIT)).toEqual([INPUT]);
});
