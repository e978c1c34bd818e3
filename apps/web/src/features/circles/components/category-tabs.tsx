import { LinkTabs } from "@lenscape/ui/link-tabs";
import { communityText as text } from "#copy/community-text.ts";
import { StayLinks } from "#shell/navigation/stay-link.tsx";

interface CategoryTabsProps {
  categories: readonly string[];
  /** The chosen category; all when empty. */
  current: string;
  hrefOf: (category?: string) => string;
}

/** The categories of forums as links, the first one in line with the cards below. */
export function CategoryTabs({ categories, current, hrefOf }: CategoryTabsProps) {
  const items = [
    { href: hrefOf(), label: text.all },
    ...categories.map((category) => ({ href: hrefOf(category), label: category })),
  ];
  return (
    <StayLinks>
      <LinkTabs
        aria-label={text.categories}
        className="mb-4 border-border border-b max-md:px-4 [&>:first-child]:-ml-3"
        items={items}
        current={hrefOf(current || undefined)}
      />
    </StayLinks>
  );
}

/** The categories that occur, each once; in one order on every page, however its rows are sorted. */
export const categoriesOf = (rows: readonly { category: string }[]): string[] =>
  [...new Set(rows.map(({ category }) => category).filter(Boolean))].sort();
