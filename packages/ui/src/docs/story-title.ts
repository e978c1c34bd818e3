/** Groups of the sidebar in their order: Chinese name by English name. */
export const GROUPS = {
  Start: "从这里开始",
  Foundations: "基础",
  Actions: "动作",
  Feedback: "反馈",
  Overlays: "浮层",
  Forms: "表单",
  Lists: "列表",
  Navigation: "导航",
  Community: "社区",
  Operator: "运营",
  Patterns: "模式",
  Pages: "页面",
};

export type Group = keyof typeof GROUPS;

/** Storybook page of a widget, a foundation or a page of the forum. */
export interface CatalogItem {
  /** Prefix of the ids of its stories. The id of a widget is its folder. */
  id: string;
  /** Id of its first story. */
  firstStory: string;
  group: Group;
  /** Chinese name. */
  zh: string;
  /** English name. */
  en: string;
  /** Synonyms that the sidebar's search finds. */
  also: string[];
  /** Purpose of a widget in one sentence; empty for other pages. */
  purpose: string;
  isWidget: boolean;
}

/** Separates the names in a title from its synonyms. */
const SYNONYMS = " · ";

/** Removes the synonyms from a title or from the last part of a title. */
export const shortTitle = (title: string): string => title.split(SYNONYMS)[0] ?? title;

/** `反馈 Feedback/未读 Badge · 角标 红点`. */
const TITLE = /^(\S+) (\w+)\/(\S+) (.+?) · (.+)$/;

/** `AllComponents` → `all-components`. */
const kebab = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, "-$&").toLowerCase();

/**
 * Reads the catalog entry of a file of stories: `id` and `title` of its meta, and the `purpose` of its usage.
 * Returns undefined if the title names no group with both of its names.
 */
export function readCatalogItem(path: string, source: string): CatalogItem | undefined {
  const [, id = "", title = ""] = /const meta = \{\s+id: "([\w-]+)",\s+title:\s+"(.+)",/.exec(source) ?? [];
  const [, groupZh, group, zh = "", en = "", also = ""] = TITLE.exec(title) ?? [];
  if (!group || GROUPS[group as Group] !== groupZh) return undefined;
  return {
    id,
    firstStory: `${id}--${kebab(/^export const (\w+): Story/m.exec(source)?.[1] ?? "")}`,
    group: group as Group,
    zh,
    en,
    also: also.split(" "),
    purpose: /\bpurpose:\s+"(.+)",/.exec(source)?.[1] ?? "",
    isWidget: path.includes("widgets/"),
  };
}

/**
 * Reads the catalog from the sources of all stories, in the order of the sidebar's groups.
 * @param sources text by path
 */
export function readCatalog(sources: Record<string, string>): CatalogItem[] {
  const order = Object.keys(GROUPS);
  return Object.entries(sources)
    .flatMap(([path, source]) => (path.endsWith(".stories.tsx") && readCatalogItem(path, source)) || [])
    .sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group) || a.en.localeCompare(b.en));
}
