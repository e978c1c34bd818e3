/**
 * The stories of two Storybooks as one list: those of the present one in its order, those that are gone at the end.
 * @typedef {{ id: string, title: string, name: string }} Story
 * @param {Record<string, Story & { type: string }>} before the entries of the base's index.json
 * @param {typeof before} after those of the present one
 * @param {string} [only] a part of "Widgets/Badge/Default", in any case
 * @returns {{ story: Story, kind: "both" | "new" | "gone" }[]}
 */
export function storyPairs(before, after, only = "") {
  const wanted = (entry) =>
    entry.type === "story" && `${entry.title}/${entry.name}`.toLowerCase().includes(only.toLowerCase());
  const pick = ({ id, title, name }) => ({ id, title, name });
  return [
    ...Object.values(after)
      .filter(wanted)
      .map((entry) => ({ story: pick(entry), kind: before[entry.id] ? "both" : "new" })),
    ...Object.values(before)
      .filter((entry) => wanted(entry) && !after[entry.id])
      .map((entry) => ({ story: pick(entry), kind: "gone" })),
  ];
}
