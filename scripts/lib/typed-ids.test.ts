import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./project.mjs";
import { sourceFiles } from "./regexps.ts";
import { untypedIds } from "./typed-ids.ts";

type Contract = { paths: Record<string, Record<string, { operationId?: string }>> };

const contract: Contract = JSON.parse(readFileSync(join(root, "packages/api/src/contract.gen.json"), "utf8"));
const ids = new Set(
  Object.values(contract.paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId)),
);

test("only generated files list operation ids without a type check", () => {
  const files = sourceFiles();
  expect(files.length).toBeGreaterThan(500);
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  expect(files.flatMap((file) => untypedIds(file, read(file), ids))).toEqual([]);
}, 30_000);

test.each([
  ["a set of unknown", 'const LISTS = new Set<unknown>(["draftList", ...["draftGet"]]);', true],
  ["a set of texts", 'const LISTS = new Set(["draftList"]);', true],
  ["a set of operations", 'const LISTS = new Set<OperationId>(["draftList"]);', false],
  ["a bare key", 'queries.invalidateQueries({ queryKey: ["postList"] });', true],
  ["a typed key", 'queries.invalidateQueries({ queryKey: keyOf("postList") });', false],
  ["a comparison", 'const is = ({ queryKey }) => queryKey[0] === "postList";', true],
  ["a regular expression", "const REWARDS = /^(taskInfo|checkIn)/;", true],
  ["a list", 'const LISTS = ["postList", "replyList"];', true],
  ["a typed list", 'const LISTS: readonly OperationId[] = ["postList"];', false],
  ["a call", 'api.call("postList", { query });', false],
])("classifies %s", (_name, text, isRefused) => {
  expect(untypedIds("a.ts", text, ids).length > 0).toBe(isRefused);
});
