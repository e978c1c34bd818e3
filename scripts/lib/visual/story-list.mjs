/**
 * The stories of two Storybooks as one list: those of the present one in its order, those that are gone at the end. A
 * story whose id has changed is known by its file and its export.
 * @typedef {{ id: string, title: string, name: string }} Story
 * @typedef {Story & { type: string, importPath: string, exportName?: string }} Entry
 * @param {Record<string, Entry>} before the entries of the base's index.json
 * @param {Record<string, Entry>} after those of the present one
 * @param {string} [only] a part of its address or of "反馈 Feedback/未读 Badge · 角标 红点/Default", in any case
 * @returns {{ story: Story, kind: "both" | "new" | "gone", was?: string }[]} `was`: its id in the base, where it is another
 */
export function storyPairs(before, after, only = "") {
  const wanted = ({ type, id, title, name }) =>
    type === "story" && `${id} ${title}/${name}`.toLowerCase().includes(only.toLowerCase());
  // What the search of the sidebar finds a widget by stands behind its name.
  const pick = ({ id, title, name }) => ({ id, title: title.split(" · ")[0], name });
  const place = ({ importPath, exportName }) => `${importPath} ${exportName}`;
  const places = new Map(Object.values(before).map((entry) => [place(entry), entry.id]));
  const found = new Set();
  const present = Object.values(after)
    .filter(wanted)
    .map((entry) => {
      const id = before[entry.id] ? entry.id : places.get(place(entry));
      found.add(id);
      return {
        story: pick(entry),
        kind: id ? "both" : "new",
        ...(id && id !== entry.id && { was: id }),
      };
    });
  const gone = Object.values(before).filter(
    (entry) => wanted(entry) && !after[entry.id] && !found.has(entry.id),
  );
  return [...present, ...gone.map((entry) => ({ story: pick(entry), kind: "gone" }))];
}
