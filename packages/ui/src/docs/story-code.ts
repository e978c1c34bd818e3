/** Stands in the code of a story for a function, whose own text nobody would copy. */
export const HANDLER = "__handler__";

/**
 * The code that a docs page shows of a story: what somebody would write in a page. Functions go by the name of their
 * prop. Of a story that draws itself, whose source Storybook gives whole, only what it draws is left.
 */
export function storyCode(code: string): string {
  // The source comes printed anew, the properties of the story at two spaces.
  const render = code.split(/^ {2}(?=\w+: )/m).find((part) => part.startsWith("render: "));
  if (code.startsWith("{") && render) {
    const drawn = render.replace(/^render: /, "").replace(/(?:,|\n\})\s*$/, "");
    return drawn.startsWith("() => {")
      ? drawn.replace("() => {", "function Example() {").replaceAll(/^ {2}/gm, "")
      : drawn.replace("() => ", "").replaceAll(/^ {4}/gm, "");
  }
  return code
    .replaceAll(new RegExp(`([\\w-]+)=\\{${HANDLER}\\}`, "g"), "$1={$1}")
    .replaceAll(new RegExp(`(\\w+): ${HANDLER}`, "g"), "$1");
}
