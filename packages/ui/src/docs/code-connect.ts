import ts from "typescript-api";
import { CATALOG } from "./catalog.ts";
import { ownProps, propName } from "./own-props.ts";
import { type Variants, widgetVariants } from "./widget-variants.ts";

/** How Figma's Dev Mode gets the value of a prop: an expression of the template. */
interface FigmaProp {
  name: string;
  value: string;
}

const choice = (name: string, values: readonly (string | number)[]) =>
  `it.getEnum(${JSON.stringify(name)}, ${JSON.stringify(Object.fromEntries(values.map((value) => [value, value])))})`;

/** The literals of a type that is a choice between them; undefined for any other. */
function literals(type: ts.TypeNode): (string | number)[] | undefined {
  const parts = ts.isUnionTypeNode(type) ? [...type.types] : [type];
  const values = parts.map((part) => {
    if (!ts.isLiteralTypeNode(part)) return undefined;
    if (ts.isStringLiteral(part.literal)) return part.literal.text;
    return ts.isNumericLiteral(part.literal) ? Number(part.literal.text) : undefined;
  });
  return values.every((value) => value !== undefined) ? values : undefined;
}

/** What a property of the same name in Figma gives; what has to be given and no designer draws is named as in code. */
function figmaValue(name: string, type: ts.TypeNode, required: boolean): string | undefined {
  const text = type.getText();
  const chosen = literals(type);
  if (chosen) return choice(name, chosen);
  if (text === "boolean") return `it.getBoolean(${JSON.stringify(name)})`;
  if (!required) return undefined;
  if (/^(?:string|ReactNode)$/.test(text)) return `it.getString(${JSON.stringify(name)})`;
  return ts.isFunctionTypeNode(type) ? `react.function("() => {}")` : `react.identifier("${name}")`;
}

/** What a designer does not draw: what stands in for the element, and what React calls it by. */
const UNDRAWN = ["asChild", "children", "ref"];

function figmaProps(members: ts.TypeElement[], variants: Variants): FigmaProp[] {
  const styles = Object.entries(variants).map(([name, { values }]) => ({
    name,
    value: values.join() === "true" ? `it.getBoolean(${JSON.stringify(name)})` : choice(name, values),
  }));
  const own = members.flatMap((member) => {
    if (!ts.isPropertySignature(member) || !member.type) return [];
    const name = propName(member);
    const value = UNDRAWN.includes(name) ? undefined : figmaValue(name, member.type, !member.questionToken);
    return value ? [{ name, value }] : [];
  });
  return [...styles, ...own].filter(
    (prop, at, all) => all.findIndex(({ name }) => name === prop.name) === at,
  );
}

/**
 * The Code Connect template of a widget: what Figma's Dev Mode shows for its component. The component in Figma has
 * properties of the names in code.
 */
function template(folder: string, component: string, source: string, props: FigmaProp[]): string {
  const holds = new RegExp(`export function ${component}\\(\\{[^}]*\\bchildren\\b`).test(source);
  const written = props.map(({ name, value }) => `\${react.renderProp("${name}", ${value})}`).join("");
  const end = holds ? `>\${it.getString("children")}</${component}>` : " />";
  return `// url=<LENSCAPE_UI>?node-id=<${folder}>
// source=packages/ui/src/widgets/${folder}/${folder}.tsx
// component=${component}
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "${folder}",
  imports: ['import { ${component} } from "@lenscape/ui/${folder}";'],
  example: figma.code\`<${component}${written}${end}\`,
  metadata: { nestable: true },
};
`;
}

/**
 * The Code Connect templates of all widgets.
 * @param sources folder → file below it → text, without stories and tests
 * @returns file name → text
 */
export function codeConnect(sources: Record<string, Record<string, string>>): Record<string, string> {
  const all = Object.values(sources).flatMap((files) => Object.values(files));
  const variantsOf = widgetVariants(all);
  const widgets = CATALOG.filter(({ widget }) => widget);
  return Object.fromEntries(
    widgets.map(({ id, en }) => {
      const source = sources[id]?.[`${id}.tsx`] ?? "";
      const members = ownProps(source, [...all, ...Object.values(sources[id] ?? {})]).get(`${en}Props`) ?? [];
      return [`${id}.gen.figma.js`, template(id, en, source, figmaProps(members, variantsOf(`${en}Props`)))];
    }),
  );
}
