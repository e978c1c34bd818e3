import { parseSync } from "vite";

type Node = Record<string, unknown> & { type: string };

/** A choice of a widget's styles. */
export interface Variant {
  /** What its `cva` knows for it; `["true"]` is a prop that is on or off. */
  values: string[];
  /** What stands above it in the source. */
  says: string;
}

/** Prop → the choice. */
export type Variants = Record<string, Variant>;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

function property(object: unknown, name: string): unknown {
  return entries(object).find(([key]) => key === name)?.[1];
}

/** The names and values of an object that is written out, each with the whole of it. */
function entries(object: unknown): [string, unknown, Node][] {
  if (!isNode(object) || object.type !== "ObjectExpression") return [];
  return (object.properties as Node[]).flatMap((each) => {
    const key = each.key as { name?: string; value?: string | boolean } | undefined;
    return key ? [[String(key.name ?? key.value), each.value, each] as [string, unknown, Node]] : [];
  });
}

/** The choices that a call of `cva` offers. */
const stylesOf = (call: unknown) =>
  entries(property((call as { arguments?: unknown[] } | null)?.arguments?.[1], "variants"));

/** What the sources declare at their top: types, and constants with what they are set to. */
function declarations(sources: readonly string[]) {
  const types = new Map<string, { type: unknown; near: Map<string, unknown> }>();
  const constants = new Map<string, unknown>();
  /** What stands above each choice. */
  const notes = new Map<unknown, string>();
  for (const source of sources) {
    const { program, comments } = parseSync("widget.tsx", source);
    /** The constants next to a type: neighbours have some of the same name. */
    const near = new Map<string, unknown>();
    const noteAbove = (choice: Node) => {
      const start = Number(choice.start);
      const note = comments.findLast(({ type, end }) => type === "Block" && end <= start);
      return note && !source.slice(note.end, start).trim()
        ? note.value.replace(/^\*|\s*\n\s*\*?\s*/g, "")
        : "";
    };
    for (const statement of program.body as unknown as Node[]) {
      const declared = (statement.declaration ?? statement) as Node;
      if (declared.type === "TSTypeAliasDeclaration")
        types.set((declared.id as { name: string }).name, { type: declared.typeAnnotation, near });
      if (declared.type !== "VariableDeclaration") continue;
      for (const { id, init } of declared.declarations as Node[]) {
        for (const known of [near, constants]) known.set((id as { name: string }).name, init);
        for (const [, , choice] of stylesOf(init)) notes.set(choice, noteAbove(choice).trim());
      }
    }
  }
  return { types, constants, notes };
}

/**
 * The choices of a widget's styles, which the reader of props cannot see behind `VariantProps`: for a type, as in
 * `ButtonProps`, prop → values and what is said of it.
 */
export function widgetVariants(sources: readonly string[]): (typeName: string) => Variants {
  const { types, constants, notes } = declarations(sources);
  const valuesOf = (choices: unknown) => {
    const named =
      isNode(choices) && choices.type === "Identifier" ? constants.get(String(choices.name)) : choices;
    return entries(named).map(([value]) => value);
  };
  const variantsOf = (style: string, near: Map<string, unknown>): Variants => {
    const all = stylesOf(near.get(style) ?? constants.get(style));
    return Object.fromEntries(
      all.map(([name, choices, choice]) => [
        name,
        { values: valuesOf(choices), says: notes.get(choice) ?? "" },
      ]),
    );
  };
  const read = (type: unknown, near: Map<string, unknown>): Variants => {
    if (!isNode(type)) return {};
    if (type.type === "TSIntersectionType")
      return Object.assign({}, ...(type.types as Node[]).map((part) => read(part, near)));
    if (type.type !== "TSTypeReference") return {};
    const name = (type.typeName as { name?: string }).name ?? "";
    const [first, second] = ((type.typeArguments as Node | null)?.params ?? []) as Node[];
    if (name === "VariantProps")
      return variantsOf(String((first?.exprName as { name?: string })?.name), near);
    const known = types.get(name);
    if (known) return read(known.type, known.near);
    if (name !== "Pick" && name !== "Omit") return {};
    const chosen = ((second?.types ?? [second]) as { literal?: { value: string } }[]).map(
      (each) => each.literal?.value,
    );
    const kept = Object.entries(read(first, near)).filter(
      ([prop]) => chosen.includes(prop) === (name === "Pick"),
    );
    return Object.fromEntries(kept);
  };
  return (typeName) => {
    const { type, near } = types.get(typeName) ?? {};
    return near ? read(type, near) : {};
  };
}
