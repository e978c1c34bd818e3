/**
 * The stylesheets of the package:
 *   reset.css                      Tailwind's preflight and the typography of the page
 *   styles.css                     everything else
 *   base.css, css/*.css, sky.css   the same rules in parts: the base of every page, the widgets, the hours of the sky
 *   tailwind.css, tokens.css       for an app with a Tailwind of its own, which scans the widgets itself
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile, optimize } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";
import postcss, { type AtRule, type Document, type Root, type Rule } from "postcss";

/** A rule of a utility class. */
interface Utility {
  rule: Rule;
  /** Class as written in markup. */
  name: string;
  /** At-rules around the rule, outermost first. */
  conditions: string[];
  layer: string;
}

const sources = fileURLToPath(new URL("../src/styles", import.meta.url));

/** @param dist folder of the built modules, next to which the stylesheets are written */
export async function writeStyles(dist: string) {
  const candidates = new Scanner({ sources: [{ base: dist, pattern: "**/*.js", negated: false }] }).scan();
  const sheet = await tailwind(candidates);
  const sky = readFileSync(join(sources, "sky.css"), "utf8");
  write(join(dist, "styles.css"), `${sheet}\n${sky}`);
  write(join(dist, "sky.css"), sky);

  const utilities = takeUtilities(sheet);
  sheet.append(
    `@layer utilities { @layer ${[...new Set(utilities.map(({ layer }) => layer))].join(", ")}; }`,
  );
  const registrations = takeRegistrations(sheet);
  write(join(dist, "base.css"), sheet);

  mkdirSync(join(dist, "css"));
  const candidatesOf = candidateReader();
  for (const name of readdirSync(join(dist, "widgets"))) {
    const used = candidatesOf(join(dist, "widgets", name, `${name}.js`));
    const own = utilities.filter((utility) => used.has(utility.name));
    const layers = inLayers(own);
    write(join(dist, "css", `${name}.css`), `${registrations(layers)}\n${layers}`);
  }

  write(join(dist, "reset.css"), await reset());
  copyFileSync(join(sources, "styles.css"), join(dist, "tailwind.css"));
  for (const [, name] of readFileSync(join(sources, "styles.css"), "utf8").matchAll(
    /@import "\.\/([\w-]+\.css)"/g,
  ))
    if (name) copyFileSync(join(sources, name), join(dist, name));
  // Fails if tailwind.css imports a file that is not copied.
  await tailwind([], dist, "tailwind.css");
}

/** Compiles Tailwind, the theme, and those candidates that are classes. */
async function tailwind(candidates: string[], base = sources, theme = "styles.css") {
  const css = `
    @layer theme, base, components, utilities;
    @import "tailwindcss/theme.css" layer(theme);
    @import "tailwindcss/utilities.css" layer(utilities) source(none);
    @import "./${theme}";`;
  const compiler = await compile(css, { base, onDependency() {} });
  return postcss.parse(compiler.build(candidates));
}

/** Tailwind's preflight and the typography of the page, for apps without a base of their own. */
async function reset() {
  const css = `
    @layer theme, base, components, utilities;
    @import "tailwindcss/preflight.css" layer(base);
    @import "./reset.css";`;
  return postcss.parse((await compile(css, { base: sources, onDependency() {} })).build([]));
}

function write(file: string, sheet: Root | string) {
  writeFileSync(file, optimize(sheet.toString(), { file, minify: true }).code);
}

/**
 * Takes the utilities out of a sheet: each rule with its class, its conditions and its layer, in Tailwind's order.
 *
 * A page may load the sheets of its widgets in any order, and each brings the same utilities again; so their order
 * cannot be that of the text. Of two rules that set the same property under different conditions, or one the whole and
 * the other a part of it, the later has a later layer.
 */
function takeUtilities(sheet: Root) {
  const layer = findAtRule(sheet, (rule) => rule.name === "layer" && rule.params === "utilities");
  const found: Utility[] = [];
  let layers = 0;
  let shapes = new Map<string, string>();
  layer.walkRules((rule) => {
    if (isNested(rule)) return;
    const { name, escaped } = ownClass(rule.selector);
    const conditions = conditionsOf(rule);
    const properties: string[] = [];
    rule.walkDecls(({ prop }) => void properties.push(prop));
    const shape = [...conditions, rule.selector.replace(escaped, ""), ...properties].join();
    const families = properties.map(familyOf);
    if (families.some((family) => (shapes.get(family) ?? shape) !== shape)) {
      layers++;
      shapes = new Map();
    }
    for (const family of families) shapes.set(family, shape);
    found.push({ rule, name, conditions, layer: layerName(layers) });
  });
  layer.remove();
  return found;
}

const isAtRule = (node: Root["nodes"][number]) => node.type === "atrule";

