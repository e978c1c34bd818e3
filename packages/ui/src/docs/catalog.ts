import { ACTIONS } from "./catalog/actions.ts";
import { COMMUNITY } from "./catalog/community.ts";
import type { PageEntries, WidgetEntries } from "./catalog/entry.ts";
import { FEEDBACK } from "./catalog/feedback.ts";
import { FORMS } from "./catalog/forms.ts";
import { LISTS } from "./catalog/lists.ts";
import { NAVIGATION } from "./catalog/navigation.ts";
import { OPERATOR } from "./catalog/operator.ts";
import { OVERLAYS } from "./catalog/overlays.ts";
import { FOUNDATIONS, PAGES, PATTERNS, START } from "./catalog/pages.ts";

const pascal = (folder: string) => folder.replace(/(?:^|-)(\w)/g, (_, first) => first.toUpperCase());

/** `DropdownMenu` of `dropdown-menu`. */
const named = (entries: WidgetEntries): PageEntries =>
  Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, { ...entry, en: pascal(id) }]));

interface Group {
  zh: string;
  en: string;
  /** Whether it holds widgets, or pages about them. */
  widgets: boolean;
  entries: PageEntries;
}

/** What the sidebar, the search, the gallery and the docs pages are made of, in the order of the sidebar. */
export const GROUPS = {
  start: { zh: "从这里开始", en: "Start", widgets: false, entries: START },
  foundations: { zh: "基础", en: "Foundations", widgets: false, entries: FOUNDATIONS },
  actions: { zh: "动作", en: "Actions", widgets: true, entries: named(ACTIONS) },
  feedback: { zh: "反馈", en: "Feedback", widgets: true, entries: named(FEEDBACK) },
  overlays: { zh: "浮层", en: "Overlays", widgets: true, entries: named(OVERLAYS) },
  forms: { zh: "表单", en: "Forms", widgets: true, entries: named(FORMS) },
  lists: { zh: "列表", en: "Lists", widgets: true, entries: named(LISTS) },
  navigation: { zh: "导航", en: "Navigation", widgets: true, entries: named(NAVIGATION) },
  community: { zh: "社区", en: "Community", widgets: true, entries: named(COMMUNITY) },
  operator: { zh: "运营", en: "Operator", widgets: true, entries: named(OPERATOR) },
  patterns: { zh: "模式", en: "Patterns", widgets: false, entries: PATTERNS },
  pages: { zh: "页面", en: "Pages", widgets: false, entries: PAGES },
} satisfies Record<string, Group>;

export type GroupKey = keyof typeof GROUPS;

export interface CatalogItem {
  /** The id of its stories; of a widget its folder too. */
  id: string;
  group: GroupKey;
  zh: string;
  en: string;
  also: string[];
  purpose: string;
  /** Whether it is a widget rather than a page about widgets. */
  widget: boolean;
}

/** Everything that has stories, in the order of the sidebar. */
export const CATALOG: CatalogItem[] = Object.entries(GROUPS).flatMap(([group, { widgets, entries }]) =>
  Object.entries(entries as PageEntries).map(([id, { zh, en, also, purpose }]) => ({
    id,
    group: group as GroupKey,
    zh,
    en,
    also: also.split(" "),
    purpose,
    widget: widgets,
  })),
);

/** One thing that has stories; undefined for an id that the catalog does not hold. */
export const catalogItem = (id: string): CatalogItem | undefined => CATALOG.find((item) => item.id === id);

/** Between the name of a thing and the other words it is found by. */
const ALSO = " · ";

/**
 * The title under which Storybook keeps something: its group, its names, and behind them the words that the search of
 * the sidebar finds it by. `shortTitle` takes those off again where they would be in the way.
 */
export function storyTitle({ group, zh, en, also }: CatalogItem): string {
  return `${GROUPS[group].zh} ${GROUPS[group].en}/${zh} ${en}${ALSO}${also.join(" ")}`;
}

/** A title, or the name at its end, without the words that are there for the search. */
export const shortTitle = (title: string): string => title.split(ALSO)[0] ?? title;
