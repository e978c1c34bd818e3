import type { RowOf } from "@lenscape/api/types";

export type Faq = RowOf<"faqList">;

/** The questions of a category, or of all, that hold every word of `keyword` in question or answer. */
export function filterFaqs(faqs: readonly Faq[], category: string | undefined, keyword: string): Faq[] {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  return faqs.filter((faq) => {
    if (category !== undefined && faq.category !== category) return false;
    const text = `${faq.question} ${faq.answer}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The categories in the order of the questions. */
export const categoriesOf = (faqs: readonly Faq[]): string[] => [
  ...new Set(faqs.map(({ category }) => category)),
];
