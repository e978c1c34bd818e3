/** A report of Storybook on a story that it has run, as much of it as is read here. */
export interface Report {
  type: string;
  result?: unknown;
}

/** What is known of the story that is shown: whether it holds, in a sentence; `title` has the details. */
export interface Finding {
  holds: boolean;
  says: string;
  title?: string;
}

/** The type of the report of what goes beyond the page. */
export const ROOM = "lenscape/room";

type Violations = { violations?: { help: string; nodes: unknown[] }[] } | undefined;

/**
 * What a run of the story found, for the row under the toolbar. What was not looked at is not
 * in it; of what was reported more than once the last counts.
 */
export function findingsOf(reports: readonly Report[]): Finding[] {
  const last = new Map(reports.map(({ type, result }) => [type, result]));
  return [...last].flatMap(([type, result]): Finding[] => {
    if (type === ROOM) return [room(result as string[])];
    if (type !== "a11y") return [];
    const { violations = [] } = (result as Violations) ?? {};
    const title = violations.map(({ help, nodes }) => `${help}：${nodes.length}`).join("\n");
    return [
      violations.length === 0
        ? { holds: true, says: "axe 没有违规" }
        : { holds: false, says: `axe 违规 ${violations.length} 条：${violations[0]?.help}`, title },
    ];
  });
}

function room(wider: readonly string[]): Finding {
  if (wider.length === 0) return { holds: true, says: "没有横向滚动" };
  return { holds: false, says: `横向溢出：${wider[0]}`, title: wider.join("\n") };
}
