/** Placeholder for a function in the code of a story. */
export const HANDLER = "__handler__";

/** Splits the printed source of a story into its properties, `name: value` each. */
function splitProperties(code: string): string[] {
  const [, indent] = /^\{\n(\s+)/.exec(code) ?? [];
  return indent ? code.replace(/\s*\}$/, "").split(new RegExp(`^${indent}(?=\\w+: )`, "m")) : [];
}

/** Removes the common indentation of all lines after the first. */
function dedent(code: string): string {
  const indents = [...code.matchAll(/\n([ \t]*)(?=\S)/g)].map(([, indent = ""]) => indent);
  const [common = ""] = indents.sort((a, b) => a.length - b.length);
  return code.replaceAll(`\n${common}`, "\n");
}

/** Returns the value of one property of a story. */
function findValue(code: string, name: string): string | undefined {
  const property = splitProperties(code).find((part) => part.startsWith(`${name}: `));
  return property && dedent(property.slice(name.length + 2).replace(/,?\s*$/, ""));
}

/** Whether a story renders itself without its arguments, by its printed source. */
export const rendersItself = (source: string): boolean =>
  Boolean(findValue(source, "render")?.startsWith("() =>"));

/**
 * Returns the code of a story for its docs page. A function is named like its prop. A story that renders itself is
 * reduced to its render function, and one in a frame, whose source Storybook prints whole, to its arguments.
 */
export function toStoryCode(code: string): string {
  if (code.startsWith("{")) {
    const render = findValue(code, "render");
    if (!render) return findValue(code, "args") ?? "{}";
    return render.replace("() => {", "function Example() {").replace(/^\(\) => /, "");
  }
  return code
    .replaceAll(new RegExp(`([\\w-]+)=\\{${HANDLER}\\}`, "g"), "$1={$1}")
    .replaceAll(new RegExp(`(\\w+): ${HANDLER}`, "g"), "$1");
}
