import { parseColor, type Rgb } from "./contrast.ts";

/** Values as written, by custom property. */
export type Declarations = ReadonlyMap<string, string>;

/** The blocks of `tokens.css`. */
export interface Tokens {
  /** Tokens that are the same in both themes: scales, type, space, radius, motion, layers. */
  base: Declarations;
  light: Declarations;
  dark: Declarations;
  /** The dark block for "follow the system"; must equal `dark`. */
  systemDark: Declarations;
  /** Values under reduced motion. */
  reduced: Declarations;
  breakpoints: Declarations;
}

export type Theme = "light" | "dark";

function declarations(text: string): Declarations {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, "");
  return new Map(
    [...plain.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
      name,
      value.replace(/\s+/g, " ").trim(),
    ]),
  );
}

/** Reads the text of `tokens.css` followed by that of `theme.css`. A missing block is empty. */
export function readTokens(css: string): Tokens {
  const block = (start: string, from = 0) => {
    const at = css.indexOf(start, from);
    return at < 0 ? new Map<string, string>() : declarations(css.slice(at, css.indexOf("}", at)));
  };
  return {
    base: block("\n:root {"),
    light: block(":root,\n"),
    dark: block('\n[data-theme="dark"] {'),
    systemDark: block(':root:not([data-theme="light"], [data-theme="dark"], .light, .dark) {'),
    reduced: block(":root {", css.indexOf("prefers-reduced-motion")),
    breakpoints: new Map([...block("\n@theme {")].filter(([name]) => /^--breakpoint-\w/.test(name))),
  };
}

/** The text a token has in a theme, before `var()` is followed. */
export function tokenText(tokens: Tokens, name: string, theme: Theme): string {
  return tokens[theme].get(name) ?? tokens.light.get(name) ?? tokens.base.get(name) ?? "";
}

/** The colour a token has in a theme, every `var()` followed; null when it is no colour. */
export function tokenColor(tokens: Tokens, name: string, theme: Theme): Rgb | null {
  const text = tokenText(tokens, name, theme);
  const reference = /^var\((--[\w-]+)\)$/.exec(text)?.[1];
  return reference && reference !== name ? tokenColor(tokens, reference, theme) : parseColor(text);
}

/** The names that begin with a prefix, in the order of the style sheet. */
export function tokenNames(block: Declarations, prefix: string): string[] {
  return [...block.keys()].filter((name) => name.startsWith(prefix));
}
