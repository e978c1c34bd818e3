import type { ReactNode } from "react";
import { CATALOG, findCatalogItem } from "./catalog.ts";

/** Returns the URL of a widget's docs page, or of the first story of another page. */
export function getPageUrl(id: string): string {
  const item = findCatalogItem(id);
  return item?.isWidget ? `?path=/docs/${id}--docs` : `?path=/story/${item?.firstStory ?? id}`;
}

/** Link to another page of Storybook, for stories and docs pages. Its default text is the Chinese name. */
export function StoryLink({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <a
      href={getPageUrl(id)}
      target="_top"
      className="text-brand-text underline decoration-brand-line underline-offset-2 hover:decoration-current"
    >
      {children ?? findCatalogItem(id)?.zh ?? id}
    </a>
  );
}

const WIDGETS = new Map(CATALOG.filter(({ isWidget }) => isWidget).map((item) => [item.en, item]));

/** Turns the names of widgets in Markdown into links, except in code and the page's own name. */
export function linkWidgets(markdown: string, self?: string): string {
  return markdown.replace(/`[^`]*`|\b[A-Z][A-Za-z]+\b/g, (word) => {
    const item = WIDGETS.get(word);
    return item && item.id !== self ? `[${word}](${getPageUrl(item.id)})` : word;
  });
}

/** Returns the ids of the widgets that a text names. */
export function findNamedWidgets(text: string, self?: string): string[] {
  const ids = [...text.matchAll(/\b[A-Z][A-Za-z]+\b/g)].flatMap(([word]) => WIDGETS.get(word)?.id ?? []);
  return [...new Set(ids)].filter((id) => id !== self);
}
