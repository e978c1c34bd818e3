import { designTokens } from "./design-tokens.ts";
import { describeColor, GROUP_DESCRIPTIONS } from "./token-descriptions.ts";

type Json = string | number | boolean | Json[] | { [key: string]: Json };
type Tree = { [key: string]: Json };

const FORMAT = "https://www.designtokens.org/schemas/2025.10/format.json";
const RESOLVER = "https://www.designtokens.org/schemas/2025.10/resolver.json";
/** Under this key a token of the joined file says what it is in each mode, for tools that read no resolver. */
const MODES = "com.lenscape.modes";

const isTree = (value: Json | undefined): value is Tree => typeof value === "object" && !Array.isArray(value);

/** Aliases point at the scales, which are apart from the semantic colours of the same names here. */
const aliased = <Value extends Json>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replaceAll("{base.color.", "{palette.")) as Value;

const described = (groups: Tree): Tree =>
  Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [
      name,
      isTree(group) && GROUP_DESCRIPTIONS[name]
        ? { $description: GROUP_DESCRIPTIONS[name], ...group }
        : group,
    ]),
  );

/** One theme: its colours, each with what it is for, and its shadows. */
function mode(theme: Tree): Tree {
  const { color, ...rest } = aliased(theme);
  const colors = Object.entries(color as Tree).map(([name, token]) => {
    const says = describeColor(name);
    return [name, isTree(token) && says ? { ...token, $description: says } : token];
  });
  return described({ color: Object.fromEntries(colors), ...rest });
}

/** The light theme with what each token is in the dark one besides. */
function joined(light: Tree, dark: Tree): Tree {
  return Object.fromEntries(
    Object.entries(light).map(([key, value]) => {
      const other = dark[key];
      if (!isTree(value) || !isTree(other)) return [key, value];
      if (!("$value" in value)) return [key, joined(value, other)];
      const modes = { light: value.$value as Json, dark: other.$value as Json };
      return [key, { ...value, $extensions: { [MODES]: modes } }];
    }),
  );
}

/**
 * The files that design tools import, by name, in the format of the Design Tokens Community Group (2025.10): what does
 * not change with the theme, each theme, a resolver that joins them, and all in one for tools that know no resolver.
 * The themes have the same names, so that Figma makes them two modes of one collection.
 */
export function tokenFiles(css: string): Record<string, Tree> {
  const { base, light, dark } = designTokens(css) as { base: Tree; light: Tree; dark: Tree };
  const { color: palette = {}, ...others } = base;
  const basis = { $schema: FORMAT, ...described({ palette, ...others }) };
  // What only the light theme says holds in the dark one too.
  const whole = Object.entries(light).map(([key, group]) => [
    key,
    { ...(group as Tree), ...(dark[key] as Tree) },
  ]);
  const [inLight, inDark] = [mode(light), mode(Object.fromEntries(whole))];
  const refer = (file: string) => [{ $ref: file }];
  return {
    "base.tokens.json": basis,
    "light.tokens.json": { $schema: FORMAT, ...inLight },
    "dark.tokens.json": { $schema: FORMAT, ...inDark },
    "lenscape.resolver.json": {
      $schema: RESOLVER,
      name: "镜界社区 Lenscape",
      version: "2025.10",
      sets: { base: { description: "不随主题变的", sources: refer("base.tokens.json") } },
      modifiers: {
        theme: {
          description: "浅色与深色",
          contexts: { light: refer("light.tokens.json"), dark: refer("dark.tokens.json") },
          default: "light",
        },
      },
      resolutionOrder: [{ $ref: "#/sets/base" }, { $ref: "#/modifiers/theme" }],
    },
    "tokens.json": { ...basis, ...joined(inLight, inDark) },
  };
}
