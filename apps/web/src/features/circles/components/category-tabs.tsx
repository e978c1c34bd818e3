import { LinkTabs } from "@lenscape/ui/link-tabs";
import { KeepScrollLinks } from "#shell/navigation/keep-scroll-links.tsx";
import { circlesText as text } from "../text.ts";

interface CategoryTabsProps {
  categories: readonly string[];
  /** Selected category; empty for all. */
  current: string;
  getHref: (category?: string) => string;
}

/** Categories of forums as links. The first one is aligned with the cards below. */
export function CategoryTabs({ categories, current, getHref }: CategoryTabsProps) {
  const items = [
    { href: getHref(), label: text.all },
    ...categories.map((category) => ({ href: getHref(category), label: category })),
  ];
  return (
    <KeepScrollLinks>
      <LinkTabs
        aria-label={text.categories}
        className="mb-4 border-border border-b max-md:px-4 [&>:first-child]:-ml-3"
        items={items}
        current={getHref(current || undefined)}
      />
    </KeepScrollLinks>
  );
}

/** Returns the categories of rows without duplicates, sorted, so that their order does not depend on the rows. */
export const getCategories = (rows: readonly { category: string }[]): string[] =>
  [...new Set(rows.map(({ category }) => category).filter(Boolean))].sort();
