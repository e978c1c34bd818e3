const SYSTEM_COLORS =
  /(?<![\w-])(?:AccentColor(?:Text)?|ActiveText|ButtonBorder|ButtonFace|ButtonText|Canvas(?:Text)?|Field(?:Text)?|GrayText|Highlight(?:Text)?|LinkText|Mark(?:Text)?|SelectedItem(?:Text)?|VisitedText)(?![\w-])/i;
const FORCED = new Set(["color", "column-rule-color", "outline-color", "text-decoration-color"]);
const BORDER = /^border-(?:.+-)?color$/;
const KEYWORD = /^(?:inherit|initial|unset|revert|revert-layer|none)$/i;
/** One colour and nothing else: a word, a hash, or one function. */
const ONE_COLOR = /^(?:[\w#-]+|[\w-]+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))$/;

/** A part of CSSStyleDeclaration: the names it iterates over, and what they are set to. */
export interface Declared extends Iterable<string> {
  getPropertyValue(name: string): string;
  getPropertyPriority(name: string): string;
}

/**
 * What forced colours make of the declarations of one rule: text, borders and outlines take the browser's colours, grounds
 * the canvas (as transparent as they were), shadows and gradients go. System colours stay, as the author chose them for
 * this, also where a token stands for one: `tokenOf` gives the value of a custom property. Nothing for a rule without
 * colours.
 */
export function forcedDeclarations(style: Declared, tokenOf: (name: string) => string = () => ""): string {
  const said = [...style].flatMap((name) => {
    const value = declared(style, name);
    const forced = KEYWORD.test(value) || isSystem(value, tokenOf) ? undefined : forcedValue(name, value);
    if (forced === undefined) return [];
    return `${name}: ${forced}${style.getPropertyPriority(name) && " !important"}`;
  });
  return said.join("; ");
}

function forcedValue(name: string, value: string): string | undefined {
  if (FORCED.has(name) || BORDER.test(name)) return "revert";
  if (name === "box-shadow" || name === "text-shadow") return "none";
  if (name === "background-image") return value.includes("gradient(") ? "none" : undefined;
  if (name === "background-color") {
    if (ONE_COLOR.test(value)) return `rgb(from ${value} var(--forced-canvas) / alpha)`;
    return value.includes("url(") ? undefined : "rgb(var(--forced-canvas))";
  }
  return undefined;
}

/** The value of a shorthand with a variable in it is on the shorthand alone. */
function declared(style: Declared, name: string): string {
  return (
    style.getPropertyValue(name) ||
    (name.startsWith("background-") ? style.getPropertyValue("background") : "") ||
    (BORDER.test(name)
      ? shorthands(name)
          .map((one) => style.getPropertyValue(one))
          .join(" ")
          .trim()
      : "") ||
    (name === "outline-color" ? style.getPropertyValue("outline") : "")
  );
}

/** `border-top-color` → `border-top`, `border-color`, `border`. */
function shorthands(name: string): string[] {
  return [name.replace(/-color$/, ""), "border-color", "border"];
}

function isSystem(value: string, tokenOf: (name: string) => string): boolean {
  const resolved = value.replace(/var\(\s*(--[\w-]+)[^)]*\)/g, (_, name) => tokenOf(name));
  return SYSTEM_COLORS.test(resolved.replace(/--[\w-]+/g, ""));
}
