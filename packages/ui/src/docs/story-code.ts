/** Stands in the code of a story for a function, whose own text nobody would copy. */
export const HANDLER = "__handler__";

/**
 * The code that a docs page shows of a story: what somebody would write in a page. Functions go by the name of their
 * prop. Of a story that draws itself, whose source Storybook gives whole, only what it draws is left, and of one that
 * is shown in a frame, so that nobody sees what it drew, its props.
 */
export function storyCode(code: string): string {
  // The source comes printed anew, the properties of the story at two spaces.
  const properties = code.split(/^ {2}(?=\w+: )/m);
  const render = properties.find((part) => part.startsWith("render: "));
  if (code.startsWith("{") && render) {
    const drawn = render.replace(/^render: /, "").replace(/(?:,|\n\})\s*$/, "");
    return drawn.startsWith("() => {")
      ? drawn.replace("() => {", "function Example() {").replaceAll(/^ {2}/gm, "")
      : drawn.replace("() => ", "").replaceAll(/^ {4}/gm, "");
  }
  if (code.startsWith("{")) {
    const args = properties.find((part) => part.startsWith("args: ")) ?? "args: {}";
    return args
      .replace(/^args: /, "")
      .replace(properties.at(-1) === args ? /\n\}$/ : /,\s*$/, "")
      .replaceAll(/^ {2}/gm, "");
  }
  return code
    .replaceAll(new RegExp(`([\\w-]+)=\\{${HANDLER}\\}`, "g"), "$1={$1}")
    .replaceAll(new RegExp(`(\\w+): ${HANDLER}`, "g"), "$1");
}
