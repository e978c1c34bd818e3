import { type Prop, parseLiterals, readWidgetProps, type WidgetSources } from "./props.ts";
import { toComponentName } from "./usage.ts";

/** Props that have no property in Figma: replacements of the element and React's own. */
const EXCLUDED = ["asChild", "children", "ref"];

/**
 * Returns the template expression for a prop: a property of the same name in Figma, or for a required prop that no
 * designer sets its name. Returns undefined for other optional props.
 */
function toFigmaValue({ name, type, required }: Prop): string | undefined {
  const literals = parseLiterals(type);
  if (literals) {
    const choices = Object.fromEntries(literals.map((value) => [value, value]));
    return `it.getEnum(${JSON.stringify(name)}, ${JSON.stringify(choices)})`;
  }
  if (type === "boolean") return `it.getBoolean(${JSON.stringify(name)})`;
  if (!required || type === "function") return undefined;
  if (/^(?:string|ReactNode)$/.test(type)) return `it.getString(${JSON.stringify(name)})`;
  return type.includes("=>") && type.startsWith("(")
    ? `react.function("() => {}")`
    : `react.identifier("${name}")`;
}

/** Returns the Code Connect template of a widget for Figma's Dev Mode. */
function createTemplate(folder: string, source: string, props: readonly Prop[]): string {
  const component = toComponentName(folder);
  const hasChildren = new RegExp(`export function ${component}\\(\\{[^}]*\\bchildren\\b`).test(source);
  const attributes = props.map((prop) => {
    const value = EXCLUDED.includes(prop.name) ? undefined : toFigmaValue(prop);
    return value ? `\${react.renderProp("${prop.name}", ${value})}` : "";
  });
  const end = hasChildren ? `>\${it.getString("children")}</${component}>` : " />";
  return `// url=<LENSCAPE_UI>?node-id=<${folder}>
// source=packages/ui/src/widgets/${folder}/${folder}.tsx
// component=${component}
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "${folder}",
  imports: ['import { ${component} } from "@lenscape/ui/${folder}";'],
  example: figma.code\`<${component}${attributes.join("")}${end}\`,
  metadata: { nestable: true },
};
`;
}

/** Creates the Code Connect templates of all widgets: file name → text. */
export function createCodeConnectFiles(sources: WidgetSources): Record<string, string> {
  const props = readWidgetProps(sources);
  return Object.fromEntries(
    Object.entries(sources).map(([folder, files]) => {
      const own = props[folder]?.[`${toComponentName(folder)}Props`] ?? [];
      return [`${folder}.gen.figma.js`, createTemplate(folder, files[`${folder}.tsx`] ?? "", own)];
    }),
  );
}
