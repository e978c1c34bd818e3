import type { Change } from "./compare.ts";

const TITLES = { breaking: "Breaking", additive: "Added", documentation: "Documentation" };
const MAX_OPERATIONS = 4;

/** Lists the first operations of a change: `threadList, threadDetail and 12 more`. */
function listOperations({ operations }: Change) {
  const first = operations.slice(0, MAX_OPERATIONS).join(", ");
  return operations.length > MAX_OPERATIONS
    ? `${first} and ${operations.length - MAX_OPERATIONS} more`
    : first;
}

const toLine = (change: Change) => {
  const suffix = change.operations.length > 0 ? ` (${listOperations(change)})` : "";
  return `${nameOfChange(change)}${suffix}`;
};

const sections = (changes: Change[], write: (title: string, found: Change[]) => string) =>
  Object.entries(TITLES).flatMap(([level, title]) => {
    const found = changes.filter((change) => change.level === level);
    return found.length > 0 ? [write(title, found)] : [];
  });

/** The changes as lines for a terminal. */
export function textOf(changes: Change[]) {
  if (changes.length === 0) return "The contract is the one that was released.";
  return sections(changes, (title, found) =>
    [`${title} (${found.length})`, ...found.map((change) => `  ${toLine(change)}`)].join("\n"),
  ).join("\n\n");
}

/** The section of API-CHANGES.md for a version. */
export function sectionOf(version: string, changes: Change[]) {
  const body = sections(changes, (title, found) =>
    [`### ${title}`, "", ...found.map((change) => `- ${toLine(change)}`)].join("\n"),
  );
  return [`## ${version}`, ...(body.length > 0 ? body : ["The contract did not change."])].join("\n\n");
}

/** The change log with the section of a version below its heading, or unchanged if it has one. */
export function withSection(log: string, version: string, changes: Change[]) {
  if (log.includes(`\n## ${version}\n`)) return log;
  const [heading = "", ...older] = log.split(/\n(?=## )/);
  return `${[heading.trimEnd(), sectionOf(version, changes), ...older.map((part) => part.trimEnd())].join("\n\n")}\n`;
}

/** A change without the operations that it concerns, as a changeset names it. */
export const nameOfChange = ({ direction, where, what }: Change) => `${direction} · ${where}: ${what}`;

/** Whether a changeset says that `@lenscape/api` will have a new major version. */
const isMajor = (changeset: string) =>
  /^["']?@lenscape\/api["']?:\s*major\s*$/m.test(changeset.split(/^---$/m)[1] ?? "");

/**
 * The breaking changes that no changeset announces. A changeset announces a break when it is a major one of
 * `@lenscape/api` and one of its list items is the break's name in backticks.
 * @param changesets the texts of the files
 */
export function unannounced(changes: Change[], changesets: string[]) {
  const announced = new Set(
    changesets.filter(isMajor).flatMap((text) => [...text.matchAll(/^- `(.*)`$/gm)].map(([, name]) => name)),
  );
  return changes.filter((change) => change.level === "breaking" && !announced.has(nameOfChange(change)));
}
