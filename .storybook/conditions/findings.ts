/** Subset of Storybook's report on a story run. */
export interface Report {
  type: string;
  result?: unknown;
}

/** Result of a check of the current story; `title` has the details for a tooltip. */
export interface Finding {
  isPassed: boolean;
  message: string;
  title?: string;
}

/** Type of the report on horizontal overflow. */
export const OVERFLOW_REPORT = "lenscape/overflow";

type Violations = { violations?: { help: string; nodes: unknown[] }[] } | undefined;

/**
 * Returns the findings of a story run for the row under the toolbar. Checks that did not run are left out; the last
 * report of a type counts.
 */
export function toFindings(reports: readonly Report[]): Finding[] {
  const last = new Map(reports.map(({ type, result }) => [type, result]));
  return [...last].flatMap(([type, result]): Finding[] => {
    if (type === OVERFLOW_REPORT) return [toOverflowFinding(result as string[])];
    if (type !== "a11y") return [];
    const { violations = [] } = (result as Violations) ?? {};
    const title = violations.map(({ help, nodes }) => `${help}：${nodes.length}`).join("\n");
    return [
      violations.length === 0
        ? { isPassed: true, message: "axe 没有违规" }
        : { isPassed: false, message: `axe 违规 ${violations.length} 条：${violations[0]?.help}`, title },
    ];
  });
}

function toOverflowFinding(overflows: readonly string[]): Finding {
  if (overflows.length === 0) return { isPassed: true, message: "没有横向滚动" };
  return { isPassed: false, message: `横向溢出：${overflows[0]}`, title: overflows.join("\n") };
}
