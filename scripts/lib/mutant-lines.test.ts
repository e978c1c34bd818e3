import { expect, test } from "vitest";
import { decidingLines, draw, isIn, readReport } from "./mutant-lines.ts";

test("only lines that decide or compute something are tried", () => {
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

test("tests, stories, texts and generated files are left as they are", () => {
  expect(isIn("apps/server/src/modules/rewards/mall/points.ts", "server")).toBe(true);
  for (const name of ["points.test.ts", "points.gen.ts", "mall-fixtures.ts"])
    expect(isIn(`apps/server/src/modules/rewards/mall/${name}`, "server")).toBe(false);
  expect(isIn("apps/web/src/features/mall/pages/grid.stories.tsx", "web")).toBe(false);
  expect(isIn("apps/server/src/modules/rewards/mall/points.ts", "web")).toBe(false);
});

test("the same seed draws the same lines, each once; another seed draws others", () => {
  const lines = Array.from({ length: 50 }, (_, index) => `a.ts:${index}`);
  const drawn = draw(lines, 20, 7);
  expect(new Set(drawn).size).toBe(20);
  expect(draw(lines, 20, 7)).toEqual(drawn);
  expect(draw(lines, 20, 8)).not.toEqual(drawn);
  expect(draw(lines, 60, 7).toSorted()).toEqual(lines.toSorted());
});

test("what survived and what no test reaches is listed; what does not compile counts nowhere", () => {
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
