/** What the sources of a widget, its stories and its tests prove about it, and what they do not. */
export interface WidgetFacts {
  /** The day of the last change to what it is made of, `2026-11-23`; undefined without a history. */
  changed?: string;
  /** The roles and names by which stories and tests find it: what a screen reader says. */
  named: { role: string; name: string }[];
  /** The `aria-` states that it sets. */
  states: string[];
  /** How it speaks up by itself: `status`, `alert`. */
  announces: string[];
  /** The keys that stories and tests press. */
  keys: string[];
  /** The widgets that it is made of, and those that are made of it. */
  uses: string[];
  usedBy: string[];
  /** How many files of the product import it, itself or through another widget. */
  inProduct: number;
  maturity: Maturity;
}

/** `stable`: the product uses it, it is played, and its keys are, if it takes any. `trial`: the product uses it. */
export type Maturity = "stable" | "trial" | "draft" | "deprecated";

interface Sources {
  parts: string;
  stories: string;
  tests: string;
}

const STATES = ["busy", "checked", "current", "disabled", "expanded", "invalid", "pressed", "selected"];

const all = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map((match) => match[1] ?? "");
const unique = (values: string[]) => [...new Set(values)];

/** The roles and names asked for in the text of stories or tests, each once. */
export function namesAsked(source: string): WidgetFacts["named"] {
  const asked = [...source.matchAll(/ByRole(?:<\w+>)?\(\s*"(\w+)",\s*\{\s*name: "([^"]+)"/g)];
  const pairs = asked.map(([, role = "", name = ""]) => ({ role, name }));
  return pairs.filter(
    (pair, at) => pairs.findIndex(({ role, name }) => role === pair.role && name === pair.name) === at,
  );
}

/** The keys pressed in the text of stories or tests, each once. */
export function keysPressed(source: string): string[] {
  const written = all(source, /\.keyboard\(\s*["'`]([^"'`]+)["'`]/g).flatMap((text) => all(text, /\{(\w+)/g));
  const tabbed = /\.tab\(/.test(source) ? ["Tab"] : [];
  return unique([...tabbed, ...written, ...all(source, /\.press\(\s*"(\w+)"/g)]);
}

const imports = (source: string, pattern: RegExp) => unique(all(source, pattern));

function maturity(source: Sources, keys: string[], inProduct: number): Maturity {
  if (/@deprecated/.test(source.parts)) return "deprecated";
  if (inProduct === 0) return "draft";
  const takesKeys = /\bkeys: \{/.test(source.stories);
  const played = /^ {2}play:/m.test(source.stories);
  return played && (!takesKeys || keys.length > 0) ? "stable" : "trial";
}

/**
 * The facts of all widgets.
 * @param files path below the package's sources → text, tests and stories too: `widgets/badge/badge.tsx`
 * @param product the texts of the product's files
 * @param changed folder → day of its last change
 */
export function widgetFacts(
  files: Record<string, string>,
  product: readonly string[],
  changed: Record<string, string>,
): Record<string, WidgetFacts> {
  const widgets = new Map<string, Sources>();
  for (const [path, source] of Object.entries(files)) {
    const [, name = "", file = ""] = /widgets\/([\w-]+)\/([\w.-]+)$/.exec(path) ?? [];
    const of = widgets.get(name) ?? { parts: "", stories: "", tests: "" };
    of[file.includes(".stories.") ? "stories" : file.includes(".test.") ? "tests" : "parts"] += `${source}\n`;
    if (name) widgets.set(name, of);
  }
  const uses = new Map(
    [...widgets].map(([name, { parts }]) => [name, imports(parts, /from "\.\.\/([\w-]+)\//g)]),
  );
  const direct = product.flatMap((source) => imports(source, /"@lenscape\/ui\/([\w-]+)"/g));
  const usedBy = (name: string) => [...uses].filter(([, used]) => used.includes(name)).map(([by]) => by);
  const inProduct = (name: string, seen: string[] = []): number =>
    seen.includes(name)
      ? 0
      : direct.filter((used) => used === name).length +
        usedBy(name).reduce((sum, by) => sum + inProduct(by, [...seen, name]), 0);
  return Object.fromEntries(
    [...widgets].map(([name, source]) => {
      const checks = source.stories + source.tests;
      const keys = keysPressed(checks);
      const count = inProduct(name);
      return [
        name,
        {
          ...(changed[name] && { changed: changed[name] }),
          named: namesAsked(checks),
          states: STATES.map((state) => `aria-${state}`).filter((state) => source.parts.includes(state)),
          announces: unique(all(source.parts, /role="(status|alert)"|aria-live="(?:polite|assertive)"/g)).map(
            (role) => role || "aria-live",
          ),
          keys,
          uses: uses.get(name) ?? [],
          usedBy: usedBy(name),
          inProduct: count,
          maturity: maturity(source, keys, count),
        },
      ];
    }),
  );
}
