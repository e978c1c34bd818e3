import { expect, test } from "vitest";
import { decidingLines, draw, isIn, readReport } from "./mutant-lines.ts";

test("selects only lines with a decision or a computation", () => {
  const source = [
    'import { max } from "./max.ts";',
    "// a comment with a && b",
    "const first = 1;",
    "if (first > max) refuse();",
    "type Pair = A | B;",
    "  return first + max;",
  ].join("\n");
  expect(decidingLines(source)).toEqual([4, 6]);
});

test("skips tests, stories, texts and generated files", () => {
  expect(isIn("apps/server/src/modules/rewards/mall/points.ts", "server")).toBe(true);
  for (const name of ["points.test.ts", "points.gen.ts", "mall-fixtures.ts"])
    expect(isIn(`apps/server/src/modules/rewards/mall/${name}`, "server")).toBe(false);
  expect(isIn("apps/web/src/features/mall/pages/grid.stories.tsx", "web")).toBe(false);
  expect(isIn("apps/server/src/modules/rewards/mall/points.ts", "web")).toBe(false);
});

test("selects the same lines once for a seed, and other lines for another", () => {
  const lines = Array.from({ length: 50 }, (_, index) => `a.ts:${index}`);
  const drawn = draw(lines, 20, 7);
  expect(new Set(drawn).size).toBe(20);
  expect(draw(lines, 20, 7)).toEqual(drawn);
  expect(draw(lines, 20, 8)).not.toEqual(drawn);
  expect(draw(lines, 60, 7).toSorted()).toEqual(lines.toSorted());
});

test("lists surviving and uncovered mutants, and ignores compile errors", () => {
  const mutant = (status: string, line: number) => ({
    status,
    mutatorName: "EqualityOperator",
    replacement: `changed ${status}`,
    location: { start: { line, column: 1 }, end: { line, column: 5 } },
  });
  const report = {
    files: {
      "src/a.ts": {
        source: "one\n  two\nthree",
        mutants: [
          mutant("Killed", 1),
          mutant("Timeout", 1),
          mutant("Survived", 2),
          mutant("NoCoverage", 3),
          mutant("CompileError", 3),
          mutant("Ignored", 3),
        ],
      },
    },
  };
  expect(readReport(report)).toEqual({
    noticed: 2,
    missed: [
      "src/a.ts:2  two\n    changed Survived",
      "src/a.ts:3  three\n    changed NoCoverage, reached by no test",
    ],
  });
});
