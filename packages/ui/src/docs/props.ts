import ts from "typescript-api";

/** Prop of a widget as its source declares it. */
export interface Prop {
  name: string;
  /** Type as written; a union of literals for a variant of `cva`. */
  type: string;
  required: boolean;
  /** Default value as written, or "". */
  defaultValue: string;
  description: string;
  isVariant?: boolean;
}

/** Sources of widgets without stories and tests: folder → file → text. */
export type WidgetSources = Record<string, Record<string, string>>;

type Declaration = ts.TypeAliasDeclaration | ts.InterfaceDeclaration;

/** Types and constants that a reference may name. */
interface Scope {
  types: Map<string, Declaration>;
  constants: Map<string, ts.Node>;
}

const parsed = new Map<string, ts.SourceFile>();

/** Parses a source once, because every widget refers to the types of its neighbours. */
function parse(text: string): ts.SourceFile {
  const file = parsed.get(text) ?? ts.createSourceFile("widget.tsx", text, ts.ScriptTarget.Latest, true);
  parsed.set(text, file);
  return file;
}

/** Collects the declarations of sources; of two with the same name the last counts. */
function createScope(sources: readonly string[]): Scope {
  const scope: Scope = { types: new Map(), constants: new Map() };
  for (const statement of sources.flatMap((source) => [...parse(source).statements])) {
    if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement))
      scope.types.set(statement.name.text, statement);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (initializer) scope.constants.set(name.getText(), initializer);
  }
  return scope;
}

/** Returns the doc comment of a node in one line. */
function getDescription(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node);
  const text = comment && ts.isJSDoc(comment) ? ts.getTextOfJSDocComment(comment.comment) : undefined;
  return (text ?? "").replace(/\s*\n\s*/g, " ");
}

/** Returns a name as it is written in JSX. */
const getName = (name: ts.Node | undefined): string =>
  name && ts.isStringLiteral(name) ? name.text : (name?.getText() ?? "");

function toProp(member: ts.TypeElement): Prop {
  const type = ts.isPropertySignature(member) ? member.type?.getText() : "function";
  return {
    name: getName(member.name),
    type: (type ?? "").replace(/\s+/g, " "),
    required: !member.questionToken,
    defaultValue: "",
    description: getDescription(member),
  };
}

/** Returns the names in `"a" | "b"` or `keyof A`. */
function readKeys(type: ts.Node | undefined, scope: Scope): string[] {
  if (!type) return [];
  if (ts.isUnionTypeNode(type)) return type.types.flatMap((part) => readKeys(part, scope));
  if (ts.isTypeOperatorNode(type)) return readType(type.type, scope).map(({ name }) => name);
  return ts.isLiteralTypeNode(type) ? [getName(type.literal)] : [];
}

/** Reads the props of a type, in every part of it and in the types of the scope that it refers to. */
function readType(type: ts.Node, scope: Scope): Prop[] {
  if (ts.isTypeLiteralNode(type)) return type.members.map(toProp);
  if (ts.isInterfaceDeclaration(type)) {
    const parents = type.heritageClauses?.flatMap(({ types }) => [...types]) ?? [];
    return [
      ...type.members.map(toProp),
      ...parents.flatMap((parent) => readReference(parent, parent.expression, scope)),
    ];
  }
  if (ts.isIntersectionTypeNode(type) || ts.isUnionTypeNode(type))
    return type.types.flatMap((part) => readType(part, scope));
  if (ts.isTypeReferenceNode(type)) return readReference(type, type.typeName, scope);
  return ts.isTypeAliasDeclaration(type) || ts.isParenthesizedTypeNode(type)
    ? readType(type.type, scope)
    : [];
}

function readReference({ typeArguments }: ts.NodeWithTypeArguments, name: ts.Node, scope: Scope): Prop[] {
  const known = scope.types.get(name.getText());
  if (known) return readType(known, scope);
  const [first, second] = typeArguments ?? [];
  if (!first) return [];
  const keys = readKeys(second, scope);
  switch (name.getText()) {
    case "VariantProps":
      return readVariants(first, scope);
    case "Partial":
      return readType(first, scope);
    case "Pick":
      return readType(first, scope).filter((prop) => keys.includes(prop.name));
    case "Omit":
      return readType(first, scope).filter((prop) => !keys.includes(prop.name));
    default:
      return [];
  }
}

/** Returns the properties of an object literal by name. */
function readProperties(node: ts.Node | undefined): Map<string, ts.PropertyAssignment> {
  const properties = node && ts.isObjectLiteralExpression(node) ? [...node.properties] : [];
  return new Map(properties.filter(ts.isPropertyAssignment).map((each) => [getName(each.name), each]));
}

