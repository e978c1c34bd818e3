/** An entry of Storybook's index.json. */
interface IndexEntry {
  id: string;
  type: string;
  name: string;
  importPath: string;
  tags?: string[];
}

/**
 * Returns the ids of the stories that represent their widget under the conditions: the first one, the one with long
 * texts, and the first with a play function, which opens overlays.
 * @param entries entries of Storybook's index.json
 */
export function representatives(entries: Record<string, IndexEntry>) {
  const files = new Map<string, IndexEntry[]>();
  for (const story of Object.values(entries)) {
    if (story.type !== "story" || !story.importPath.includes("/widgets/")) continue;
    files.set(story.importPath, [...(files.get(story.importPath) ?? []), story]);
  }
  const chosen = [...files.values()].flatMap((stories) => [
    stories[0],
    stories.find(({ name }) => name === "Long Text"),
    stories.find(({ tags }) => tags?.includes("play-fn")),
  ]);
  return new Set(chosen.flatMap((story) => story?.id ?? []));
}
