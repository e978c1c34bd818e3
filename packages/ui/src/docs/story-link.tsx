import type { ReactNode } from "react";
import { CATALOG, catalogItem } from "./catalog.ts";

/** The address of the page about something in the catalog: its manual, or its first story where there is none. */
export function pageAddress(id: string): string {
  const item = catalogItem(id);
  return item?.widget ? `?path=/docs/${id}--docs` : `?path=/story/${FIRST[id] ?? id}`;
}

/** The first stories of the pages that are linked to. */
const FIRST: Record<string, string> = {
  "start-introduction": "start-introduction--welcome",
  "start-components": "start-components--all-components",
  "start-status": "start-status--table",
  "foundations-colors": "foundations-colors--semantic",
  "foundations-type": "foundations-type--large-text",
  "foundations-design-tokens": "foundations-design-tokens--files",
};

/** A link to another page of Storybook, from inside a story or a docs page. */
export function StoryLink({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <a
      href={pageAddress(id)}
      target="_top"
      className="text-brand-text underline decoration-brand-line underline-offset-2 hover:decoration-current"
    >
      {children ?? catalogItem(id)?.zh ?? id}
    </a>
  );
}

const BY_NAME = new Map(CATALOG.filter(({ widget }) => widget).map((item) => [item.en, item]));

/** Markdown in which every widget that is named is a link to its page; not inside code, and not to itself. */
export function withLinks(markdown: string, self?: string): string {
  return markdown.replace(/`[^`]*`|\b[A-Z][A-Za-z]+\b/g, (word) => {
    const item = BY_NAME.get(word);
    return item && item.id !== self ? `[${word}](${pageAddress(item.id)})` : word;
  });
}

/** The widgets that a text names, by id, each once. */
export function namedIn(text: string, self?: string): string[] {
  const ids = [...text.matchAll(/\b[A-Z][A-Za-z]+\b/g)].flatMap(([word]) => BY_NAME.get(word)?.id ?? []);
  return [...new Set(ids)].filter((id) => id !== self);
}