/** Reads the variants of the `cva` call that `typeof name` refers to, in the same file first. */
function readVariants(type: ts.Node, scope: Scope): Prop[] {
  const nearby = createScope([type.getSourceFile().text]).constants;
  const resolve = (name: string) => nearby.get(name) ?? scope.constants.get(name);
  const call = ts.isTypeQueryNode(type) ? resolve(type.exprName.getText()) : undefined;
  const options = readProperties(call && ts.isCallExpression(call) ? call.arguments[1] : undefined);
  const defaults = readProperties(options.get("defaultVariants")?.initializer);
  return [...readProperties(options.get("variants")?.initializer)].map(([name, property]) => {
    const { initializer } = property;
    const choices = ts.isIdentifier(initializer) ? resolve(initializer.text) : initializer;
    const values = [...readProperties(choices).keys()];
    const isBoolean = values.every((value) => value === "true" || value === "false");
    const toLiteral = (value: string) => (Number.isNaN(Number(value)) ? JSON.stringify(value) : value);
    return {
      name,
      type: isBoolean ? "boolean" : values.map(toLiteral).join(" | "),
      required: false,
      defaultValue: defaults.get(name)?.initializer.getText() ?? "",
      description: getDescription(property),
      isVariant: true,
    };
  });
}

/** Merges props of the same name: the type of a variant and the first description count. */
function merge(props: Prop[]): Prop[] {
  const byName = Map.groupBy(props, ({ name }) => name);
  return [...byName.values()].flatMap((same) => {
    const described = same.find(({ description }) => description);
    const base = same.find(({ isVariant }) => isVariant) ?? described ?? same[0];
    return base ? [{ ...base, description: base.description || (described?.description ?? "") }] : [];
  });
}

/** Writes out a `…View` type with its fields and their comments. Other types stay as they are. */
function expandView(type: string, scope: Scope): string {
  const [, name = "", list = ""] = /^(\w+View)(\[\])?$/.exec(type) ?? [];
  const known = scope.types.get(name);
  if (!known) return type;
  const fields = readType(known, scope).map(
    (field) =>
      `${field.description && `/** ${field.description} */ `}${field.name}${field.required ? "" : "?"}: ${field.type};`,
  );
  return `{ ${fields.join(" ")} }${list}`;
}

/** Returns the default values in the parameters of a component: prop → expression. */
function readDefaults(file: ts.SourceFile, component: string): Map<string, string> {
  const declaration = file.statements.find(
    (statement) => ts.isFunctionDeclaration(statement) && statement.name?.text === component,
  ) as ts.FunctionDeclaration | undefined;
  const pattern = declaration?.parameters[0]?.name;
  const elements = pattern && ts.isObjectBindingPattern(pattern) ? [...pattern.elements] : [];
  return new Map(
    elements.flatMap(({ name, propertyName, initializer }) =>
      initializer ? [[getName(propertyName ?? name), initializer.getText()] as const] : [],
    ),
  );
}

/**
 * Reads the props of every widget: its own, those of types that it refers to, and the variants of its styles. Props that
 * it passes on to an HTML element are not included.
 * @returns folder → exported `…Props` type → props
 */
export function readWidgetProps(sources: WidgetSources): Record<string, Record<string, Prop[]>> {
  const all = Object.values(sources).flatMap((files) => Object.values(files));
  const shared = createScope(all);
  return Object.fromEntries(
    Object.entries(sources).map(([folder, files]) => {
      const own = createScope(Object.values(files));
      const scope: Scope = {
        types: new Map([...shared.types, ...own.types]),
        constants: new Map([...shared.constants, ...own.constants]),
      };
      const file = parse(files[`${folder}.tsx`] ?? "");
      const types = [...createScope([file.text]).types.values()].filter(
        ({ name, modifiers }) =>
          name.text.endsWith("Props") && modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
      );
      const props = types.map((node) => {
        const defaults = readDefaults(file, node.name.text.replace(/Props$/, ""));
        const rows = merge(readType(node, scope)).map((prop) => ({
          ...prop,
          type: expandView(prop.type, scope),
          defaultValue: defaults.get(prop.name) ?? prop.defaultValue,
        }));
        return [node.name.text, rows];
      });
      return [folder, Object.fromEntries(props)];
    }),
  );
}

/** Returns the values of a union of literals, or undefined for another type. */
export function parseLiterals(type: string): (string | number)[] | undefined {
  if (!/^(?:"[^"]*"|-?[\d.]+)(?: \| (?:"[^"]*"|-?[\d.]+))*$/.test(type)) return undefined;
  return type.split(" | ").map((value) => JSON.parse(value));
}
