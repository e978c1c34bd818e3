import postcss, { type ChildNode, type Container } from "postcss";

/** A piece of a sheet: a text and the classes of which one must be in sight, or pieces inside a condition or layer. */
type Piece = { text: string; classes: readonly string[] } | { opening: string; inside: readonly Piece[] };

/** What only sorts the rules in it, or says when they hold. */
const GROUPS = ["layer", "media", "supports", "container"];

const CLASS_ATTRIBUTE = / class="([^"]*)"/g;
const CLASS_SELECTOR = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi;
const ESCAPE = /\\(?:([0-9a-f]{1,6})\s?|(.))/gi;
const REFERENCES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

const unescaped = (name: string) =>
  name.replace(ESCAPE, (_, code: string, letter: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : letter,
  );

/** The classes that a document names. */
function classesIn(html: string): Set<string> {
  const values = new Set(Array.from(html.matchAll(CLASS_ATTRIBUTE), ([, value]) => value as string));
  const names = Array.from(values, (value) =>
    value.replace(/&(?:amp|lt|gt|quot|#x27);/g, (reference) => REFERENCES[reference] as string).split(/\s+/),
  );
  return new Set(names.flat());
}

function pieceOf(node: ChildNode): Piece[] {
  if (node.type === "comment") return [];
  if (node.type === "atrule" && node.nodes && GROUPS.includes(node.name))
    return [{ opening: `@${node.name} ${node.params}`, inside: piecesOf(node) }];
  const selector = node.type === "rule" ? node.selector : "";
  const classes = Array.from(selector.matchAll(CLASS_SELECTOR), ([, name]) => unescaped(name as string));
  // A statement, such as the order of the layers, comes without what ends it.
  const text = node.type === "atrule" && !node.nodes ? `${node};` : node.toString();
  return [{ text, classes }];
}

const piecesOf = (container: Container<ChildNode>): Piece[] => (container.nodes ?? []).flatMap(pieceOf);

function written(pieces: readonly Piece[], used: ReadonlySet<string>): string {
  let text = "";
  for (const piece of pieces) {
    if ("opening" in piece) {
      const inside = written(piece.inside, used);
      if (inside) text += `${piece.opening}{${inside}}`;
    } else if (piece.classes.length === 0 || piece.classes.some((name) => used.has(name))) {
      text += piece.text;
    }
  }
  return text;
}

/** A sheet that can say which of its rules a document needs until the whole of it has come. */
export class CriticalStyles {
  private readonly pieces: readonly Piece[];

  constructor(sheet: string) {
    this.pieces = piecesOf(postcss.parse(sheet));
  }

  /** In their order, the rules that ask for no class or for one that the document names. */
  of(html: string): string {
    return written(this.pieces, classesIn(html));
  }
}
