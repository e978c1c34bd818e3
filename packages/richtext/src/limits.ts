/** Limits of a text, checked before any recursive code runs. */
export const limits = {
  bytes: 200_000,
  depth: 64,
  nodes: 5000,
  bareTag: 2048,
  /** A larger table is replaced by its text. A cell counts as many columns as it spans. */
  tableRows: 200,
  tableColumns: 40,
} as const;

export type RichTextFault = "bytes" | "depth" | "nodes" | "tag" | "unstable";

/** Message for the author of a refused text. */
export const faultSentences: Record<RichTextFault, string> = {
  bytes: "内容过长，请删减后再试",
  depth: "内容的嵌套层级过深，请简化排版后再试",
  nodes: "内容的段落和元素过多，请删减后再试",
  tag: "内容里有过长的标签，请清除格式后再试",
  unstable: "内容的格式无法识别，请清除格式后再试",
};

/** Thrown for a refused text. `message` can be shown, `code` names the exceeded limit. */
export class RichTextError extends Error {
  override readonly name = "RichTextError";
  readonly code: RichTextFault;

  constructor(code: RichTextFault) {
    super(faultSentences[code]);
    this.code = code;
  }
}

/**
 * Checks the source before parsing: size, number of tags, size of each tag.
 * @throws RichTextError
 */
export function assertSource(html: string): void {
  if (html.length > limits.bytes || new TextEncoder().encode(html).length > limits.bytes) {
    throw new RichTextError("bytes");
  }
  const closers = { '"': lazyNext(html, '"'), "'": lazyNext(html, "'") };
  let tags = 0;
  for (const { index } of html.matchAll(/<[a-z]/gi)) {
    tags += 1;
    if (tags > limits.nodes) throw new RichTextError("nodes");
    assertTag(html, index + 1, closers);
  }
}

type Next = (from: number) => number;

/** Matches one attribute as the tokenizer reads it. The quantifiers are bounded to bound the time of each match. */
const attribute =
  /[\t\n\f\r /]{0,2048}(?:[^\t\n\f\r />][^\t\n\f\r />=]{0,2048}(?:[\t\n\f\r ]{0,2048}=[\t\n\f\r ]{0,2048}(?:(["'])|[^\t\n\f\r >"'][^\t\n\f\r >]{0,2048})?)?)?/y;

/**
 * Refuses a tag with too many characters outside quoted values. The time to find repeated attributes grows with the
 * square of their number; long values are cheap.
 */
function assertTag(html: string, from: number, closers: Record<string, Next>): void {
  let at = from;
  let bare = 0;
  while (at < html.length && html.charAt(at) !== ">") {
    attribute.lastIndex = at;
    const match = attribute.exec(html);
    if (!match || match[0] === "") return;
    bare += match[0].length;
    if (bare > limits.bareTag) throw new RichTextError("tag");
    at += match[0].length;
    const closer = match[1] && closers[match[1]];
    if (closer) at = closer(at) + 1;
  }
}

/** Returns a function that finds the next `char` at or after an offset, with a table that is built on first use. */
function lazyNext(html: string, char: string): Next {
  let table: Int32Array | undefined;
  return (from) => {
    if (!table) {
      table = new Int32Array(html.length + 1).fill(html.length);
      for (let i = html.length - 1; i >= 0; i -= 1) table[i] = html.charAt(i) === char ? i : table[i + 1]!;
    }
    return table[Math.min(from, html.length)]!;
  };
}

/**
 * Checks depth and number of nodes of a parsed tree without recursion, because a deep tree would overflow the stack.
 * @throws RichTextError
 */
export function assertTree<Node>(root: Node, childrenOf: (node: Node) => ArrayLike<Node>): void {
  let level: Node[] = [root];
  let nodes = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limits.depth) throw new RichTextError("depth");
    const below: Node[] = [];
    for (const node of level) {
      const children = childrenOf(node);
      nodes += children.length;
      if (nodes > limits.nodes) throw new RichTextError("nodes");
      for (let i = 0; i < children.length; i += 1) below.push(children[i] as Node);
    }
    level = below;
  }
}
