/** The conditions that have a column of their own in the status of a widget. */
export type Condition = "forcedColors" | "largeText" | "narrow";

/** Folder → condition → a sentence for each thing that gets lost. An empty list is a widget that loses nothing. */
export type ConditionResults = Record<string, Partial<Record<Condition, string[]>>>;

/** A story that every test run puts under the conditions. */
export interface HeldStory {
  id: string;
  name: string;
}

/** What is known of the widgets under the conditions. */
export interface Conditions {
  /** Folder → the stories that every test run looks at. */
  held: Record<string, HeldStory[]>;
  /** What the last run of this Storybook found; empty where none has run since it was built. */
  results: ConditionResults;
}

/** A value of the status: whether it holds, and in one word how. `undefined`: nobody has looked. */
export interface Verdict {
  holds: boolean | undefined;
  says: string;
}

const GOOD: Record<Condition, string> = { forcedColors: "边都在", largeText: "不截断", narrow: "不溢出" };

/**
 * What is known of a widget under a condition. A widget of which no story is looked at has not been tested, whatever a
 * run found.
 * @param conditions undefined while they are read
 */
export function verdict(conditions: Conditions | undefined, folder: string, condition: Condition): Verdict {
  if (!conditions) return { holds: undefined, says: "……" };
  const looked = conditions.held[folder]?.length ?? 0;
  if (looked === 0) return { holds: undefined, says: "未测" };
  const found = conditions.results[folder]?.[condition];
  if (!found) return { holds: true, says: `每次查 ${looked} 态` };
  return found.length === 0
    ? { holds: true, says: GOOD[condition] }
    : { holds: false, says: `${found.length} 处不行` };
}

/** The stories that are looked at, by widget. Their ids begin with the folder. */
export function heldStories(stories: readonly HeldStory[]): Conditions["held"] {
  const held: Conditions["held"] = {};
  for (const { id, name } of stories) {
    const [folder = ""] = id.split("--");
    held[folder] = [...(held[folder] ?? []), { id, name }];
  }
  return held;
}
