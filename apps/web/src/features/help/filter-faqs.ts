import type { RowOf } from "@lenscape/api/types";

export type Faq = RowOf<"faqList">;

/** Filters questions by category and by a keyword, each word of which must be in the question or the answer. */
export function filterFaqs(faqs: readonly Faq[], category: string | undefined, keyword: string): Faq[] {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  return faqs.filter((faq) => {
    if (category !== undefined && faq.category !== category) return false;
    const text = `${faq.question} ${faq.answer}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Returns the categories in the order of the questions. */
export const getCategories = (faqs: readonly Faq[]): string[] => [
  ...new Set(faqs.map(({ category }) => category)),
];
