import { and, asc, eq, ilike, or, sql } from "drizzle-orm";
import type { Page } from "../../../core/paging.ts";
import { toLikePattern } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { faqs, faqVotes } from "../../../db/schema/index.ts";

export interface FaqFilter {
  keyWord?: string;
  isShow?: boolean;
}

const matching = ({ keyWord, isShow }: FaqFilter) =>
  and(
    keyWord
      ? or(ilike(faqs.question, toLikePattern(keyWord)), ilike(faqs.answer, toLikePattern(keyWord)))
      : undefined,
    isShow === undefined ? undefined : eq(faqs.isShow, isShow),
  );

const countVotes = (helpful: boolean) =>
  sql<number>`(select count(*)::int from faq_votes v where v.faq_id = ${faqs.id} and v.helpful = ${helpful})`;

/** Lists FAQs in their order, hidden ones included, with their votes. */
export async function listManagedFaqs(db: Db, filter: FaqFilter, { limit, offset }: Page) {
  return db
    .select({
      id: faqs.id,
      category: faqs.category,
      question: faqs.question,
      answer: faqs.answer,
      orderNum: faqs.orderNum,
      isShow: faqs.isShow,
      helpfulCount: countVotes(true),
      unhelpfulCount: countVotes(false),
    })
    .from(faqs)
    .where(matching(filter))
    .orderBy(asc(faqs.orderNum), asc(faqs.id))
    .limit(limit)
    .offset(offset);
}

export async function countFaqs(db: Db, filter: FaqFilter): Promise<number> {
  return db.$count(faqs, matching(filter));
}

/** Locks an FAQ until the transaction ends. */
export async function lockFaq(tx: Db, id: string) {
  const [row] = await tx.select().from(faqs).where(eq(faqs.id, id)).for("update");
  return row;
}

/** Blocks other writes to FAQs until the transaction ends, so that the count and the duplicate check stay true. */
export async function blockFaqWrites(tx: Db): Promise<void> {
  await tx.execute(sql`lock table faqs in share row exclusive mode`);
}

/** Whether the category already has this question. */
export async function isDuplicateFaq(
  tx: Db,
  { category, question }: Pick<typeof faqs.$inferInsert, "category" | "question">,
): Promise<boolean> {
  return (await tx.$count(faqs, and(eq(faqs.category, category), eq(faqs.question, question)))) > 0;
}

/** Inserts an FAQ, or updates the FAQ with the ID. @returns the ID, or undefined if the FAQ does not exist */
export async function saveFaq(
  tx: Db,
  id: string | undefined,
  row: typeof faqs.$inferInsert,
): Promise<string | undefined> {
  const [saved] =
    id === undefined
      ? await tx.insert(faqs).values(row).returning({ id: faqs.id })
      : await tx.update(faqs).set(row).where(eq(faqs.id, id)).returning({ id: faqs.id });
  return saved?.id;
}

/** Deletes an FAQ with its votes. The caller must have locked it. */
export async function deleteFaq(tx: Db, id: string): Promise<void> {
  await tx.delete(faqVotes).where(eq(faqVotes.faqId, id));
  await tx.delete(faqs).where(eq(faqs.id, id));
}
