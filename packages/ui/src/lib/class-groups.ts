/**
 * Which utilities speak of the same thing. Only what class names of this repository use is known; `cn.test.ts` holds
 * every pair of them against tailwind-merge and names what is missing here.
 */

const table = (rows: Record<string, string>) =>
  new Map(Object.entries(rows).flatMap(([group, words]) => words.split(" ").map((word) => [word, group])));

/** Whole words. */
const WORDS = table({
  display: "block inline inline-block flex inline-flex grid inline-grid table contents hidden",
  position: "static fixed absolute relative sticky",
  visibility: "visible invisible",
  container: "container",
  isolation: "isolate",
  "sr-only": "sr-only not-sr-only",
  overline: "underline line-through no-underline",
  "font-style": "italic",
  case: "uppercase",
  "text-overflow": "truncate",
  "text-align": "text-left text-center text-right",
  "text-wrap": "text-balance text-pretty",
  "table-layout": "table-fixed",
  numeric: "tabular-nums",
  "flex-direction": "flex-col flex-row-reverse flex-col-reverse",
  "flex-wrap": "flex-wrap",
  "object-fit": "object-contain object-cover",
  "border-style": "border-dashed",
  "outline-style": "outline-none",
  "ring-inset": "ring-inset",
  "snap-align": "snap-start",
  "font-weight": "font-normal font-medium font-semibold",
  break: "break-words break-all",
  shadow: "shadow shadow-none shadow-sm shadow-md shadow-popover shadow-dialog",
  filter: "filter",
});

/** The part before the value; the longest that fits decides. */
const ROOTS = table({
  w: "w",
  h: "h",
  size: "size",
  "min-w": "min-w",
  "max-w": "max-w",
  "min-h": "min-h",
  "max-h": "max-h",
  ...Object.fromEntries(
    (
      "p px py pt pr pb pl m mx my ms me mt mr mb ml scroll-ms scroll-mt inset inset-x inset-y top right " +
      "bottom left gap gap-x gap-y overflow overflow-x overflow-y overscroll translate translate-x " +
      "translate-y rotate scale rounded rounded-t rounded-b rounded-bl rounded-br z order basis grow " +
      "grid-cols grid-flow auto-cols row-span col-start items justify justify-items justify-self content " +
      "self place-content place-items leading tracking opacity transition duration delay ease animate " +
      "cursor select pointer-events touch resize aspect columns line-clamp whitespace wrap align appearance " +
      "fill box break-inside snap outline-offset underline-offset brightness blur grayscale saturate accent"
    )
      .split(" ")
      .map((root) => [root, root]),
  ),
  // A span is written beside a start or an end, not against it.
  "col-span": "col-span",
  "border-spacing": "border-spacing",
  "list-style": "list",
  "object-position": "object",
  "font-family": "font",
  "bg-image": "bg-linear bg-radial bg-conic",
  flex: "flex",
});

/** Roots whose value decides: a length is a width or a size, anything else a colour. */
const MEASURED: Record<string, RegExp> = {
  text: /^(2xs|xs|sm|md|base|read|\d*xl|lg)(\/.*)?$/,
  border: /^$|^\d+$/,
  outline: /^\d+$/,
  ring: /^$|^\d+$/,
  "ring-offset": /^\d+$/,
  stroke: /^\d+$/,
  decoration: /^(\d+|auto|from-font)$/,
  from: /%$/,
  via: /%$/,
  to: /%$/,
};
const LENGTH = /^\[(length:|[-\d.]|(calc|min|max|clamp)\()/;
const SIDE = /^([xytrbl])(?:-|$)/;

/** What a utility takes back besides its own kind. */
const COVERS: Record<string, string> = {
  p: "px py pt pr pb pl",
  px: "pr pl",
  py: "pt pb",
  m: "mx my ms me mt mr mb ml",
  mx: "mr ml",
  my: "mt mb",
  inset: "inset-x inset-y top right bottom left",
  "inset-x": "right left",
  "inset-y": "top bottom",
  size: "w h",
  gap: "gap-x gap-y",
  overflow: "overflow-x overflow-y",
  translate: "translate-x translate-y",
  flex: "basis grow",
  "text-size": "leading",
  "line-clamp": "display overflow",
  rounded: "rounded-t rounded-b rounded-bl rounded-br",
  "rounded-b": "rounded-br rounded-bl",
  "border-size": "border-size-x border-size-y border-size-t border-size-r border-size-b border-size-l",
  "border-size-x": "border-size-r border-size-l",
  "border-size-y": "border-size-t border-size-b",
  "border-colour":
    "border-colour-x border-colour-y border-colour-t border-colour-r border-colour-b border-colour-l",
  "border-colour-x": "border-colour-r border-colour-l",
  "border-colour-y": "border-colour-t border-colour-b",
};

/** A root whose value decides, with the side of a border taken off. */
function measured(root: string, value: string): string {
  const side = root === "border" ? SIDE.exec(value)?.[1] : undefined;
  const rest = side ? value.slice(side.length + 1) : value;
  const kind = MEASURED[root]?.test(rest) || LENGTH.test(rest) ? "size" : "colour";
  return `${root}-${kind}${side ? `-${side}` : ""}`;
}

/** The kind of a utility without its variants, or undefined for a class that is no known utility. */
function groupOf(utility: string): string | undefined {
  const word = WORDS.get(utility);
  if (word) return word;
  if (utility.startsWith("content-[")) return "content-text";
  if (utility.startsWith("[")) return utility.slice(0, utility.indexOf(":"));
  const name = utility.startsWith("-") ? utility.slice(1) : utility;
  // Only dashes before an arbitrary value divide: `w-[calc(100%-32px)]`.
  const end = name.search(/[[(]/);
  for (let at = end < 0 ? name.length : end; at > 0; at = name.lastIndexOf("-", at - 1)) {
    const root = name.slice(0, at).replace(/-$/, "");
    const known = ROOTS.get(root);
    if (known) return known;
    const value = name.slice(root.length + 1);
    if (root in MEASURED) return measured(root, value);
    if (root === "bg" || root === "divide" || root === "shadow") return dyed(root, value);
  }
  return undefined;
}

function dyed(root: string, value: string): string {
  if (root === "divide") return SIDE.test(value) ? `divide-${value[0]}` : "divide-colour";
  return root === "shadow" && value.startsWith("[") ? "shadow" : `${root}-colour`;
}

const known = new Map<string, readonly string[]>();

/** What a class says and takes back, its variants included: the first is its own kind; empty when it is none known. */
export function kindsOf(name: string): readonly string[] {
  const cached = known.get(name);
  if (cached) return cached;
  let depth = 0;
  let from = 0;
  const variants: string[] = [];
  for (let at = 0; at < name.length; at++) {
    const sign = name[at]!;
    if ("[(".includes(sign)) depth++;
    else if ("])".includes(sign)) depth--;
    else if (sign === ":" && depth === 0) {
      variants.push(name.slice(from, at));
      from = at + 1;
    }
  }
  const important = name.endsWith("!") ? "!" : "";
  const group = groupOf(name.slice(from, important ? -1 : undefined));
  // The order of variants matters only around arbitrary ones; `a:b:` and `b:a:` are the same.
  const scope = `${(variants.some((variant) => variant.startsWith("[")) ? variants : variants.sort()).join(":")}${important} `;
  const kinds = group ? [group, ...(COVERS[group]?.split(" ") ?? [])].map((kind) => scope + kind) : [];
  known.set(name, kinds);
  return kinds;
}
