import ts from "typescript-api";

type Declared = ts.TypeAliasDeclaration | ts.InterfaceDeclaration;

const read = new Map<string, Declared[]>();

/** The types that a source declares, read once: the same neighbours are looked into for every widget. */
function declared(text: string): Declared[] {
  const known =
    read.get(text) ??
    ts
      .createSourceFile("widget.tsx", text, ts.ScriptTarget.Latest, true)
      .statements.filter(
        (node): node is Declared => ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node),
      );
  read.set(text, known);
  return known;
}

const bodyOf = (node: Declared) => (ts.isTypeAliasDeclaration(node) ? node.type : node);

/** The name of a property as it is written in JSX. */
export const propName = ({ name }: ts.TypeElement): string =>
  name && ts.isStringLiteral(name) ? name.text : (name?.getText() ?? "");

/** The names that `"a" | "b"` and `keyof A` stand for. */
function keys(type: ts.Node | undefined, named: Map<string, Declared>): string[] {
  if (!type) return [];
  if (ts.isUnionTypeNode(type)) return type.types.flatMap((part) => keys(part, named));
  if (ts.isTypeOperatorNode(type)) return members(type.type, named).map(propName);
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : [];
}

/** The properties that a type writes out, in every part of it and in the types that `named` knows. */
function members(type: ts.Node, named: Map<string, Declared>): ts.TypeElement[] {
  if (ts.isTypeLiteralNode(type)) return [...type.members];
  if (ts.isInterfaceDeclaration(type)) {
    const parents = type.heritageClauses?.flatMap(({ types }) => [...types]) ?? [];
    return [...type.members, ...parents.flatMap((parent) => referred(parent, parent.expression, named))];
  }
  if (ts.isIntersectionTypeNode(type) || ts.isUnionTypeNode(type))
    return type.types.flatMap((part) => members(part, named));
  if (ts.isTypeReferenceNode(type)) return referred(type, type.typeName, named);
  return ts.isParenthesizedTypeNode(type) ? members(type.type, named) : [];
}

function referred(
  { typeArguments }: ts.NodeWithTypeArguments,
  name: ts.Node,
  named: Map<string, Declared>,
): ts.TypeElement[] {
  const known = named.get(name.getText());
  if (known) return members(bodyOf(known), named);
  const [of, which] = typeArguments ?? [];
  if (!of || !["Pick", "Omit", "Partial"].includes(name.getText())) return [];
  const all = members(of, named);
  if (name.getText() === "Partial") return all;
  const chosen = keys(which, named);
  return all.filter((member) => chosen.includes(propName(member)) === (name.getText() === "Pick"));
}

const namedIn = (texts: readonly string[]) =>
  new Map(texts.flatMap(declared).map((node) => [node.name.text, node]));

/** A property as it is written, behind what is said of it. */
const written = (member: ts.TypeElement) =>
  [...ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc), member].map((node) => node.getText()).join(" ");

/**
 * The data that a type stands for, as it would be written out: `ThreadView` → `{ id: string; … }`, with what its
 * neighbours say of its fields. Any other type stays as it is.
 * @param sources whose types are known; of two of a name the last counts
 */
export function spelledOut(sources: readonly string[]): (type: string) => string {
  const named = namedIn(sources);
  return (type) => {
    const [, name = "", list = ""] = /^(\w+View)(\[\])?$/.exec(type) ?? [];
    const known = named.get(name);
    if (!known) return type;
    return `{ ${members(bodyOf(known), named).map(written).join(" ")} }${list}`;
  };
}

/**
 * What each exported `…Props` of a widget writes out: its name → its properties.
 * @param text the source of the widget
 * @param others sources whose types are looked into where one of the props names them; of two of a name the last counts
 */
export function ownProps(text: string, others: readonly string[] = []): Map<string, ts.TypeElement[]> {
  const named = namedIn([...others, text]);
  return new Map(
    declared(text)
      .filter(({ name, modifiers }) => {
        const exported = modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
        return exported && name.text.endsWith("Props");
      })
      .map((node) => [node.name.text, members(bodyOf(node), named)]),
  );
}
