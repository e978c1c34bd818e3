import { toComponentName } from "./usage.ts";

/** `stable`: used by the product, with tests of behaviour and of keys, if any. `trial`: used by the product. */
export type Maturity = "stable" | "trial" | "draft" | "deprecated";

/** Facts about a widget from its source, its stories and its tests. */
export interface WidgetFacts {
  /** Doc comment of its component. */
  description: string;
  /** Names of its stories in the order of the file. */
  stories: string[];
  /** Number of stories with a play function. */
  plays: number;
  /** Whether it takes keys: the stories press some or document some. */
  hasKeys: boolean;
  /** Keys that stories and tests press. */
  keys: string[];
  /** Roles and names by which stories and tests find it. */
  names: { role: string; name: string }[];
  /** `aria-` states that it sets. */
  states: string[];
  /** Live regions that it contains: `status`, `alert`. */
  announces: string[];
  /** `data-slot` names of its parts. */
  slots: string[];
  /** Widgets that it contains. */
  uses: string[];
  /** Widgets that contain it. */
  usedBy: string[];
  /** Whether it uses only semantic colours, whose contrast is tested in both themes. */
  hasSemanticColors: boolean;
  /** Whether axe violations in its stories are errors. */
  isTestedByAxe: boolean;
  maturity: Maturity;
  /** Date of the last change to its source, `2026-11-23`; undefined without a Git history. */
  changed?: string;
}

const STATES = ["busy", "checked", "current", "disabled", "expanded", "invalid", "pressed", "selected"];
const RAW_COLOR = /#[0-9a-f]{3,8}\b|\brgba?\(|\b(?:neutral|brand|amber|red|blue|plum)-\d{2,4}\b/i;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

/** Returns the first groups of all matches, each once. */
const findAll = (source: string, pattern: RegExp) => [
  ...new Set([...source.matchAll(pattern)].map((match) => match[1] ?? "")),
];

/** Returns the roles and names in queries of stories or tests, each once. */
export function findNames(source: string): WidgetFacts["names"] {
  const pattern = /ByRole(?:<\w+>)?\(\s*"(\w+)",\s*\{\s*name: "([^"]+)"/g;
  const names = [...source.matchAll(pattern)].map(([, role = "", name = ""]) => ({ role, name }));
  return [...new Map(names.map((each) => [`${each.role} ${each.name}`, each])).values()];
}

/** Returns the keys that stories or tests press, each once. */
export function findKeys(source: string): string[] {
  const typed = findAll(source, /\.keyboard\(\s*["'`]([^"'`]+)["'`]/g).flatMap((text) =>
    findAll(text, /\{(\w+)/g),
  );
  const tab = /\.tab\(/.test(source) ? ["Tab"] : [];
  return [...new Set([...tab, ...typed, ...findAll(source, /\.press\(\s*"(\w+)"/g)])];
}

/** Returns the names of the lucide icons that sources import, sorted. */
export function findIcons(source: string): string[] {
  const names = findAll(source, /import \{([^}]+)\} from "lucide-react"/g).flatMap((list) =>
    list.split(",").map((name) => name.trim().replace(/ as .*/, "")),
  );
  return [...new Set(names)].filter((name) => name && !name.startsWith("type ")).sort();
}

/** Returns the doc comment of an exported component in one line. */
function findDescription(source: string, component: string): string {
  const pattern = new RegExp(
    `/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export (?:function|const) ${component}\\b`,
  );
  return (pattern.exec(source)?.[1] ?? "").replace(/(?:\s*\n\s*\*?)+\s*/g, " ").trim();
}

interface Sources {
  source: string;
  stories: string;
  tests: string;
}

/** Joins the files of each widget by kind. Guidance is part of neither. */
function groupByWidget(files: Record<string, string>): Map<string, Sources> {
  const widgets = new Map<string, Sources>();
  for (const [path, text] of Object.entries(files)) {
    const [, folder = "", file = ""] = /widgets\/([\w-]+)\/([\w.-]+)$/.exec(path) ?? [];
    if (!folder || file.includes(".guidance.")) continue;
    const widget = widgets.get(folder) ?? { source: "", stories: "", tests: "" };
    widget[file.includes(".stories.") ? "stories" : file.includes(".test.") ? "tests" : "source"] +=
      `${text}\n`;
    widgets.set(folder, widget);
  }
  return widgets;
}

function getMaturity({ source, stories }: Sources, keys: string[], isInProduct: boolean): Maturity {
  if (/@deprecated/.test(source)) return "deprecated";
  if (!isInProduct) return "draft";
  const hasTestedKeys = keys.length > 0 || !/\bkeys: \{/.test(stories);
  return /^ {2}play:/m.test(stories) && hasTestedKeys ? "stable" : "trial";
}

/**
 * Reads the facts about all widgets.
 * @param files text by path below `packages/ui/src`, with stories and tests
 * @param product texts of the product's files
 * @param changed date of the last change by folder
 */
export function readWidgetFacts(
  files: Record<string, string>,
  product: readonly string[],
  changed: Record<string, string>,
): Record<string, WidgetFacts> {
  const widgets = groupByWidget(files);
  const uses = new Map(
    [...widgets].map(([folder, { source }]) => [folder, findAll(source, /from "\.\.\/([\w-]+)\//g)]),
  );
  const findUsers = (folder: string) =>
    [...uses].filter(([, used]) => used.includes(folder)).map(([user]) => user);
  const inProduct = new Set(product.flatMap((source) => findAll(source, /"@lenscape\/ui\/([\w-]+)"/g)));
  // A set visits the widgets that are added during the loop, too.
  for (const folder of inProduct) for (const used of uses.get(folder) ?? []) inProduct.add(used);
  return Object.fromEntries(
    [...widgets].map(([folder, widget]) => {
      const { source, stories, tests } = widget;
      const keys = findKeys(stories + tests);
      const facts: WidgetFacts = {
        description: findDescription(source, toComponentName(folder)),
        stories: findAll(stories, /^export const (\w+): Story/gm),
        plays: [...stories.matchAll(/^ {2}play:/gm)].length,
        hasKeys: /userEvent\.(?:keyboard|tab)\(|\bkeys: \{/.test(stories),
        keys,
        names: findNames(stories + tests),
        states: STATES.map((state) => `aria-${state}`).filter((state) => source.includes(state)),
        announces: findAll(source, /role="(status|alert)"|aria-live="(?:polite|assertive)"/g).map(
          (role) => role || "aria-live",
        ),
        slots: findAll(source, /data-slot="([\w-]+)"/g),
        uses: uses.get(folder) ?? [],
        usedBy: findUsers(folder),
        hasSemanticColors: !RAW_COLOR.test(source.replace(COMMENT, "")),
        isTestedByAxe: !/a11y:\s*\{[^}]*(?:disable: true|test: "(?:off|todo)")/.test(stories),
        maturity: getMaturity(widget, keys, inProduct.has(folder)),
        ...(changed[folder] && { changed: changed[folder] }),
      };
      return [folder, facts];
    }),
  );
}
