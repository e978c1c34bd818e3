/**
 * The stylesheets of the package:
 *   styles.css            everything
 *   base.css, css/*.css   the same rules apart: what every page needs, and what each widget uses
 *   tailwind.css, tokens.css   for an app with a Tailwind of its own, which scans the widgets itself
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile, optimize } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";
import postcss from "postcss";

const sources = fileURLToPath(new URL("../src/styles", import.meta.url));

/** @param {string} dist the built modules, next to which the stylesheets are written */
export async function writeStyles(dist) {
  const candidates = new Scanner({ sources: [{ base: dist, pattern: "**/*.js", negated: false }] }).scan();
  const sheet = await tailwind(candidates);
  write(join(dist, "styles.css"), sheet);

  const utilities = takeUtilities(sheet);
  sheet.append(
    `@layer utilities { @layer ${[...new Set(utilities.map(({ layer }) => layer))].join(", ")}; }`,
  );
  write(join(dist, "base.css"), sheet);

  mkdirSync(join(dist, "css"));
  const candidatesOf = candidateReader();
  for (const name of readdirSync(join(dist, "widgets"))) {
    const used = candidatesOf(join(dist, "widgets", name, `${name}.js`));
    const own = utilities.filter((utility) => used.has(utility.name));
    write(join(dist, "css", `${name}.css`), inLayers(own));
  }

  copyFileSync(join(sources, "styles.css"), join(dist, "tailwind.css"));
  copyFileSync(join(sources, "tokens.css"), join(dist, "tokens.css"));
}

/** Tailwind, the theme, and the classes that are among the candidates. */
async function tailwind(candidates) {
  const css = '@import "tailwindcss" source(none); @import "./styles.css";';
  const compiler = await compile(css, { base: sources, onDependency() {} });
  return postcss.parse(compiler.build(candidates));
}

function write(file, root) {
  writeFileSync(file, optimize(root.toString(), { file, minify: true }).code);
}

/**
 * Takes the utilities out of a sheet: each rule with its class, its conditions and its layer, in Tailwind's order.
 *
 * A page may load the sheets of its widgets in any order, and each brings the same utilities again; so their order
 * cannot be that of the text. Of two rules that set the same property under different conditions, or one the whole and
 * the other a part of it, the later has a later layer.
 */
function takeUtilities(sheet) {
  const whole = sheet.nodes.find(
    (node) => node.name === "layer" && node.params === "utilities" && node.nodes?.length,
  );
  const found = [];
  let layers = 0;
  let shapes = new Map();
  whole.walkRules((rule) => {
    const { name, escaped } = ownClass(rule.selector);
    const conditions = conditionsOf(rule);
    const properties = [];
    rule.walkDecls(({ prop }) => void properties.push(prop));
    const shape = [...conditions, rule.selector.replace(escaped, ""), ...properties].join();
    const families = properties.map(familyOf);
    if (families.some((family) => (shapes.get(family) ?? shape) !== shape)) {
      layers++;
      shapes = new Map();
    }
    for (const family of families) shapes.set(family, shape);
    found.push({ rule, name, conditions, layer: `u${layers.toString(36)}` });
  });
  whole.remove();
  return found;
}

const FAMILIES = {
  inset: ["top", "right", "bottom", "left"],
  gap: ["row", "column"],
  place: ["align", "justify"],
  font: ["line", "letter"],
  size: ["width", "height", "min", "max", "inline", "block", "aspect"],
};

/** What shorthands and their parts have in common: every border is of one family, `top` and `inset` are of one. */
function familyOf(property) {
  if (property.startsWith("--")) return property;
  const [word] = property.replace(/^-webkit-/, "").split("-");
  return Object.keys(FAMILIES).find((family) => FAMILIES[family].includes(word)) ?? word;
}

/**
 * The class that a rule is for, as it is escaped in the selector and as it is written in markup: the longest, because
 * a class that asks about others (`group-hover:p-2`, `[&_.icon]:p-2`) has their names in its own.
 */
function ownClass(selector) {
  const classes = selector.match(/\.(?:\\[\da-f]{1,6} ?|\\.|[\w-])+/gi);
  const escaped = classes.reduce((longest, next) => (next.length > longest.length ? next : longest));
  const read = (_, code, char) => char ?? String.fromCodePoint(Number.parseInt(code, 16));
  return { escaped, name: escaped.slice(1).replace(/\\([\da-f]{1,6}) ?|\\(.)/gi, read) };
}

/** The at-rules around a rule, outermost first. */
function conditionsOf(rule) {
  const conditions = [];
  for (let { parent } = rule; parent.name !== "layer"; { parent } = parent) {
    conditions.unshift(`@${parent.name} ${parent.params}`);
  }
  return conditions;
}

function inLayers(utilities) {
  const blocks = utilities.map(
    ({ rule, layer, conditions }) =>
      `@layer ${layer} { ${conditions.map((condition) => `${condition} {`).join("")} ${rule} ${"}".repeat(conditions.length)} }`,
  );
  return `@layer utilities { ${blocks.join("\n")} }`;
}

/** From a module to the classes that it and all that it imports may use. */
function candidateReader() {
  const scanner = new Scanner({ sources: [] });
  const known = new Map();
  const read = (file) => {
    if (!known.has(file)) {
      const content = readFileSync(file, "utf8");
      known.set(file, {
        imports: [...content.matchAll(/(?:from|import\() ?"(\.[^"]+)"/g)].map(([, path]) =>
          join(dirname(file), path),
        ),
        candidates: scanner.getCandidatesWithPositions({ content, extension: "js" }),
      });
    }
    return known.get(file);
  };
  return (entry) => {
    const files = new Set([entry]);
    for (const file of files) for (const next of read(file).imports) files.add(next);
    return new Set([...files].flatMap((file) => read(file).candidates.map(({ candidate }) => candidate)));
  };
}
