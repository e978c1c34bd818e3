/** What the sources of a widget say about how finished it is. */
export interface WidgetStatus {
  /** The folder. */
  name: string;
  /** The id under which Storybook keeps its docs page. */
  docsId: string;
  /** The names of its stories, in the order of the file. */
  stories: string[];
  /** How many of them assert behaviour. */
  plays: number;
  /** Whether a story presses keys, the keys are only written down, or there is nothing to focus. */
  keyboard: "tested" | "documented" | "none";
  /** Only semantic colours, so that both themes come from the tokens, whose contrast is tested. */
  dark: boolean;
  /** Every story runs under axe as an error. */
  a11y: boolean;
  /** Purpose, when not, keys: the guide of the docs page. */
  docs: boolean;
}

const RAW_COLOR = /#[0-9a-f]{3,8}\b|\brgba?\(|\b(?:neutral|brand|amber|red|blue|plum)-\d{2,4}\b/i;

const plain = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, "");

/** Reads one widget: the source of its stories and of its parts. */
export function widgetStatus(name: string, stories: string, parts: readonly string[]): WidgetStatus {
  const keys = /userEvent\.(?:keyboard|tab)\(/.test(stories);
  return {
    name,
    docsId: `${name}--docs`,
    stories: [...stories.matchAll(/^export const (\w+): Story/gm)].map((match) => match[1] ?? ""),
    plays: [...stories.matchAll(/^ {2}play:/gm)].length,
    keyboard: keys ? "tested" : /\bkeys: \{/.test(stories) ? "documented" : "none",
    dark: !parts.some((part) => RAW_COLOR.test(plain(part))),
    a11y: !/a11y:\s*\{[^}]*(?:disable: true|test: "(?:off|todo)")/.test(stories),
    docs: /\busage\(\{/.test(stories),
  };
}

/**
 * Every widget of a set of files, by folder. Takes path → source, where a path ends in `/widgets/<name>/<file>`;
 * tests are left out.
 */
export function widgetStatuses(files: Record<string, string>): WidgetStatus[] {
  const folders = new Map<string, { stories: string; parts: string[] }>();
  for (const [path, source] of Object.entries(files)) {
    const [, name = "", file = ""] = /widgets\/([\w-]+)\/([\w.-]+)$/.exec(path) ?? [];
    if (!name || file.includes(".test.")) continue;
    const folder = folders.get(name) ?? { stories: "", parts: [] };
    if (file.endsWith(".stories.tsx")) folder.stories += source;
    else folder.parts.push(source);
    folders.set(name, folder);
  }
  return [...folders].map(([name, { stories, parts }]) => widgetStatus(name, stories, parts));
}
