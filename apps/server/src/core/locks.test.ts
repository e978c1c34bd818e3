import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "..");

test("no two advisory locks have the same number", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" });
  const numbers = files
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .flatMap((file) => readFileSync(join(source, file), "utf8").match(/\b7_311_\d{3}\b/g) ?? []);
  expect(numbers.length).toBeGreaterThan(10);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});
