/**
 * The stories that stand for their widget under the conditions: the first one, the one with long texts, and the first
 * that is played, which opens what opens.
 * @param {Record<string, { id: string, type: string, name: string, importPath: string, tags?: string[] }>} entries of
 *   Storybook's index.json
 * @returns {Set<string>} ids
 */
export function representatives(entries) {
  const files = new Map();
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
