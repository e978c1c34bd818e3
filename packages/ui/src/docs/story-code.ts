/** Stands in the code of a story for a function, whose own text nobody would copy. */
export const HANDLER = "__handler__";

/** The properties of a story, `name: value` each, as Storybook prints its source again; none when it is on one line. */
function propertiesOf(code: string): string[] {
  const [, indent] = /^\{\n(\s+)/.exec(code) ?? [];
  return indent ? code.replace(/\s*\}$/, "").split(new RegExp(`^${indent}(?=\\w+: )`, "m")) : [];
}

/** Without the indentation that all lines after the first share. */
function dedented(code: string): string {
  const indents = [...code.matchAll(/\n([ \t]*)(?=\S)/g)].map(([, indent = ""]) => indent);
  const [least = ""] = indents.sort((a, b) => a.length - b.length);
  return code.replaceAll(`\n${least}`, "\n");
}

/** The value of one property, without what stood between it and the next. */
function valueIn(code: string, name: string): string | undefined {
  const property = propertiesOf(code).find((part) => part.startsWith(`${name}: `));
  return property && dedented(property.slice(name.length + 2).replace(/,?\s*$/, ""));
}

/** Whether a story draws by itself, whatever its arguments: takes its source as Storybook keeps it. */
export const drawsItself = (source: string): boolean =>
  Boolean(valueIn(source, "render")?.startsWith("() =>"));

/**
 * The code that a docs page shows of a story: what somebody would write in a page. Functions go by the name of their
 * prop. Of a story that draws itself, whose source Storybook gives whole, only what it draws is left, and of one that
 * is shown in a frame, so that nobody sees what it drew, its props.
 */
export function storyCode(code: string): string {
  if (code.startsWith("{")) {
    const drawn = valueIn(code, "render");
    if (!drawn) return valueIn(code, "args") ?? "{}";
    return drawn.replace("() => {", "function Example() {").replace(/^\(\) => /, "");
  }
  return code
    .replaceAll(new RegExp(`([\\w-]+)=\\{${HANDLER}\\}`, "g"), "$1={$1}")
    .replaceAll(new RegExp(`(\\w+): ${HANDLER}`, "g"), "$1");
}
