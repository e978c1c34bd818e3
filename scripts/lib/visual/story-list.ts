export type Story = { id: string; title: string; name: string };

/** An entry of a Storybook's `index.json`. */
export type Entry = Story & { type: string; importPath: string; exportName?: string };

/** A story of two Storybooks. `was` is its id in the base, where that is another. */
export type StoryPair = { story: Story; kind: "both" | "new" | "gone"; was?: string };

/**
 * Lists the stories of two Storybooks: those of the present one in its order, those that are gone at the end. A story
 * whose id has changed is known by its file and its export.
 * @param before entries of the base
 * @param after entries of the present Storybook
 * @param only a part of its address or of "反馈 Feedback/未读 Badge · 角标 红点/Default", in any case
 */
export function storyPairs(
  before: Record<string, Entry>,
  after: Record<string, Entry>,
  only = "",
): StoryPair[] {
  const isWanted = ({ type, id, title, name }: Entry) =>
    type === "story" && `${id} ${title}/${name}`.toLowerCase().includes(only.toLowerCase());
  // Search words of the sidebar follow the widget's name in its title.
  const pick = ({ id, title, name }: Entry): Story => ({ id, title: title.replace(/ · .*$/s, ""), name });
  const place = ({ importPath, exportName }: Entry) => `${importPath} ${exportName}`;
  const places = new Map(Object.values(before).map((entry) => [place(entry), entry.id]));
  const found = new Set<string | undefined>();
  const present = Object.values(after)
    .filter(isWanted)
    .map((entry): StoryPair => {
      const id = before[entry.id] ? entry.id : places.get(place(entry));
      found.add(id);
      return {
        story: pick(entry),
        kind: id ? "both" : "new",
        ...(id && id !== entry.id && { was: id }),
      };
    });
  const removed = Object.values(before).filter(
    (entry) => isWanted(entry) && !after[entry.id] && !found.has(entry.id),
  );
  return [...present, ...removed.map((entry): StoryPair => ({ story: pick(entry), kind: "gone" }))];
}
