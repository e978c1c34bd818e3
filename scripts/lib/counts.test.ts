import { expect, test } from "vitest";
import { countTests } from "./counts.ts";

const red = (text: string) => `\u001b[31m${text}\u001b[39m`;

test.each([
  [
    "vitest, behind Turborepo's prefix and in colours",
    `@lenscape/web:test:  Test Files  1 failed | 201 passed (202)\n@lenscape/web:test:       Tests  ${red("1 failed")} | 1231 passed | 2 skipped (1234)\n`,
    { passed: 1231, failed: 1, skipped: 2 },
  ],
  [
    "vitest, without a failure",
    " Test Files  5 passed (5)\n      Tests  131 passed (131)\n",
    { passed: 131, failed: 0, skipped: 0 },
  ],
  [
    "Jest",
    "Test Suites: 1 failed, 4 passed, 5 total\nTests:       3 failed, 7 skipped, 850 passed, 860 total\n",
    { passed: 850, failed: 3, skipped: 7 },
  ],
  [
    "Playwright, a flaky test passed in the end",
    "  2 failed\n    [chromium] › a.spec.ts:3:1 › a title with 9 failed words\n  1 flaky\n  4 skipped\n  120 passed (3.1m)\n",
    { passed: 121, failed: 2, skipped: 4 },
  ],
  [
    "several commands in one output",
    "      Tests  2 passed (2)\n      Tests  1 failed | 3 passed (4)\n",
    { passed: 5, failed: 1, skipped: 0 },
  ],
  ["no summary", "✓ 12 passed the gate\n", { passed: 0, failed: 0, skipped: 0 }],
])("countTests reads the totals of %s", (_, output, totals) => {
  expect(countTests(output)).toEqual(totals);
});
