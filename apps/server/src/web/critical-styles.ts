import postcss, { type ChildNode, type Container, type Rule } from "postcss";

/** Part of a sheet: a rule with its classes, one of which the document must use, or the parts of a layer or condition. */
type Piece = { text: string; classes: readonly string[] } | { opening: string; inside: readonly Piece[] };

/** At-rules that group other rules. */
const GROUPS = ["layer", "media", "supports", "container"];

const CLASS_ATTRIBUTE = / class="([^"]*)"/g;
const CLASS_SELECTOR = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi;
const NEGATION = /:not\([^()]*\)/g;
const ESCAPE = /\\(?:([0-9a-f]{1,6})\s?|(.))/gi;
const REFERENCES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

const unescapeName = (name: string) =>
  name.replace(ESCAPE, (_, code: string, letter: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : letter,
  );

/** Returns the classes that a document uses. */
function classesIn(html: string): Set<string> {
  const values = new Set(Array.from(html.matchAll(CLASS_ATTRIBUTE), ([, value]) => value as string));
  const names = Array.from(values, (value) =>
    value.replace(/&(?:amp|lt|gt|quot|#x27);/g, (reference) => REFERENCES[reference] as string).split(/\s+/),
  );
  return new Set(names.flat());
}

/** Returns the classes of which a rule needs one; none if one of its selectors matches elements without a class. */
function classesOf(rule: Rule): string[] {
  const bySelector = rule.selectors.map((selector) =>
    Array.from(selector.replace(NEGATION, "").matchAll(CLASS_SELECTOR), ([, name]) =>
      unescapeName(name as string),
    ),
  );
  return bySelector.some((classes) => classes.length === 0) ? [] : bySelector.flat();
}

function pieceOf(node: ChildNode): Piece[] {
  if (node.type === "comment") return [];
  if (node.type === "atrule" && node.nodes && GROUPS.includes(node.name))
    return [{ opening: `@${node.name} ${node.params}`, inside: piecesOf(node) }];
  const classes = node.type === "rule" ? classesOf(node) : [];
  // PostCSS prints a statement, such as the order of the layers, without its semicolon.
  const text = node.type === "atrule" && !node.nodes ? `${node};` : node.toString();
  return [{ text, classes }];
}

const piecesOf = (container: Container<ChildNode>): Piece[] => (container.nodes ?? []).flatMap(pieceOf);

function joinUsed(pieces: readonly Piece[], used: ReadonlySet<string>): string {
  let text = "";
  for (const piece of pieces) {
    if ("opening" in piece) {
      const inside = joinUsed(piece.inside, used);
      if (inside) text += `${piece.opening}{${inside}}`;
    } else if (piece.classes.length === 0 || piece.classes.some((name) => used.has(name))) {
      text += piece.text;
    }
  }
  return text;
}

/** Selects the rules of a style sheet that a document needs before the whole sheet is loaded. */
export class CriticalStyles {
  private readonly pieces: readonly Piece[];

  constructor(sheet: string) {
    this.pieces = piecesOf(postcss.parse(sheet));
  }

  /** Returns the rules without a class or with a class that the document uses, in their order. */
  of(html: string): string {
    return joinUsed(this.pieces, classesIn(html));
  }
}
