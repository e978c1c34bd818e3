/**
 * The totals that vitest, Jest (Storybook's test runner) and Playwright print at the end, added up over one output.
 * @param {string} output with or without colours and Turborepo's prefixes
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function countTests(output) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours start with the escape character
  const lines = output.replace(/\u001b\[[0-9;]*m/g, "").split("\n");
  const totals = { passed: 0, failed: 0, skipped: 0 };
  const add = (text) => {
    for (const [, count, word] of text.matchAll(/(\d+) (passed|failed|skipped|flaky)/g)) {
      totals[word === "flaky" ? "passed" : word] += Number(count);
    }
  };
  for (const line of lines) {
    const summary = /(?:^|\s)Tests:?\s+(\d+ (?:passed|failed|skipped|todo).*)$/.exec(line);
    if (summary) add(summary[1]);
    else if (/^\s+\d+ (passed \(|failed$|skipped$|flaky$)/.test(line)) add(line);
  }
  return totals;
}
