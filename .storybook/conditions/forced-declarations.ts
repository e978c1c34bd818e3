const SYSTEM_COLORS =
  /(?<![\w-])(?:AccentColor(?:Text)?|ActiveText|ButtonBorder|ButtonFace|ButtonText|Canvas(?:Text)?|Field(?:Text)?|GrayText|Highlight(?:Text)?|LinkText|Mark(?:Text)?|SelectedItem(?:Text)?|VisitedText)(?![\w-])/i;
const FORCED = new Set(["color", "column-rule-color", "outline-color", "text-decoration-color"]);
const BORDER = /^border-(?:.+-)?color$/;
const KEYWORD = /^(?:inherit|initial|unset|revert|revert-layer|none)$/i;
/** A single colour: a name, a hash or one function. */
const ONE_COLOR = /^(?:[\w#-]+|[\w-]+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))$/;

/** Subset of CSSStyleDeclaration: property names, values and priorities. */
export interface Declarations extends Iterable<string> {
  getPropertyValue(name: string): string;
  getPropertyPriority(name: string): string;
}

/**
 * Returns the declarations that override a rule under forced colours. Text, borders and outlines get the browser's
 * colours, backgrounds the canvas colour with their own alpha; shadows and gradients are removed. System colours stay,
 * also behind a custom property, whose value `getToken` returns. Returns "" for a rule without colours.
 */
export function createForcedDeclarations(
  style: Declarations,
  getToken: (name: string) => string = () => "",
): string {
  const overrides = [...style].flatMap((name) => {
    const value = getValue(style, name);
    const forced = KEYWORD.test(value) || isSystem(value, getToken) ? undefined : forcedValue(name, value);
    if (forced === undefined) return [];
    return `${name}: ${forced}${style.getPropertyPriority(name) && " !important"}`;
  });
  return overrides.join("; ");
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

/** Returns the value of a property. A shorthand with a variable has its value on the shorthand only. */
function getValue(style: Declarations, name: string): string {
  return (
    style.getPropertyValue(name) ||
    (name.startsWith("background-") ? style.getPropertyValue("background") : "") ||
    (BORDER.test(name)
      ? getShorthands(name)
          .map((one) => style.getPropertyValue(one))
          .join(" ")
          .trim()
      : "") ||
    (name === "outline-color" ? style.getPropertyValue("outline") : "")
  );
}

/** `border-top-color` → `border-top`, `border-color`, `border`. */
function getShorthands(name: string): string[] {
  return [name.replace(/-color$/, ""), "border-color", "border"];
}

function isSystem(value: string, getToken: (name: string) => string): boolean {
  const resolved = value.replace(/var\(\s*(--[\w-]+)[^)]*\)/g, (_, name) => getToken(name));
  return SYSTEM_COLORS.test(resolved.replace(/--[\w-]+/g, ""));
}
