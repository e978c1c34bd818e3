export type Totals = { passed: number; failed: number; skipped: number };

/**
 * Adds up the totals that vitest, Jest (Storybook's test runner) and Playwright print at the end.
 * @param output with or without colours and Turborepo's prefixes
 */
export function countTests(output: string): Totals {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours start with the escape character
  const lines = output.replace(/\u001b\[[0-9;]*m/g, "").split("\n");
  const totals = { passed: 0, failed: 0, skipped: 0 };
  const countOf = (text: string, word: string) =>
    [...text.matchAll(new RegExp(`(\\d+) ${word}`, "g"))].reduce((sum, [, count]) => sum + Number(count), 0);
  const add = (text: string) => {
    totals.passed += countOf(text, "passed") + countOf(text, "flaky");
    totals.failed += countOf(text, "failed");
    totals.skipped += countOf(text, "skipped");
  };
  for (const line of lines) {
    const summary = /(?:^|\s)Tests:?\s+(\d+ (?:passed|failed|skipped|todo).*)$/.exec(line);
    if (summary?.[1]) add(summary[1]);
    else if (/^\s+\d+ (passed \(|failed$|skipped$|flaky$)/.test(line)) add(line);
  }
  return totals;
}
