/**
 * The stylesheets of the package:
 *   styles.css            everything
 *   base.css, css/*.css, sky.css   the same rules apart: what every page needs, what each widget uses, and the hours
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

  copyFileSync(join(sources, "styles.css"), join(dist, "tailwind.css"));
  for (const [, name] of readFileSync(join(sources, "styles.css"), "utf8").matchAll(/@import "\.\/(.+)";/g))
    copyFileSync(join(sources, name), join(dist, name));
  // Fails where it names a file that does not go with it.
  await tailwind([], dist, "tailwind.css");
}

/** Tailwind, the theme, and the classes that are among the candidates. */
async function tailwind(candidates, base = sources, theme = "styles.css") {
  const css = `@import "tailwindcss" source(none); @import "./${theme}";`;
  const compiler = await compile(css, { base, onDependency() {} });
  return postcss.parse(compiler.build(candidates));
}

function write(file, sheet) {
  writeFileSync(file, optimize(sheet.toString(), { file, minify: true }).code);
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
    if (isNested(rule)) return;
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
    found.push({ rule, name, conditions, layer: layerName(layers) });
  });
  whole.remove();
  return found;
}

/**
 * Takes Tailwind's own variables out of a sheet, with their values where `@property` is unknown.
 * @returns {(css: string) => string} the variables that a sheet of utilities uses
 */
function takeRegistrations(sheet) {
  const properties = sheet.nodes.filter((node) => node.name === "property");
  const fallback = sheet.nodes.find(
    (node) => node.name === "layer" && node.params === "properties" && node.nodes,
  );
  for (const node of [...properties, fallback]) node.remove();
  return (css) => {
    const used = new Set(css.match(/--tw-[\w-]+/g));
    if (used.size === 0) return "";
    const own = fallback.clone();
    own.walkDecls((declaration) => {
      if (!used.has(declaration.prop)) declaration.remove();
    });
    return [own, ...properties.filter(({ params }) => used.has(params))].join("\n");
  };
}

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A short name for a layer: each stands in every sheet, and all of them in the base. */
const layerName = (at) =>
  at < LETTERS.length
    ? LETTERS[at]
    : layerName(Math.floor(at / LETTERS.length) - 1) + LETTERS[at % LETTERS.length];

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

/** Whether a rule stands inside another one, with which it goes. */
function isNested(rule) {
  for (let { parent } = rule; parent; { parent } = parent) if (parent.type === "rule") return true;
  return false;
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
