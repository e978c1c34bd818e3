type Entry = { title: string; name: string; importPath: string };

/** The part of a Storybook's `index.json` that is read here. */
export type StoryIndex = { v: number; entries: Record<string, Entry> };

/**
 * Distributes the stories of a Storybook among groups. The test runner creates a test file for each title, and a file
 * costs a Jest environment and a load of the whole Storybook, far more than its stories.
 * Stories of one file stay together, and files are dealt out in turns, since pages, which take longest, are neighbours.
 * @param count of groups
 * @returns the same index with the group for a title, and the title before the story's name
 */
export function groupStories(index: StoryIndex, count: number): StoryIndex {
  const files = [...new Set(Object.values(index.entries).map((entry) => entry.importPath))];
  const grouped = Object.entries(index.entries).map(([id, entry]) => {
    const group = (files.indexOf(entry.importPath) % count) + 1;
    const names = { title: `stories ${group} of ${count}`, name: `${entry.title} · ${entry.name}` };
    return [id, { ...entry, ...names }] as const;
  });
  return { ...index, entries: Object.fromEntries(grouped) };
}