/** @throws {Error} when Tailwind wrote no such rule at the top of the sheet */
function findAtRule(sheet: Root, matches: (rule: AtRule) => boolean) {
  const rule = sheet.nodes.filter(isAtRule).find((node) => node.nodes?.length && matches(node));
  if (!rule) throw new Error("The sheet of Tailwind lacks an expected at-rule.");
  return rule;
}

/**
 * Takes Tailwind's own variables out of a sheet, with their values where `@property` is unknown.
 * @returns a function that writes the variables that a sheet of utilities uses
 */
function takeRegistrations(sheet: Root) {
  const properties = sheet.nodes.filter(isAtRule).filter(({ name }) => name === "property");
  const fallback = findAtRule(sheet, (rule) => rule.name === "layer" && rule.params === "properties");
  for (const node of [...properties, fallback]) node.remove();
  return (css: string) => {
    const used = new Set<string>(css.match(/--tw-[\w-]+/g));
    if (used.size === 0) return "";
    const own = fallback.clone();
    own.walkDecls((declaration) => {
      if (!used.has(declaration.prop)) declaration.remove();
    });
    return [own, ...properties.filter(({ params }) => used.has(params))].join("\n");
  };
}

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A short name for a layer, because every sheet repeats it. */
const layerName = (at: number): string =>
  at < LETTERS.length
    ? LETTERS.charAt(at)
    : layerName(Math.floor(at / LETTERS.length) - 1) + LETTERS.charAt(at % LETTERS.length);

const FAMILIES: Record<string, string[]> = {
  inset: ["top", "right", "bottom", "left"],
  gap: ["row", "column"],
  place: ["align", "justify"],
  font: ["line", "letter"],
  size: ["width", "height", "min", "max", "inline", "block", "aspect"],
};

/** The family of a property, which shorthands share with their parts: `top` and `inset` are of one family. */
function familyOf(property: string) {
  if (property.startsWith("--")) return property;
  const [word = ""] = property.replace(/^-webkit-/, "").split("-");
  return Object.entries(FAMILIES).find(([, words]) => words.includes(word))?.[0] ?? word;
}

/**
 * The class that a rule is for, as it is escaped in the selector and as it is written in markup: the longest, because
 * a class that asks about others (`group-hover:p-2`, `[&_.icon]:p-2`) has their names in its own.
 */
function ownClass(selector: string) {
  const classes: string[] = selector.match(/\.(?:\\[\da-f]{1,6} ?|\\.|[\w-])+/gi) ?? [];
  const escaped = classes.reduce((longest, next) => (next.length > longest.length ? next : longest));
  const read = (_: string, code: string, char: string | undefined) =>
    char ?? String.fromCodePoint(Number.parseInt(code, 16));
  return { escaped, name: escaped.slice(1).replace(/\\([\da-f]{1,6}) ?|\\(.)/gi, read) };
}

/** Whether a rule is nested in another one. */
function isNested(rule: Rule) {
  for (const parent of ancestors(rule)) if (parent.type === "rule") return true;
  return false;
}

/** The nodes around a rule, innermost first. */
function* ancestors(rule: Rule) {
  let node: Rule["parent"] | Document = rule.parent;
  for (; node; node = node.parent) yield node;
}

/** The at-rules around a rule, outermost first. */
function conditionsOf(rule: Rule) {
  const conditions: string[] = [];
  for (const parent of ancestors(rule)) {
    if (!(parent instanceof postcss.AtRule) || parent.name === "layer") break;
    conditions.unshift(`@${parent.name} ${parent.params}`);
  }
  return conditions;
}

function inLayers(utilities: Utility[]) {
  const blocks = utilities.map(
    ({ rule, layer, conditions }) =>
      `@layer ${layer} { ${conditions.map((condition) => `${condition} {`).join("")} ${rule} ${"}".repeat(conditions.length)} }`,
  );
  return `@layer utilities { ${blocks.join("\n")} }`;
}

/** Returns a function that collects the class candidates of a module and of its imports. */
function candidateReader() {
  const scanner = new Scanner({ sources: [] });
  const cache = new Map<string, ReturnType<typeof scan>>();
  const scan = (file: string) => {
    const content = readFileSync(file, "utf8");
    return {
      imports: [...content.matchAll(/(?:from|import\() ?"(\.[^"]+)"/g)].map(([, path = ""]) =>
        join(dirname(file), path),
      ),
      candidates: scanner.getCandidatesWithPositions({ content, extension: "js" }),
    };
  };
  const read = (file: string) => {
    const module = cache.get(file) ?? scan(file);
    cache.set(file, module);
    return module;
  };
  return (entry: string) => {
    const files = new Set([entry]);
    for (const file of files) for (const next of read(file).imports) files.add(next);
    return new Set([...files].flatMap((file) => read(file).candidates.map(({ candidate }) => candidate)));
  };
}
