/** The conditions that have a column of their own in the status of a widget. */
export type Condition = "forcedColors" | "largeText" | "narrow";

/**
 * What a run of the stories under the conditions found: folder → condition → a sentence for each thing that gets lost.
 * An empty list is a widget that loses nothing; what is left out was not run.
 */
export type ConditionResults = Record<string, Partial<Record<Condition, string[]>>>;

/** A value of the status: whether it holds, and in one word how. `undefined`: nobody has looked. */
export interface Verdict {
  holds: boolean | undefined;
  says: string;
}

const GOOD: Record<Condition, string> = { forcedColors: "边都在", largeText: "不截断", narrow: "不溢出" };

/** What is known of a widget under a condition. */
export function verdict(results: ConditionResults, folder: string, condition: Condition): Verdict {
  const found = results[folder]?.[condition];
  if (!found) return { holds: undefined, says: "未测" };
  return found.length === 0
    ? { holds: true, says: GOOD[condition] }
    : { holds: false, says: `${found.length} 处不行` };
}
