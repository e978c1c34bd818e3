import ts from "typescript-api";

type Declared = ts.TypeAliasDeclaration | ts.InterfaceDeclaration;

const declared = (text: string) =>
  ts
    .createSourceFile("widget.tsx", text, ts.ScriptTarget.Latest, true)
    .statements.filter(
      (node): node is Declared => ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node),
    );

const bodyOf = (node: Declared) => (ts.isTypeAliasDeclaration(node) ? node.type : node);

/** The properties that a type writes out, in every part of it and in the types that `named` knows. */
function members(type: ts.Node, named: Map<string, Declared>): ts.TypeElement[] {
  if (ts.isTypeLiteralNode(type) || ts.isInterfaceDeclaration(type)) return [...type.members];
  if (ts.isIntersectionTypeNode(type) || ts.isUnionTypeNode(type))
    return type.types.flatMap((part) => members(part, named));
  if (ts.isTypeReferenceNode(type)) {
    const known = named.get(type.typeName.getText());
    return known ? members(bodyOf(known), named) : [];
  }
  return ts.isParenthesizedTypeNode(type) ? members(type.type, named) : [];
}

/**
 * What each exported `…Props` of a widget writes out: its name → its properties.
 * @param text the source of the widget
 * @param others sources whose types are looked into where one of the props names them
 */
export function ownProps(text: string, others: readonly string[] = []): Map<string, ts.TypeElement[]> {
  const named = new Map(others.flatMap(declared).map((node) => [node.name.text, node]));
  return new Map(
    declared(text)
      .filter(({ name, modifiers }) => {
        const exported = modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
        return exported && name.text.endsWith("Props");
      })
      .map((node) => [node.name.text, members(bodyOf(node), named)]),
  );
}
