import { parseSync } from "vite";

type Node = Record<string, unknown> & { type: string };

/** Prop → the values that a widget's `cva` knows for it; `["true"]` is a prop that is on or off. */
export type Variants = Record<string, string[]>;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

function property(object: unknown, name: string): unknown {
  return entries(object).find(([key]) => key === name)?.[1];
}

/** The names and values of an object that is written out. */
function entries(object: unknown): [string, unknown][] {
  if (!isNode(object) || object.type !== "ObjectExpression") return [];
  return (object.properties as Node[]).flatMap((each) => {
    const key = each.key as { name?: string; value?: string | boolean } | undefined;
    return key ? [[String(key.name ?? key.value), each.value] as [string, unknown]] : [];
  });
}

/** What the sources declare at their top: types, and constants with what they are set to. */
function declarations(sources: readonly string[]) {
  const types = new Map<string, unknown>();
  const constants = new Map<string, unknown>();
  for (const source of sources) {
    for (const statement of parseSync("widget.tsx", source).program.body as unknown as Node[]) {
      const declared = (statement.declaration ?? statement) as Node;
      if (declared.type === "TSTypeAliasDeclaration")
        types.set((declared.id as { name: string }).name, declared.typeAnnotation);
      if (declared.type !== "VariableDeclaration") continue;
      for (const { id, init } of declared.declarations as Node[])
        constants.set((id as { name: string }).name, init);
    }
  }
  return { types, constants };
}

/**
 * The choices of a widget's styles, which the reader of props cannot see behind `VariantProps`: for a type, as in
 * `ButtonProps`, prop → values.
 */
export function widgetVariants(sources: readonly string[]): (typeName: string) => Variants {
  const { types, constants } = declarations(sources);
  const valuesOf = (choices: unknown) => {
    const named =
      isNode(choices) && choices.type === "Identifier" ? constants.get(String(choices.name)) : choices;
    return entries(named).map(([value]) => value);
  };
  const variantsOf = (style: string): Variants => {
    const call = constants.get(style) as { arguments?: unknown[] } | undefined;
    const all = entries(property(call?.arguments?.[1], "variants"));
    return Object.fromEntries(all.map(([name, choices]) => [name, valuesOf(choices)]));
  };
  const read = (type: unknown): Variants => {
    if (!isNode(type)) return {};
    if (type.type === "TSIntersectionType") return Object.assign({}, ...(type.types as Node[]).map(read));
    if (type.type !== "TSTypeReference") return {};
    const name = (type.typeName as { name?: string }).name ?? "";
    const [first, second] = ((type.typeArguments as Node | null)?.params ?? []) as Node[];
    if (name === "VariantProps") return variantsOf(String((first?.exprName as { name?: string })?.name));
    if (name !== "Pick" && name !== "Omit") return {};
    const chosen = ((second?.types ?? [second]) as { literal?: { value: string } }[]).map(
      (each) => each.literal?.value,
    );
    const kept = Object.entries(read(first)).filter(([prop]) => chosen.includes(prop) === (name === "Pick"));
    return Object.fromEntries(kept);
  };
  return (typeName) => read(types.get(typeName));
}
